"""A copy of the package, of which the runtime and its tests are built."""
import contextlib
import os
import re
import signal
import subprocess
import tempfile

# What the manifest and the runtime's tests read.
COPIED = ["Sources", "Tests", "Templates"]
# A program that some tests run. It is linked anew for each line, and all tests would be compiled anew for it.
LINKED = '"EndpointTestSupport", "CacheWriter"]'
TEST = re.compile(r"^\S+ +Test (\".*\"|\S+\(.*?\))(?: with \d+ test cases?)? (passed|failed)\b")


class Outcome:
    """What came of a test run."""

    def __init__(self, text, status, stopped):
        self.passed, self.red = [], []
        for line in text.splitlines():
            match = TEST.match(line)
            if match:
                (self.red if match[2] == "failed" else self.passed).append(match[1].strip('"'))
        # Why tests did not come to their end; `None` where all did.
        self.stopped = stopped
        self.is_green = bool(self.passed) and not (self.red or stopped or status)
        if self.red:
            self.said = ", ".join(f"red: {name}" for name in self.red)
        else:
            self.said = stopped or f"status {status}, passed: " + (", ".join(self.passed) or "nothing")


class Package:
    """Only what differs is copied, so that a folder used before is built on."""

    def __init__(self, root, scratch):
        self.folder = os.path.join(scratch, "package")
        self.scratch = os.path.join(scratch, "build")
        self.flags = ["-debug-info-format", "none"]
        # Where a body alone has changed, what imports the module need not be built anew.
        hashing = "-enable-incremental-file-hashing"
        if hashing in subprocess.run(["swiftc", "-help-hidden"], capture_output=True, text=True).stdout:
            self.flags += ["-Xswiftc", hashing]
        os.makedirs(self.folder, exist_ok=True)
        for name in COPIED:
            copy(os.path.join(root, name), os.path.join(self.folder, name))
        manifest = read(os.path.join(root, "Package.swift")).decode("utf-8")
        keep(os.path.join(self.folder, "Package.swift"), manifest.replace(LINKED, '"EndpointTestSupport"]').encode())

    @contextlib.contextmanager
    def broken(self, line):
        path = os.path.join(self.folder, line.path)
        with open(path, encoding="utf-8") as file:
            text = file.read()
        try:
            write(path, line.broken(text))
            yield
        finally:
            write(path, text)

    def build(self):
        """`None`, or the first error."""
        status, text, _ = self.swift(["build", "--build-tests", *self.flags], limit=3600)
        if status == 0:
            return None
        return next((line for line in text.splitlines() if "error:" in line), f"status {status}")

    def test(self, names, limit):
        """Runs functions, each named `Suite/function`, for at most so many seconds."""
        command = ["test", "--skip-build", "--disable-xctest"]
        for name in names:
            command += ["--filter", rf"\.{re.escape(name)}\("]
        status, text, is_late = self.swift(command, limit)
        is_crash = "unexpected signal code" in text or "Fatal error" in text
        stopped = f"still running after {limit} s" if is_late else "crashed" if is_crash else None
        return Outcome(text, status, stopped)

    def swift(self, command, limit):
        """Status, everything it said, and whether it was ended since time was up."""
        # Into a file: a server that tests have started may outlive them, and would keep a pipe open.
        with tempfile.TemporaryFile() as output:
            process = subprocess.Popen(
                ["swift", *command, "--scratch-path", self.scratch],
                cwd=self.folder,
                env={**os.environ, "ENDPOINT_RUNTIME_ONLY": "1"},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            is_late = False
            try:
                process.wait(limit)
            except subprocess.TimeoutExpired:
                is_late = True
            finally:
                stop(process)
            output.seek(0)
            return process.returncode, output.read().decode("utf-8", "replace"), is_late


def stop(process):
    """The tests, which are in a process of their own, end with what began them only where that is asked to end."""
    if process.poll() is not None:
        return
    process.send_signal(signal.SIGINT)
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def copy(source, target):
    """Makes the target like the source, without touching files that are alike; links are left out."""
    if os.path.isfile(source):
        keep(target, read(source))
        return os.chmod(target, os.stat(source).st_mode)
    os.makedirs(target, exist_ok=True)
    names = {name for name in os.listdir(source) if not os.path.islink(os.path.join(source, name))}
    for name in set(os.listdir(target)) - names:
        remove(os.path.join(target, name))
    for name in names:
        copy(os.path.join(source, name), os.path.join(target, name))


def remove(path):
    if os.path.isdir(path) and not os.path.islink(path):
        for name in os.listdir(path):
            remove(os.path.join(path, name))
        os.rmdir(path)
    else:
        os.remove(path)


def keep(path, data):
    """Writes the file unless it is so already."""
    if not (os.path.isfile(path) and read(path) == data):
        with open(path, "wb") as file:
            file.write(data)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
