#!/usr/bin/env python3
"""Confirms by two OpenAPI documents that changes are as said; it knows nothing of the generator.

    look_up.py BASE HEAD    reads lines 'rule@place levels' and prints those that the documents do not show

Names in places are Swift's, so letters and digits alone are compared, without case.
"""
import json
import re
import sys

SUCCESS = re.compile("2..")


def plain(name):
    return re.sub("[^a-z0-9]", "", name.lower())


class Document:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.root = json.load(file)
        self.schemas = {plain(name): schema for name, schema in self.root["components"]["schemas"].items()}
        self.operations = {}
        for path, item in self.root["paths"].items():
            for method, operation in item.items():
                if isinstance(operation, dict) and "operationId" in operation:
                    self.operations[plain(operation["operationId"])] = operation

    def followed(self, schema):
        while isinstance(schema, dict) and "$ref" in schema:
            node = self.root
            for step in schema["$ref"].removeprefix("#/").split("/"):
                node = node[step]
            schema = node
        return schema

    def schema(self, name):
        """By the name of its model; a model that only endpoints patch has the schema's name and 'Partial'."""
        key = plain(name)
        return self.schemas.get(key) or self.schemas.get(key.removesuffix("partial"))

    def operation(self, module, name):
        return self.operations.get(plain(name)) or self.operations.get(plain(module + name))

    def members(self, schema):
        schema = self.followed(schema)
        found = {plain(name): value for name, value in schema.get("properties", {}).items()}
        for part in schema.get("allOf", []):
            found.update(self.members(part))
        return found

    def member(self, place):
        """The schema of a field of a model or of a body in place, or of an answer; None where there is none."""
        words = place.split(".")
        if len(words) == 1:
            return None
        if len(words) == 2:
            schema = self.schema(words[0])
            return schema and self.members(schema).get(plain(words[1]))
        operation = self.operation(words[0], words[1])
        if operation is None:
            return None
        if words[2:] == ["response"]:
            return self.answers(operation)[0]
        if words[2] == "body" and len(words) == 4:
            content = self.followed(operation["requestBody"])["content"]
            for media in content.values():
                found = self.members(media["schema"]).get(plain(words[3]))
                if found is not None:
                    return found
        return None

    def answers(self, operation):
        """Schemas of the answers that are a success, None for an empty one."""
        found = []
        for status, answer in operation["responses"].items():
            if SUCCESS.fullmatch(status):
                content = self.followed(answer).get("content", {})
                found.append(next(iter(content.values()))["schema"] if content else None)
        return found

    def allows_null(self, schema):
        schema = self.followed(schema)
        kinds = schema.get("type", [])
        if kinds == "null" or "null" in kinds:
            return True
        return any(self.allows_null(part) for key in ("oneOf", "anyOf") for part in schema.get(key, []))

    def value(self, schema):
        """The schema without null."""
        schema = self.followed(schema)
        for key in ("oneOf", "anyOf"):
            parts = [part for part in schema.get(key, []) if self.followed(part).get("type") != "null"]
            if len(parts) == 1 and len(schema[key]) == 2:
                return self.value(parts[0])
        return schema

    def names(self, schema):
        """The values that it lists."""
        schema = self.value(schema)
        listed = [part["const"] for part in schema.get("oneOf", []) if isinstance(part, dict) and "const" in part]
        return listed + schema.get("enum", [])

    def uses(self, name):
        return json.dumps(self.root).count(f'"#/components/schemas/{name}"')

    def tags(self, schema):
        """What tells the variants of a oneOf apart: the one listed value of a field that they all have."""
        found = set()
        for part in self.value(schema).get("oneOf", []):
            for member in self.members(part).values():
                listed = self.names(member) + [c for c in [self.followed(member).get("const")] if c is not None]
                if len(listed) == 1:
                    found.add(str(listed[0]))
        return found


def confirms(base, head, rule, place):
    place, _, mark = place.partition("#")
    old, new = base.member(place), head.member(place)
    if rule == "field-removed":
        words = place.split(".")
        if len(words) == 2:
            return old is not None and new is None and head.schema(words[0]) is not None
        # Of an answer: typed where there is one answer, which there was.
        operations = [side.operation(*words[:2]) for side in (base, head)]
        return len(base.answers(operations[0])) == 1 and len(head.answers(operations[1])) > 1
    if rule in ("response-type-changed", "outcome-added", "success-status-added"):
        words = place.split(".")
        first, second = (side.answers(side.operation(*words[:2])) for side in (base, head))
        if rule == "outcome-added":
            known = head.operation(*words[:2])["responses"], base.operation(*words[:2])["responses"]
            return words[3] in known[0] and words[3] not in known[1]
        return len(first) != len(second)
    if rule == "field-no-longer-nullable":
        return base.allows_null(old) and not head.allows_null(new)
    if rule == "limits-tightened":
        first, second = base.value(old or {}).get(mark), head.value(new or {}).get(mark)
        return second is not None and (first is None or (second > first) == mark.startswith("min"))
    if rule in ("type-narrowed", "swift-type-changed"):
        return old is not None and new is not None and is_narrower(base, head, base.value(old), head.value(new))
    if rule == "enum-value-removed":
        name, value = place.rsplit(".", 1)
        listed = [[str(value) for value in side.names(side.schema(name))] for side in (base, head)]
        return value in listed[0] and value not in listed[1]
    if rule == "variant-removed":
        return is_variant_gone(base, head, place)
    if rule == "model-removed":
        gone = base.schema(place) or base.schema(re.sub("(ActionsItem|Item)$", "", place))
        return gone is not None and head.schema(re.sub("(ActionsItem|Item)$", "", place)) is None
    if rule == "model-renamed":
        name = next(name for name in base.root["components"]["schemas"] if plain(name) == plain(place))
        return base.uses(name) > 0 and head.uses(name) == 0
    return False


def is_narrower(base, head, old, new):
    """Lists of what may not be null any more, numbers of fewer bits, values that are listed now."""
    if "items" in old and "items" in new:
        return base.allows_null(old["items"]) and not head.allows_null(new["items"])
    if base.names(old) == [] and head.names(new) != []:
        return True
    return old.get("format") != "int32" and new.get("format") == "int32"


def is_variant_gone(base, head, place):
    owner, tag = place.rsplit(".", 1)
    words = owner.split(".")
    if len(words) == 3:
        schemas = [side.answers(side.operation(*words[:2]))[0] for side in (base, head)]
    else:
        # A list's element has the name of what holds the list, and 'Item'.
        schemas = [element(side, words[0].removesuffix("Item")) for side in (base, head)]
    tags = [side.tags(schema) for side, schema in zip((base, head), schemas)]
    return tag in tags[0] and tag not in tags[1]


def element(document, name):
    key = plain(name)
    for schema, found in document.schemas.items():
        for member, value in document.members(found).items():
            if schema + member == key:
                return document.value(document.value(value)["items"])
    for operation, found in document.operations.items():
        if key.endswith(operation + "response"):
            return document.value(document.value(document.answers(found)[0])["items"])
    return {}


def main():
    base, head = Document(sys.argv[1]), Document(sys.argv[2])
    for line in filter(None, sys.stdin.read().split("\n")):
        rule, _, rest = line.partition("@")
        try:
            is_so = confirms(base, head, rule, rest.split(" ")[0])
        except (AttributeError, KeyError, TypeError, IndexError, StopIteration):
            is_so = False
        if not is_so:
            print(line)


main()
