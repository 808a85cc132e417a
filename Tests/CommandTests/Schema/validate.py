#!/usr/bin/env python3
"""Holds specs against the JSON Schema that `endpointgen schema spec` prints.

    validate.py validate SCHEMA ROLE FILE ...   one line a file: how many errors it has, then the first
    validate.py mutate SEED COUNT FOLDER FILE ...   writes COUNT damaged copies, one line each: name, source, damage

YAML becomes JSON event by event: keys are the text they are, scalars without quotes follow the core schema of
YAML 1.2 (section 10.3.2), merge keys are merged.
"""
import json
import random
import re
import sys

import yaml

# Of libyaml: the one written in Python does not take `{ a: int? }`.
LOADER = yaml.CSafeLoader
CORE = [
    (re.compile(r"^(null|Null|NULL|~|)$"), lambda text: None),
    (re.compile(r"^(true|True|TRUE)$"), lambda text: True),
    (re.compile(r"^(false|False|FALSE)$"), lambda text: False),
    (re.compile(r"^[-+]?[0-9]+$"), int),
    (re.compile(r"^0o[0-7]+$"), lambda text: int(text[2:], 8)),
    (re.compile(r"^0x[0-9a-fA-F]+$"), lambda text: int(text[2:], 16)),
    (re.compile(r"^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?$"), float),
    (re.compile(r"^[-+]?\.(inf|Inf|INF)$"), lambda text: float(text.lower().replace(".", ""))),
    (re.compile(r"^\.(nan|NaN|NAN)$"), lambda text: float("nan")),
]


def is_plain(event):
    return event.style in (None, "")


class Reader:
    def __init__(self, text):
        self.events = iter(yaml.parse(text, Loader=LOADER))
        self.anchors = {}

    def document(self):
        for event in self.events:
            if isinstance(event, yaml.DocumentStartEvent):
                return self.value(next(self.events))
        return None

    def value(self, event):
        if isinstance(event, yaml.AliasEvent):
            return self.anchors[event.anchor]
        if isinstance(event, yaml.ScalarEvent):
            result = self.plain(event.value) if is_plain(event) else event.value
        elif isinstance(event, yaml.SequenceStartEvent):
            result = self.items()
        else:
            result = self.members()
        if event.anchor:
            self.anchors[event.anchor] = result
        return result

    def items(self):
        items = []
        while not isinstance(event := next(self.events), yaml.SequenceEndEvent):
            items.append(self.value(event))
        return items

    def members(self):
        members, merged = {}, {}
        while not isinstance(event := next(self.events), yaml.MappingEndEvent):
            if event.anchor:
                self.anchors[event.anchor] = event.value
            value = self.value(next(self.events))
            if event.value == "<<" and is_plain(event):
                for source in value if isinstance(value, list) else [value]:
                    merged = {**source, **merged}
            else:
                members[event.value] = value
        return {**merged, **members}

    @staticmethod
    def plain(text):
        return next((make(text) for form, make in CORE if form.match(text)), text)


def validate(schema_path, role, files):
    import jsonschema

    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    if role != "single":
        schema = {"$ref": "#/$defs/" + role, "$defs": schema["$defs"]}
    validator = jsonschema.Draft202012Validator(schema)
    for path in files:
        with open(path, encoding="utf-8") as file:
            errors = list(validator.iter_errors(Reader(file.read()).document()))
        first = jsonschema.exceptions.best_match(errors)
        words = "" if first is None else f"{'/'.join(map(str, first.absolute_path))}: {first.message}"
        print(len(errors), words.replace("\n", " ")[:300], sep="\t")


