#!/usr/bin/env python3
"""Measures the generator, and what it generates, as ratios side by side in one run.

    run.py RELEASE DEBUG [--rounds N] [--json FILE] [--only tool|compile|decode|diff|github]

RELEASE and DEBUG are the folders that `swift build --show-bin-path` names. Every row is the median of its rounds,
in which what is compared takes turns, so that a busy moment falls on both sides.
"""
import argparse
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
GITHUB = ROOT.parent / "shared" / "openapi" / "github.yaml"


def timed(command, prepare=None, folder=None):
    """Seconds, peak kilobytes and processor seconds of one run."""
    if prepare:
        prepare()
    with tempfile.TemporaryFile() as messages:
        start = time.perf_counter()
        process = subprocess.Popen(
            [str(word) for word in command], stdout=subprocess.DEVNULL, stderr=messages, cwd=folder)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
        if os.waitstatus_to_exitcode(status) != 0:
            messages.seek(0)
            sys.exit(f"failed: {' '.join(map(str, command))}\n{messages.read().decode(errors='replace')}")
    return seconds, usage.ru_maxrss, usage.ru_utime + usage.ru_stime


def medians(commands, rounds):
    """Medians of what `timed` gives, of each command by name; they take turns."""
    samples = {name: [] for name in commands}
    for _ in range(rounds):
        for name, (command, prepare) in commands.items():
            samples[name].append(timed(command, prepare))
    return {
        name: tuple(statistics.median(column) for column in zip(*taken))
        for name, taken in samples.items()
    }


class Table:
    def __init__(self):
        self.rows = []

    def add(self, name, value, unit, budget=None):
        self.rows.append({"name": name, "value": round(value, 3), "unit": unit, "budget": budget})

    def print(self):
        width = max(len(row["name"]) for row in self.rows)
        for row in self.rows:
            budget = "" if row["budget"] is None else f"at most {row['budget']:g}"
            verdict = "" if row["budget"] is None else ("ok" if row["value"] <= row["budget"] else "OVER")
            print(f"{row['name']:{width}}  {row['value']:9.3f} {row['unit']:9} {budget:13} {verdict}")


def spec_files(folder):
    return sorted(path for path in folder.rglob("*.yaml") if not path.name.startswith((".", "_")))


def measure_tool(tool, debug_tool, scan, folder, label, rounds, table, budgets):
    """The commands over one spec, less what `--version` costs, to a bare scan of the same bytes."""
    files = spec_files(folder)
    size = sum(path.stat().st_size for path in files)
    output = folder.parent / (folder.name + "-output")

    def fresh():
        shutil.rmtree(output, ignore_errors=True)

    commands = {
        "version": ([tool, "--version"], None),
        "scan": ([scan, *files], None),
        "cold": ([tool, "generate", folder, "--output", output], fresh),
        "unchanged": ([tool, "generate", folder, "--output", output], None),
        "lint": ([tool, "lint", folder], None),
        "format": ([tool, "format", folder, "--check"], None),
    }
    if debug_tool:
        commands["debug"] = ([debug_tool, "generate", folder, "--output", output], fresh)
    taken = medians(commands, rounds)
    base = taken["version"][0]
    # The scan is a process too: what one costs is taken off both sides.
    nothing = timed(["/bin/true"])[0]
    scanning = max(taken["scan"][0] - nothing, 1e-6)
    names = {"cold": "generate, cold", "unchanged": "generate, nothing changed", "lint": "lint", "format": "format --check"}
    for key, name in names.items():
        table.add(f"{label}: {name}", (taken[key][0] - base) / scanning, "scans", budgets.get(key))
    memory = (taken["cold"][1] - taken["version"][1]) * 1024 / size
    table.add(f"{label}: peak memory of generate", memory, "x bytes", budgets.get("memory"))
    if debug_tool:
        ratio = (taken["debug"][0] - base) / max(taken["cold"][0] - base, 1e-6)
        table.add(f"{label}: debug tool to release tool", ratio, "x", budgets.get("debug"))
    return (taken["cold"][0] - base) / size


