"""A loopback server with faults, for tests. Prints its port, serves until its standard input closes."""

import json
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, unquote, urlsplit


class Server(ThreadingHTTPServer):
    # More connections at once than the standard five; the system turns others away.
    request_queue_size = 128

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

    def counted_body(self, pace):
        """`pace` seconds between pieces, so that an upload can be left before its end."""
        size = int(self.headers["Content-Length"])
        taken = 0
        try:
            while taken < size and (piece := self.rfile.read1(65536)):
                taken += len(piece)
                with self.server.lock:
                    self.server.sent = taken
                if pace and self.server.stop.wait(pace):
                    break
        except OSError:
            self.close_connection = True
        self.server.ended.set()
        return b""

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
        body = self.counted_body(float(query.get("pace", ["0"])[0])) if mode == "take" else self.body()
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
        """`pace` seconds between pieces of 64 KiB: at full speed one transfer has all of URLSession's one queue."""
        size = int(query["size"][0])
        pace = float(query.get("pace", ["0"])[0])
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
                if pace and self.server.stop.wait(pace):
                    break
        except OSError:
            self.close_connection = True
        self.server.ended.set()

    def do_mode_sent(self, query, body):
        """How much went out, once the last transfer has ended."""
        ended = self.server.ended.wait(30)
        with self.server.lock:
            said = {"sent": self.server.sent, "ended": ended}
        self.answer(200, json.dumps(said).encode())

    def do_mode_script(self, query, body):
        """`/script/A,B?id=I`: the first request does A, the second and all later ones B; each is remembered under I."""
        parts = urlsplit(self.path)
        steps = unquote(parts.path).split("/")[2].split(",")
        name = query["id"][0]
        with self.server.seen_changed:
            turn = self.server.turns.get((name, parts.path), 0)
            self.server.turns[name, parts.path] = turn + 1
            step = steps[min(turn, len(steps) - 1)]
            self.server.seen.setdefault(name, []).append(
                {
                    "method": self.command,
                    "step": step,
                    "key": self.headers.get("Idempotency-Key"),
                    "authorization": self.headers.get("Authorization"),
                    "body": body[:4096].decode("latin-1"),
                }
            )
            self.server.seen_changed.notify_all()
        self.take(step, name, query, body)

    def take(self, step, name, query, body):
        if step.startswith("redirect"):
            self.answer(int(step[8:]), b"moved", {"Location": "/script/ok?id=" + name})
        elif step.startswith("seconds"):
            self.answer(429, b"{}", {"Retry-After": step[7:]})
        elif step.startswith("date"):
            self.answer(429, b"{}", {"Retry-After": self.date_time_string(time.time() + int(step[4:]))})
        elif step.isdigit():
            self.answer(int(step), b"{}")
        else:
            getattr(self, "do_mode_" + step)(query, body)

    def do_mode_seen(self, query, body):
        with self.server.seen_changed:
            said = list(self.server.seen.get(query["id"][0], []))
        self.answer(200, json.dumps(said).encode())

    def do_mode_arrived(self, query, body):
        """Answers when `n` requests of `id` have come."""
        name, count = query["id"][0], int(query["n"][0])
        with self.server.seen_changed:
            came = self.server.seen_changed.wait_for(lambda: len(self.server.seen.get(name, [])) >= count, 30)
        self.answer(200 if came else 504, b"{}")

    def do_mode_busy(self, query, body):
        """Holds the request until `n` of `id` are here at once, or a moment has passed; says how many there were."""
        name, count = query["id"][0], int(query["n"][0])
        with self.server.seen_changed:
            here = self.server.here[name] = self.server.here.get(name, 0) + 1
            self.server.most[name] = max(here, self.server.most.get(name, 0))
            self.server.seen_changed.notify_all()
            self.server.seen_changed.wait_for(lambda: self.server.most[name] >= count, 5)
            most = self.server.most[name]
        with self.server.seen_changed:
            self.server.here[name] -= 1
        self.answer(200, json.dumps({"code": 0, "data": {"name": str(most)}}).encode())

    def do_mode_ranged(self, query, body):
        """`/ranged/A,B?id=I&size=N`: a file, sent as A for the first request and as B for the second and all later ones.

        `whole` heeds ranges, `cut` drops half-way, `hang` stays silent half-way, `changed` has another file by now,
        `full` ignores ranges, `lie` begins elsewhere, `short` sends less than was asked, `weighed` says that it is
        encoded, a number is a status. `tag` says what the file is known by: `strong`, `weak`, `date` or `none`.
        """
        steps = unquote(urlsplit(self.path).path).split("/")[2].split(",")
        name, size, tag = query["id"][0], int(query["size"][0]), query.get("tag", ["strong"])[0]
        asked, condition = self.headers.get("Range"), self.headers.get("If-Range")
        with self.server.seen_changed:
            seen = self.server.seen.setdefault(name, [])
            step = steps[min(len(seen), len(steps) - 1)]
            said = " ".join([asked or "", condition or "", self.headers.get("Accept-Encoding", "")])
            seen.append({"method": self.command, "step": step, "body": said})
            self.server.seen_changed.notify_all()
        if step.isdigit():
            headers = {"Content-Range": "bytes */%d" % size} if step == "416" else {}
            return self.answer(int(step), b'{"error": "no"}', headers)
        version = 2 if step == "changed" else 1
        content = (bytes((i * 31 + version) % 251 for i in range(251)) * (size // 251 + 1))[:size]
        validator = {"strong": '"v%d"', "weak": 'W/"v%d"', "date": "Tue, 1%d Nov 2011 08:12:31 GMT"}.get(tag)
        headers = {"Content-Type": "application/octet-stream"}
        if validator:
            validator %= version
            headers["Last-Modified" if tag == "date" else "ETag"] = validator
        if step == "weighed":
            headers["Content-Encoding"] = "x-none"
        status, start, end = 200, 0, size
        if asked and step != "full" and condition == validator:
            status, start = 206, int(asked[6:-1])
            if step == "short":
                end = (start + size) // 2
            headers["Content-Range"] = "bytes %d-%d/%d" % (start + (step == "lie"), end - 1, size)
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(end - start))
        self.end_headers()
        half = step in ("cut", "hang", "weighed")
        try:
            self.wfile.write(content[start : (start + end) // 2 if half else end])
            self.wfile.flush()
        except OSError:
            self.close_connection = True
        if step == "hang":
            self.server.stop.wait(30)
        if half:
            self.drop()

    def do_mode_still(self, query, body):
        """How many bytes of the last transfer had gone two seconds after this was asked, and how many after one more."""
        counts = []
        for pause in (2, 1):
            self.server.stop.wait(pause)
            with self.server.lock:
                counts.append(self.server.sent)
        self.answer(200, json.dumps(counts).encode())

    def do_mode_take(self, query, body):
        """An upload of which every byte is counted as it comes; `sent` tells how many there were."""
        self.answer(200, b"{}")

    def do_mode_nothing(self, query, body):
        self.answer(204)

    def do_mode_text(self, query, body):
        self.answer(200, "花子".encode("shift_jis"), content_type="text/plain; charset=Shift_JIS")

    def do_mode_cookie(self, query, body):
        self.answer(200, b"{}", {"Set-Cookie": "a=b; Path=/"})

    def do_mode_redirect(self, query, body):
        """To `to`, with status `code`; `port` counts as another host."""
        self.answer(int(query["code"][0]), b"moved", {"Location": query["to"][0]})

    def do_mode_guarded(self, query, body):
        """Asks for HTTP basic as `me` and `secret`."""
        if self.headers.get("Authorization") == "Basic bWU6c2VjcmV0":
            return self.answer(200, b"{}")
        self.answer(401, b"{}", {"WWW-Authenticate": 'Basic realm="x"'})

    def do_mode_realm(self, query, body):
        """`/realm/ID/NAME`: a backend of one test's own, with a configuration and a session."""
        _, realm, name = urlsplit(self.path).path.strip("/").split("/")[:3]
        with self.server.lock:
            realm = self.server.realms.setdefault(realm, Realm())
        realm.handle(self, name, query, body)

    def do_mode_loop(self, query, body):
        self.answer(302, b"", {"Location": "/loop"})


class Realm:
    """Counts what it is asked, knows one valid token, and does what the test tells it.

    Told by `set`: `status` by name ("drop" drops), `token`, `refresh`, `version`, `held` (names that wait for
    `release`). Asked by `counts`, and by `wait`, which answers when a name has been asked so often.
    """

    PATIENCE = 60

    def __init__(self):
        self.changed = threading.Condition()
        self.counts = {}
        self.log = []
        self.state = {"status": {}, "token": "t1", "refresh": "r1", "version": 1, "held": [], "renewals": 0}

    def handle(self, handler, name, query, body):
        control = getattr(self, "control_" + name, None)
        if control:
            return handler.answer(200, json.dumps(control(query, body)).encode())
        with self.changed:
            self.counts[name] = self.counts.get(name, 0) + 1
            key = handler.headers.get("Idempotency-Key")
            said = [name, handler.headers.get("Authorization")] + ([key] if key else [])
            self.log.append(said)
            self.changed.notify_all()
            # What it thinks of the credential is what it thought when the request came.
            token = self.state["token"]
            self.changed.wait_for(lambda: name not in self.state["held"], self.PATIENCE)
            status = self.state["status"].get(name, 200)
            if status == "drop":
                return handler.drop()
            if status == 200:
                return self.answer(handler, name, body, token)
        handler.answer(status, b"{}")

    def answer(self, handler, name, body, token):
        said = {"name": name}
        if name == "config":
            said = {"version": self.state["version"], "name": "config"}
        elif name == "refresh":
            if json.loads(body)["refreshToken"] != self.state["refresh"]:
                return handler.answer(401, b"{}")
            self.state["renewals"] += 1
            self.state["token"] = "renewed%d" % self.state["renewals"]
            said = {"accessToken": self.state["token"]}
        elif name == "signin":
            self.state.update(json.loads(body))
            said = {"accessToken": self.state["token"], "refreshToken": self.state["refresh"]}
        elif name == "coded":
            if handler.headers.get("Authorization") != "Bearer " + token:
                said = {"code": 10401, "msg": "expired"}
            else:
                said = {"code": 0, "data": said}
        elif name in ("read", "write", "keyed", "signout"):
            if handler.headers.get("Authorization") != "Bearer " + token:
                return handler.answer(401, b"{}")
        handler.answer(200, json.dumps(said).encode())

    def control_set(self, query, body):
        with self.changed:
            self.state.update(json.loads(body))
            self.changed.notify_all()
        return {}

    def control_counts(self, query, body):
        with self.changed:
            return {"counts": self.counts, "log": self.log, "token": self.state["token"]}

    def control_wait(self, query, body):
        name, count = query["name"][0], int(query["count"][0])
        with self.changed:
            self.changed.wait_for(lambda: self.counts.get(name, 0) >= count, self.PATIENCE)
            return {"counts": self.counts, "log": self.log, "token": self.state["token"]}


def main():
    server = Server(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    server.stop = threading.Event()
    server.lock = threading.Lock()
    server.sent = 0
    server.realms = {}
    server.ended = threading.Event()
    server.seen_changed = threading.Condition()
    server.seen = {}
    server.turns = {}
    server.here = {}
    server.most = {}
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.server_address[1], flush=True)
    sys.stdin.read()
    server.stop.set()
    server.shutdown()


main()
