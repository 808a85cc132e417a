#!/usr/bin/env python3
"""Changes a spec that make-spec.py wrote, the same way for the same arguments.

    change-spec.py FOLDER STEP [FILES]

In every module file, or in the FILES of them that are STEP's turn, a few models and endpoints change: a field comes, a
limit gets tighter, a default and a summary are others, a retry goes.
"""
import pathlib
import sys

# What each change replaces, where it stands for the first time behind a place that moves with the step.
CHANGES = [
    ("maxLength: 120", "maxLength: 9{step}"),
    ("score: double = 0", "score: double = {step}\n      extra{step}: string?"),
    ("newest first.", "oldest first, {step}."),
    ("retry: transient", "retry: none"),
    ("scores: list<double>", "scores: list<double>\n        more{step}: int?"),
]


def changed(text, step):
    for number, (old, new) in enumerate(CHANGES):
        start = (step * 977 + number * 131) * 100 % max(len(text) // 2, 1)
        place = text.find(old, start)
        if place >= 0:
            text = text[:place] + new.format(step=step) + text[place + len(old):]
    return text


def main():
    folder, step = pathlib.Path(sys.argv[1]), int(sys.argv[2])
    files = sorted(folder.glob("module-*.yaml"))
    count = int(sys.argv[3]) if len(sys.argv) > 3 else len(files)
    for index in range(count):
        path = files[(step * count + index) % len(files)]
        path.write_text(changed(path.read_text(), step))


main()