def measure_tools(arguments, work, table):
    scan = work / "scan"
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "yaml-0.1"], capture_output=True, text=True, check=True)
    subprocess.run(["cc", "-O2", HERE / "scan.c", "-o", scan, *flags.stdout.split()], check=True)
    tool = arguments.release / "endpointgen"
    costs = []
    for megabytes, rounds, budgets in [
        (3, arguments.rounds, {"cold": 3, "unchanged": 1.5, "lint": 2, "memory": 12, "debug": 6}),
        (30, max(3, arguments.rounds // 3), {}),
    ]:
        folder = work / f"spec-{megabytes}"
        subprocess.run([sys.executable, HERE / "make-spec.py", folder, str(megabytes)], check=True)
        subprocess.run([tool, "format", folder], check=True, stdout=subprocess.DEVNULL)
        debug = arguments.debug / "endpointgen" if megabytes == 3 else None
        costs.append(measure_tool(tool, debug, scan, folder, f"{megabytes} MB", rounds, table, budgets))
    table.add("cost a byte at 30 MB to that at 3 MB", costs[1] / costs[0], "x", 1.15)
    shared = ROOT.parent / "shared" / "specs"
    for name in ["social", "stripe"]:
        if not (shared / name).is_dir():
            continue
        folder = work / name
        shutil.copytree(shared / name, folder)
        subprocess.run(["chmod", "-R", "u+w", folder], check=True)
        subprocess.run([tool, "format", folder], check=True, stdout=subprocess.DEVNULL)
        measure_tool(tool, None, scan, folder, name, arguments.rounds, table, {})


def generated(tool, work, name, *options):
    """Generates 300 models and endpoints, and gives the files."""
    folder = work / name
    conformances = ["full"] if "--templates" in options else []
    subprocess.run([sys.executable, HERE / "make-models.py", folder, "300", *conformances], check=True)
    output = work / (name + "-swift")
    subprocess.run(
        [tool, "generate", folder, "--output", output, *options], check=True, stdout=subprocess.DEVNULL)
    return sorted(output.glob("*.swift"))


def runtime_modules(folder):
    return ["-I", folder / "Modules"]


def compile_command(files, build, optimised, output):
    level = ["-O"] if optimised else ["-Onone", "-enable-testing"]
    return [
        "swiftc", "-parse-as-library", "-swift-version", "6", "-whole-module-optimization", "-module-name", "Bench",
        "-emit-object", "-o", output, *level, *runtime_modules(build), *files,
    ]


def measure_compiling(arguments, work, table):
    tool = arguments.release / "endpointgen"
    ours = generated(tool, work, "ours")
    plain = generated(tool, work, "plain", "--templates", HERE / "plain")
    for name, build, optimised in [("debug", arguments.debug, False), ("release", arguments.release, True)]:
        taken = medians(
            {
                "ours": (compile_command(ours, build, optimised, work / f"ours-{name}.o"), None),
                "plain": (compile_command(plain, build, optimised, work / f"plain-{name}.o"), None),
            },
            3,
        )
        table.add(f"compile time of generated code, {name}", taken["ours"][2] / taken["plain"][2], "x plain", 0.6)
    sizes = [loaded_bytes(work / f"{name}-release.o") for name in ["ours", "plain"]]
    table.add("code and data of generated code, release", sizes[0] / sizes[1], "x plain", 0.4)


def loaded_bytes(path):
    """What of an object file goes into the program: code and data, without names and places for the linker."""
    lines = subprocess.run(["size", path], capture_output=True, text=True, check=True).stdout.splitlines()
    text, data = lines[1].split()[:2]
    return int(text) + int(data)


def measure_decoding(arguments, work, table):
    tool = arguments.release / "endpointgen"
    objects = sorted((arguments.release / "EndpointRuntime.build").glob("*.o"))
    programs = []
    for name, options in [("ours", []), ("plain", ["--templates", HERE / "plain"])]:
        files = generated(tool, work, f"decode-{name}", *options)
        main = work / name / "main.swift"
        main.parent.mkdir(exist_ok=True)
        shutil.copy(HERE / "decode.swift", main)
        program = work / f"decode-{name}"
        program = program.with_suffix(".out")
        subprocess.run(
            ["swiftc", "-O", "-swift-version", "5", "-whole-module-optimization", "-module-name", "Bench",
             *map(str, runtime_modules(arguments.release)), "-o", str(program), str(main), *map(str, files),
             *map(str, objects)],
            check=True)
        programs.append(program)
    samples = [[], []]
    for _ in range(arguments.rounds):
        for taken, program in zip(samples, programs):
            out = subprocess.run([program, "20"], capture_output=True, text=True, check=True).stdout
            taken.append(float(out))
    ratio = statistics.median(samples[0]) / statistics.median(samples[1])
    table.add("decoding a list of 1 MB", ratio, "x plain", 1.08)


def scripted(name, *words):
    subprocess.run([sys.executable, HERE / name, *map(str, words)], check=True)


def processor_seconds(tool, commands, rounds, folder=None):
    """Medians of what commands cost the processor, by name, less what '--version' costs.

    Not the time that passes: reading runs on as many cores as there are, which would tell of the machine.
    """
    commands = {"version": [tool, "--version"], **commands}
    samples = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            samples[name].append(timed(command, folder=folder)[2])
    medians = {name: statistics.median(taken) for name, taken in samples.items()}
    return {name: max(value - medians["version"], 1e-6) for name, value in medians.items()}


def measure_diff(arguments, work, table):
    """Comparisons, to the reading and checking of one spec, and to each other."""
    tool = arguments.release / "endpointgen"
    costs = {}
    # A module has 120 endpoints in about 82 KB.
    for label, megabytes, rounds in [("1,000 endpoints", 0.7, arguments.rounds), ("10,000 endpoints", 6.85, 3)]:
        sides = [work / f"diff-{megabytes}-{side}" for side in ["base", "head"]]
        for side in sides:
            scripted("make-spec.py", side, megabytes)
        scripted("change-spec.py", sides[1], 7)
        commands = {"lint": [tool, "lint", sides[0]], "diff": [tool, "diff", *sides]}
        taken = processor_seconds(tool, commands, rounds)
        endpoints = sum(path.read_text().count("    method: ") for path in sides[0].glob("*.yaml"))
        costs[label] = taken["diff"] / endpoints
        table.add(f"{label}: diff of two specs", taken["diff"] / taken["lint"], "x lint", 2.3)
    small, large = costs.values()
    table.add("diff, cost an endpoint at 10,000 to that at 1,000", large / small, "x", 1.3)
    measure_github_diff(tool, arguments, work, table)
    measure_shipped(tool, arguments, work, table)


def measure_github_diff(tool, arguments, work, table):
    """The same over a real description of 814 endpoints and a copy with one other summary."""
    if not GITHUB.is_file():
        return
    head = work / "github.yaml"
    head.write_text(GITHUB.read_text().replace("summary: ", "summary: Changed ", 1))
    taken = processor_seconds(
        tool, {"lint": [tool, "lint", GITHUB], "diff": [tool, "diff", GITHUB, head]}, arguments.rounds)
    table.add("GitHub: diff of two documents", taken["diff"] / taken["lint"], "x lint", 2.3)


def measure_shipped(tool, arguments, work, table):
    """Fifty tags, each with two changed files of twenty, to one comparison with the oldest."""
    repository = work / "shipped"
    scripted("make-spec.py", repository / "Specs", 1.6)
    git = ["git", "-c", "user.name=Bench", "-c", "user.email=bench@example.com", "-c", "commit.gpgsign=false"]

    def run(*words):
        subprocess.run([*git, "-C", repository, *words], check=True, stdout=subprocess.DEVNULL)

    run("init", "--quiet", ".")
    for version in range(50):
        scripted("change-spec.py", repository / "Specs", version, 2)
        run("add", "--all")
        run("commit", "--quiet", "--allow-empty", "--message", f"Release {version}")
        run("tag", f"v{version}")
    scripted("change-spec.py", repository / "Specs", 99)
    commands = {
        "one": [tool, "diff", "v0:Specs", "Specs"],
        "all": [tool, "diff", "--shipped", "v*"],
    }
    taken = processor_seconds(tool, commands, max(3, arguments.rounds // 3), folder=repository)
    table.add("diff --shipped over 50 tags", taken["all"] / taken["one"], "x diff", 60)


def measure_github(arguments, work, table):
    """Compiles all that is generated from GitHub's description, once each way: seconds of the whole run, as `swift
    build` compiles, and bytes of code and data. The budgets are half of what the better of two other generators took
    (87 s and 178 s, 7.3 MB) on a machine of two cores."""
    if not GITHUB.is_file():
        print("skipped: no github.yaml beside the package", file=sys.stderr)
        return
    output = work / "github"
    subprocess.run(
        [arguments.release / "endpointgen", "generate", GITHUB, "--output", output],
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    files = sorted(output.glob("*.swift"))
    table.add("GitHub: generated Swift", sum(path.stat().st_size for path in files) / 1e6, "MB")
    jobs = str(os.cpu_count() or 1)
    for name, build, level, budget in [
        ("debug", arguments.debug, ["-Onone", "-enable-testing", "-enable-batch-mode", "-j", jobs], 43.5),
        ("release", arguments.release, ["-O", "-whole-module-optimization", "-num-threads", jobs], 89),
    ]:
        objects = work / f"github-{name}"
        objects.mkdir()
        paths = {str(path): {"object": str(objects / (path.stem + ".o"))} for path in files}
        places = objects / "outputs.json"
        places.write_text(json.dumps(paths))
        command = [
            "swiftc", "-c", "-parse-as-library", "-swift-version", "6", "-module-name", "GitHub", "-output-file-map",
            places, *level, *runtime_modules(build), *files,
        ]
        taken = timed(command)
        table.add(f"GitHub: compile time, {name}", taken[0], "s", budget)
        table.add(f"GitHub: compile time of all processors, {name}", taken[2], "s")
        size = sum(loaded_bytes(path) for path in objects.glob("*.o"))
        table.add(f"GitHub: code and data, {name}", size / 1e6, "MB", 3.65 if name == "release" else None)


PARTS = {
    "tool": measure_tools,
    "compile": measure_compiling,
    "decode": measure_decoding,
    "diff": measure_diff,
    "github": measure_github,
}
# Takes minutes: measured where it is asked for.
ASKED = {"github"}


def folder(text):
    """Absolute, since some of what is measured runs in other folders."""
    return pathlib.Path(text).absolute()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("release", type=folder)
    parser.add_argument("debug", type=folder)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--json", type=pathlib.Path)
    parser.add_argument("--only", choices=PARTS)
    arguments = parser.parse_args()
    table = Table()
    with tempfile.TemporaryDirectory(prefix="endpointgen-bench-") as work:
        os.environ["XDG_CACHE_HOME"] = work + "/cache"
        for name, part in PARTS.items():
            if arguments.only == name or arguments.only is None and name not in ASKED:
                part(arguments, pathlib.Path(work), table)
    table.print()
    if arguments.json:
        arguments.json.write_text(json.dumps(table.rows, indent=2) + "\n")


main()
