"""A loopback server with faults, for tests. Prints its port, serves until its standard input closes."""

import json
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit


class Server(ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        # Clients of these tests leave when they like; what else goes wrong is printed.
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Head and body in one packet: two would wait for each other's acknowledgement, 40 ms a request.
    wbufsize = 65536
    disable_nagle_algorithm = True

    def log_message(self, *_):
        pass

    def answer(self, status, body=b"", headers=None, content_type="application/json"):
        self.send_response(status)
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        if body or status not in (204, 304):
            self.send_header("Content-Type", content_type)
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def body(self):
        if self.headers.get("Transfer-Encoding", "").lower() == "chunked":
            data = b""
            while size := int(self.rfile.readline(), 16):
                data += self.rfile.read(size)
                self.rfile.readline()
            self.rfile.readline()
            return data
        return self.rfile.read(int(self.headers.get("Content-Length", 0)))

    def drop(self):
        self.close_connection = True
        try:
            self.wfile.flush()
            self.connection.shutdown(2)
        except OSError:
            pass

    def handle_any(self):
        parts = urlsplit(self.path)
        query = parse_qs(parts.query)
        mode = parts.path.strip("/").split("/")[0]
        body = self.body()
        getattr(self, "do_mode_" + mode.replace("-", "_"), self.do_mode_unknown)(query, body)

    do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = handle_any

    def do_mode_unknown(self, query, body):
        self.answer(404, b'{"error": "no such mode"}')

    def do_mode_ok(self, query, body):
        self.answer(200, b'{"code": 0, "msg": "", "data": {"name": "ok"}}')

    def do_mode_echo(self, query, body):
        said = {
            "method": self.command,
            "target": self.path,
            "headers": {name.lower(): value for name, value in self.headers.items()},
            "size": len(body),
            "body": body[:4096].decode("latin-1"),
        }
        self.answer(200, json.dumps(said).encode())

    def do_mode_status(self, query, body):
        self.answer(int(query["code"][0]), b'{"error": {"code": "gone_wrong", "message": "said no"}}')

    def do_mode_invalid(self, query, body):
        self.answer(200, b'{"code": 0, "data": ')

    def do_mode_refusal(self, query, body):
        self.answer(200, b'{"code": 30003, "msg": "taken", "data": 17, "traceId": "t-1"}')

    def do_mode_drop(self, query, body):
        self.drop()

    def do_mode_cut(self, query, body):
        self.send_response(200)
        self.send_header("Content-Length", "1000")
        self.end_headers()
        self.wfile.write(b"x" * 100)
        self.wfile.flush()
        self.drop()

    def do_mode_silent(self, query, body):
        self.server.stop.wait(30)
        self.drop()

    def do_mode_trickle(self, query, body):
        self.send_response(200)
        self.send_header("Content-Length", "60")
        self.end_headers()
        for _ in range(60):
            self.wfile.write(b".")
            self.wfile.flush()
            if self.server.stop.wait(0.5):
                break

    def do_mode_bytes(self, query, body):
        size = int(query["size"][0])
        self.send_response(200)
        self.send_header("Content-Type", "application/octet-stream")
        self.send_header("Content-Length", str(size))
        self.end_headers()
        sent = 0
        with self.server.lock:
            self.server.sent = 0
        try:
            while sent < size:
                piece = min(65536, size - sent)
                self.wfile.write(b"b" * piece)
                sent += piece
                with self.server.lock:
                    self.server.sent = sent
        except OSError:
            self.close_connection = True
        self.server.ended.set()

    def do_mode_sent(self, query, body):
        """How much went out, once the last transfer has ended."""
        ended = self.server.ended.wait(30)
        with self.server.lock:
            said = {"sent": self.server.sent, "ended": ended}
        self.answer(200, json.dumps(said).encode())

    def do_mode_nothing(self, query, body):
        self.answer(204)

    def do_mode_text(self, query, body):
        self.answer(200, "花子".encode("shift_jis"), content_type="text/plain; charset=Shift_JIS")

    def do_mode_cookie(self, query, body):
        self.answer(200, b"{}", {"Set-Cookie": "a=b; Path=/"})

    def do_mode_redirect(self, query, body):
        """To `to`, with status `code`; `port` counts as another host."""
        self.answer(int(query["code"][0]), b"moved", {"Location": query["to"][0]})

    def do_mode_loop(self, query, body):
        self.answer(302, b"", {"Location": "/loop"})


def main():
    server = Server(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    server.stop = threading.Event()
    server.lock = threading.Lock()
    server.sent = 0
    server.ended = threading.Event()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.server_address[1], flush=True)
    sys.stdin.read()
    server.stop.set()
    server.shutdown()


main()
