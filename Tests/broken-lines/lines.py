"""The lists of lines to break.

    behaviour 26: what must not be sent twice is sent twice
    in Client/Stages/ReplayStage.swift
    - guard isRenewed, isReplayable else { throw error }
    + guard isRenewed else { throw error }
    test SessionTests/writes

Files are those of Sources/EndpointRuntime unless they begin with `Sources/`. The text behind `-` must be in the file
once; several such lines are one text, and so are several behind `+`, or none: the text is then taken out. Behind `test`
are the functions, one of which must fail. `limit 40` stands where a test waits for ever then: the seconds that it is
given. A `#` begins a comment.

A line in a body costs one file; one that others see, such as a default argument, everything that imports it.
"""
import os
import re

BEHAVIOURS = range(1, 51)
# The first text in the attribute is the display name.
TEST = r'^ +@Test\(\s*"((?:[^"\\]|\\.)*)"(?:(?!@Test).)*?^    func (\w+)\('


class TableError(Exception):
    """What is wrong with the lists, with file and line."""


class Line:
    """One line to break."""

    def __init__(self, behaviour, what, source):
        self.behaviour = behaviour
        self.what = what
        self.source = source  # file and line of the list
        self.path = None
        self.old, self.new, self.tests = [], [], []
        self.names = []  # of its tests, as far as they are of the behaviour
        self.number = None  # in the file, counted from 1
        self.limit = None  # in seconds; `None`: that of all

    @property
    def place(self):
        return f"{os.path.relpath(self.path, 'Sources')}:{self.number}"

    def is_named_in(self, test):
        """Whether a test says in its name that it is about the behaviour, perhaps beside others."""
        match = re.match(r'"?behaviour ([\d, ]+):', test)
        return match is not None and str(self.behaviour) in match[1].replace(",", " ").split()

    def broken(self, text):
        return text.replace("\n".join(self.old), "\n".join(self.new))

    def check(self, root, tests):
        if not (self.path and self.old and self.tests):
            raise TableError(f"{self.source}: 'in', '-' and 'test' are needed")
        try:
            with open(os.path.join(root, self.path), encoding="utf-8") as file:
                text = file.read()
        except OSError:
            raise TableError(f"{self.source}: there is no {self.path}") from None
        old = "\n".join(self.old)
        if text.count(old) != 1:
            raise TableError(f"{self.source}: {text.count(old)} times in {self.path}: {old}")
        if self.old == self.new:
            raise TableError(f"{self.source}: nothing is broken")
        for test in self.tests:
            if test not in tests:
                raise TableError(f"{self.source}: there is no test {test}")
        self.names = [tests[test] for test in self.tests if self.is_named_in(tests[test])]
        if not self.names:
            raise TableError(f"{self.source}: no name of its tests begins with 'behaviour {self.behaviour}: '")
        self.number = text[: text.index(old)].count("\n") + 1


def read_table(folder, root):
    """All lines of all lists, by behaviour.

    Raises TableError for what cannot be read, text that is not in its file once, and tests that are not there.
    """
    lines = []
    for name in sorted(os.listdir(folder)):
        if name.endswith(".txt"):
            lines += read_list(os.path.join(folder, name))
    tests = known_tests(root)
    for line in lines:
        line.check(root, tests)
    return sorted(lines, key=lambda line: line.behaviour)


def known_tests(root):
    """The display name of every `Suite/function` of the runtime's tests."""
    tests = {}
    for target in ["EndpointRuntimeTests", "EndpointTestingTests"]:
        for folder, _, names in os.walk(os.path.join(root, "Tests", target)):
            for name in names:
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    text = file.read()
                for match in re.finditer(r"^@Suite[^\n]*\b(?:struct|class|actor) (\w+)|" + TEST, text, re.M | re.S):
                    if match[1]:
                        suite = match[1]
                    else:
                        tests[f"{suite}/{match[3]}"] = match[2]
    return tests


def read_list(path):
    lines = []
    with open(path, encoding="utf-8") as file:
        for number, text in enumerate(file.read().split("\n"), 1):
            source = f"{os.path.basename(path)}:{number}"
            if not text.strip() or text.startswith("#"):
                continue
            key, _, value = text.partition(" ")
            if key == "behaviour":
                behaviour, _, what = value.partition(": ")
                if not behaviour.isdigit() or int(behaviour) not in BEHAVIOURS or not what:
                    raise TableError(f"{source}: 'behaviour NUMBER: what breaks' is expected")
                lines.append(Line(int(behaviour), what, source))
            elif not lines:
                raise TableError(f"{source}: 'behaviour' comes first")
            else:
                take(lines[-1], key, value, source)
    return lines


def take(line, key, value, source):
    if key == "in":
        line.path = value if value.startswith("Sources/") else f"Sources/EndpointRuntime/{value}"
    elif key == "-":
        line.old.append(value)
    elif key == "+":
        line.new.append(value)
    elif key == "test":
        line.tests += value.split()
    elif key == "limit" and value.isdigit():
        line.limit = int(value)
    else:
        raise TableError(f"{source}: '{key}' is not understood")