class Damage:
    """One change somewhere in a document's nodes, every depth as likely as another."""

    WORDS = ["zzz", "fast", "none", "GET", "yes", "12", "true", "200", "Order", "string", "1.5", "-3", "a.b"]

    def __init__(self, root, chance, keys):
        self.root, self.chance, self.keys = root, chance, keys
        self.levels = []
        self.collect(root, 0)

    def collect(self, node, depth):
        if not isinstance(node, yaml.ScalarNode):
            if depth == len(self.levels):
                self.levels.append([])
            self.levels[depth].append(node)
            for child in node.value:
                self.collect(child[1] if isinstance(child, tuple) else child, depth + 1)

    def apply(self):
        ways = [self.add_key, self.misspell_key, self.remove_key, self.change_kind, self.change_word, self.empty]
        return self.chance.choice(ways)()

    def mapping(self):
        levels = [[node for node in level if isinstance(node, yaml.MappingNode) and node.value] for level in self.levels]
        return self.chance.choice(self.chance.choice([level for level in levels if level]))

    def place(self):
        mapping = self.mapping()
        return mapping, self.chance.randrange(len(mapping.value))

    def add_key(self):
        key = self.chance.choice(["zzz", "Zzz", self.chance.choice(self.keys)])
        mapping = self.mapping()
        if all(pair[0].value != key for pair in mapping.value):
            mapping.value.append((scalar(key), scalar(self.chance.choice(self.WORDS))))
        return f"added {key}"

    def misspell_key(self):
        mapping, index = self.place()
        key, value = mapping.value[index]
        mapping.value[index] = (scalar(key.value + "x"), value)
        return f"misspelt {key.value}"

    def remove_key(self):
        mapping, index = self.place()
        return f"removed {mapping.value.pop(index)[0].value}"

    def change_kind(self):
        mapping, index = self.place()
        key, value = mapping.value[index]
        kinds = [scalar(self.chance.choice(self.WORDS)), sequence([]), sequence([scalar("zzz")])]
        kinds += [collection([]), collection([(scalar("zzz"), scalar("zzz"))]), sequence([value])]
        mapping.value[index] = (key, self.chance.choice(kinds))
        return f"changed the kind of {key.value}"

    def change_word(self):
        mapping, index = self.place()
        key, value = mapping.value[index]
        for _ in range(20):
            if isinstance(value, yaml.ScalarNode):
                break
            mapping, index = self.place()
            key, value = mapping.value[index]
        mapping.value[index] = (key, scalar(self.chance.choice(self.WORDS)))
        return f"changed the word of {key.value}"

    def empty(self):
        mapping, index = self.place()
        mapping.value[index] = (mapping.value[index][0], scalar("~"))
        return f"emptied {mapping.value[index][0].value}"


def scalar(text):
    return yaml.ScalarNode(yaml.SafeLoader("").resolve(yaml.ScalarNode, text, (True, False)), text)


def sequence(items):
    return yaml.SequenceNode("tag:yaml.org,2002:seq", items, flow_style=True)


def collection(pairs):
    return yaml.MappingNode("tag:yaml.org,2002:map", pairs, flow_style=True)


def mutate(seed, count, folder, files):
    chance = random.Random(seed)
    texts = []
    for path in files:
        with open(path, encoding="utf-8") as file:
            texts.append(file.read())
    keys = sorted({pair[0].value for text in texts for pair in pairs(yaml.compose(text, Loader=LOADER))})
    for number in range(count):
        source = number % len(files)
        root = yaml.compose(texts[source], Loader=LOADER)
        words = Damage(root, chance, keys).apply()
        name = f"{number:03}.yaml"
        with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
            file.write(yaml.serialize(root, Dumper=yaml.CSafeDumper, width=100000, allow_unicode=True))
        print(name, files[source], words, sep="\t")


def pairs(node):
    for child in [] if isinstance(node, yaml.ScalarNode) else node.value:
        if isinstance(child, tuple):
            yield child
        yield from pairs(child[1] if isinstance(child, tuple) else child)


if __name__ == "__main__":
    if sys.argv[1] == "validate":
        validate(sys.argv[2], sys.argv[3], sys.argv[4:])
    else:
        mutate(int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], sys.argv[5:])
