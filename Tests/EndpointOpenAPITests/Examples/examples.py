"""Prints the examples of the answers of an OpenAPI document, as JSON: operation, status, key and the example's text.

    examples.py DOCUMENT

Knows nothing of the package: references are followed, and scalars are what YAML 1.2's core schema says.
"""
import json
import re
import sys

import yaml


class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    yaml_implicit_resolvers = {}


SCALARS = [
    ("null", r"~|null|Null|NULL|", "~nN"),
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("int", r"[-+]?[0-9]+", "-+0123456789"),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", "-+.0123456789"),
]
for tag, pattern, first in SCALARS:
    letters = list(first) + ([""] if tag == "null" else [])
    Loader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"^(?:{pattern})$"), letters)
Loader.add_constructor("tag:yaml.org,2002:int", lambda loader, node: int(node.value))

METHODS = "get head post put patch delete options".split()


def main(path):
    with open(path, encoding="utf-8") as file:
        document = json.load(file) if path.endswith(".json") else yaml.load(file, Loader)

    def followed(node):
        while isinstance(node, dict) and "$ref" in node:
            target = document
            for step in node["$ref"].removeprefix("#/").split("/"):
                target = target[step.replace("~1", "/").replace("~0", "~")]
            node = target
        return node

    def examples(media):
        if "example" in media:
            yield "example", media["example"]
        for key, example in media.get("examples", {}).items():
            example = followed(example)
            if "value" in example:
                yield key, example["value"]
        schema = followed(media.get("schema", {}))
        if "example" in schema:
            yield "schema", schema["example"]
        for number, example in enumerate(schema.get("examples", [])):
            yield f"schema{number}", example

    found = []
    for address, item in document["paths"].items():
        for method, operation in followed(item).items():
            if method not in METHODS:
                continue
            for status, answer in operation.get("responses", {}).items():
                for media, content in followed(answer).get("content", {}).items():
                    if "json" not in media:
                        continue
                    for key, value in examples(followed(content)):
                        found.append({
                            "operation": f"{method.upper()} {address}",
                            "status": str(status),
                            "key": key,
                            "text": json.dumps(value, ensure_ascii=False, allow_nan=False),
                        })
    json.dump(found, sys.stdout)


main(sys.argv[1])
