#!/usr/bin/env python3
"""Writes a spec of about a given size, the same bytes for the same arguments.

    make-spec.py FOLDER MEGABYTES

One api.yaml and as many module files of 60 endpoints and 60 models as the size asks for, written the way
people write them: presets, in-place bodies, enums, a oneOf, references between models.
"""
import pathlib
import sys

API = """\
spec: 1
name: Bench
json: { keys: snakeCase, dates: epochMilliseconds }
servers:
  api:
    environments: { production: https://api.example.com, test: https://test.example.com }
    envelope: { code: code, message: msg, data: data, success: [0], sessionExpired: [10401] }
headers: { X-Client-Version: clientVersion, X-Timestamp: timestampMilliseconds }
session: { header: Authorization, scheme: Bearer }
defaults: { server: api, auth: session, timeout: normal }
errors: { 20001: rateLimited, 20002: maintenance }
presets:
  page:
    query: { page: int = 1, size: { type: int, default: 20, minimum: 1, maximum: 50 } }
    paging: { style: page, parameter: page, size: size, items: items, more: hasMore }
  read: { retry: transient, inFlight: share }
models:
  Page: { generic: [Item], fields: { items: list<Item>, hasMore: bool, total: int? } }
"""

MODEL = """\
  {name}:
    description: What the backend keeps of item {index} in module {module}, as lists and details show it.
    fields:
      id: int64
      title: {{ type: string, minLength: 1, maxLength: 120, example: A title of some length }}
      subtitle: string?
      createdAt: dateTime
      updatedAt: {{ type: dateTime, nullable: true }}
      ownerID: {{ type: int64, format: string, description: "Sent as text, so that JavaScript keeps its digits." }}
      score: double = 0
      price: decimal
      tags: {{ type: list<string>, default: [] }}
      link: url?
      state: {{ enum: [draft, active, archived, removed], default: draft }}
      counts: map<int>
      previous: {previous}?
"""

ENDPOINTS = """\
  list{index}:
    summary: The items of kind {index} that the signed-in user may see, newest first.
    method: GET
    path: /kind-{index}
    use: [page, read]
    query:
      query: string?
      since: dateTime?
      order: {{ enum: [newest, oldest, hottest], default: newest }}
    response: Page<{name}>
    cache: {{ maxAge: 5m, varyBy: [session, locale] }}
  update{index}:
    summary: Changes one item of kind {index}; fields that are left out stay as they are.
    method: PUT
    path: /kind-{index}/{{id}}
    pathParameters: {{ id: int64 }}
    body:
      fields:
        title: string?
        note: {{ type: "string?", nullable: true, maxLength: 500 }}
        scores: list<double>
    response: {name}
    retry: transient
    errors: {{ {code}: refused{index} }}
"""


def module(number):
    name = f"Module{number}"
    lines = [f"module: {name}\npath: /v1/module-{number}\nendpoints:\n"]
    for index in range(60):
        lines.append(ENDPOINTS.format(index=index, name=f"{name}Item{index}", code=30000 + index))
    lines.append("models:\n")
    for index in range(60):
        lines.append(MODEL.format(
            name=f"{name}Item{index}", module=number, index=index, previous=f"{name}Item{max(index - 1, 0)}"))
    return "".join(lines)


def main():
    folder = pathlib.Path(sys.argv[1])
    wanted = int(float(sys.argv[2]) * 1_000_000)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "api.yaml").write_text(API)
    written = len(API)
    number = 0
    while written < wanted:
        text = module(number)
        (folder / f"module-{number:04}.yaml").write_text(text)
        written += len(text)
        number += 1


main()
