"""A backend of two endpoints, and schemathesis (PyPI) against it, led by an exported document.

usage: backend.py DOCUMENT

Starts a server on a free port of the loopback interface, runs schemathesis over every operation of the document, and
prints its exit code, then the operations of the document that were called, each once.
"""

import json
import os
import subprocess
import sys
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

ORDERS = {"1": {"id": "1", "count": 2, "state": "paid"}}
called = set()


class Backend(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self, status, value):
        body = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        if status == 405:
            self.send_header("Allow", "GET, POST")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def handle_any(self):
        length = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(length)
        parts = urlsplit(self.path)
        steps = parts.path.strip("/").split("/")
        if steps[0] != "orders" or len(steps) > 2:
            return self.answer(404, {"code": 404})
        called.add((self.command, "/orders" if len(steps) == 1 else "/orders/{id}"))
        if self.command == "GET" and len(steps) == 2:
            order = ORDERS.get(steps[1])
            return self.answer(200, order) if order else self.answer(404, {"code": 404})
        if self.command == "GET":
            return self.listed(parse_qs(parts.query, keep_blank_values=True))
        if self.command == "POST" and len(steps) == 1:
            return self.created(body)
        return self.answer(405, {"code": 405})

    def listed(self, query):
        size = query.get("size", ["20"])[-1]
        if not size.lstrip("-").isdigit() or not 1 <= int(size) <= 50:
            return self.answer(400, {"code": 400})
        self.answer(200, {"items": list(ORDERS.values())[: int(size)], "total": len(ORDERS)})

    def created(self, body):
        try:
            value = json.loads(body)
        except ValueError:
            return self.answer(400, {"code": 400})
        if not isinstance(value, dict) or not isinstance(value.get("item"), str):
            return self.answer(400, {"code": 400})
        count = value.get("count", 1)
        if isinstance(count, bool) or not isinstance(count, int) or count < 1:
            return self.answer(400, {"code": 400})
        self.answer(201, {"id": "2", "count": count, "state": "created"})

    do_GET = do_POST = do_PUT = do_DELETE = do_PATCH = do_HEAD = do_OPTIONS = do_TRACE = handle_any
    do_QUERY = handle_any

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Backend)
threading.Thread(target=server.serve_forever, daemon=True).start()
folder = tempfile.TemporaryDirectory()
run = subprocess.run(
    [
        "schemathesis", "run", os.path.abspath(sys.argv[1]), "--url", f"http://127.0.0.1:{server.server_port}",
        "--checks", "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
        "--max-examples", "20", "--seed", "1", "--phases", "examples,coverage,fuzzing",
    ],
    stdout=subprocess.PIPE,
    stderr=subprocess.STDOUT,
    text=True,
    cwd=folder.name,
)
folder.cleanup()
if run.returncode != 0:
    sys.stderr.write(run.stdout[-6000:])
print(run.returncode)
for method, path in sorted(called & {("GET", "/orders"), ("GET", "/orders/{id}"), ("POST", "/orders")}):
    print(method, path)
