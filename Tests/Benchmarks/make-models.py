#!/usr/bin/env python3
"""Writes a spec of models with ten fields each and one endpoint a model, the same bytes for the same arguments.

    make-models.py FOLDER COUNT [full]

Names on the wire are the Swift names and every type is one that `Codable` reads by itself, so that the plain form
of the same API needs nothing but what the compiler synthesises. With `full`, models have every conformance.
"""
import pathlib
import sys

API = """\
spec: 1
name: Bench
servers: {{ api: {{ environments: {{ production: 'https://api.example.com' }} }} }}
swift: {{ conformances: {conformances} }}
"""

MODEL = """\
  Model{index}:
    fields:
      id: int64
      title: string
      subtitle: string?
      score: double
      isOpen: bool
      count: int
      link: url?
      tags: list<string>
      counts: map<int>
      previous: {previous}
"""

ENDPOINT = """\
  get{index}: {{ method: GET, path: '/models/{index}', query: {{ page: 'int = 1', text: 'string?' }}, response: list<Model{index}> }}
"""

A_MODULE = 30


def main():
    folder = pathlib.Path(sys.argv[1])
    count = int(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    conformances = "full" if "full" in sys.argv[3:] else "needed"
    (folder / "api.yaml").write_text(API.format(conformances=conformances))
    for start in range(0, count, A_MODULE):
        indices = range(start, min(start + A_MODULE, count))
        lines = [f"module: Module{start // A_MODULE}\nendpoints:\n"]
        lines += [ENDPOINT.format(index=index) for index in indices]
        lines.append("models:\n")
        for index in indices:
            # The tenth of each ten stands in the others, so that no value is large.
            previous = f"Model{index // 10 * 10}?" if index % 10 else "string?"
            lines.append(MODEL.format(index=index, previous=previous))
        (folder / f"module-{start // A_MODULE:03}.yaml").write_text("".join(lines))


main()
