"""Says what openapi-spec-validator (PyPI) finds wrong in OpenAPI documents, a line each: the file, a tab, the error.

usage: validate.py FILE...
"""

import json
import sys

import yaml
from openapi_spec_validator import OpenAPIV31SpecValidator

for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        document = json.load(file) if path.endswith(".json") else yaml.load(file, yaml.CSafeLoader)
    for error in OpenAPIV31SpecValidator(document).iter_errors():
        place = "/".join(str(part) for part in error.absolute_path)
        print(path, f"{place}: {error.message}"[:500].replace("\n", " "), sep="\t")
print("done")
