#!/usr/bin/env python3
"""A backend for the demo: a few endpoints of the social app, on loopback, with the standard library alone.

    backend.py                     serves until interrupted, after printing its port
    backend.py COMMAND [WORD ...]  serves while the command runs, and ends with its exit code

A command gets two addresses behind its own words: this backend's, and one that nothing answers on.
Every answer is the envelope {code, msg, data, traceId}; a refusal is HTTP 200 with another code than 0.
"""

import itertools
import json
import socket
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

CREATED_AT = 1767225600000
TRACE_NUMBERS = itertools.count(1)


def user(number, name):
    return {
        "uid": str(7200000000000000000 + number),
        "nickname": name,
        "avatar_url": None,
        "is_vip": number % 2,
        "gender": number % 3,
    }


def post(number):
    contents = [
        {"kind": "text", "payload": {"text": "おはよう"}},
        {"kind": "voice", "payload": {"url": "https://static.example.com/v/1.m4a", "seconds": 3.5}},
        {"kind": "poll", "payload": {"question": "A kind that this version of the app does not know"}},
    ]
    return {
        "id": str(7100000000000000000 + number),
        "author": user(number, ["花子", "太郎", "次郎"][number % 3]),
        "created_at": CREATED_AT + number,
        "likes": number * 3,
        "liked": False,
        "content": contents[number % 3],
        "topics": ["朝"],
    }


def page(query, _form):
    start = int(query.get("cursor", ["0"])[0])
    size = min(int(query.get("size", ["20"])[0]), 3)
    return 0, {"items": [post(n) for n in range(start, start + size)], "next_cursor": str(start + size)}


def configuration(_query, _form):
    return 0, {
        "version": 3,
        "environment": "demo",
        "domains": [{"host": "127.0.0.1", "weight": 1, "kind": "api"}],
        "resource_base": "https://static.example.com",
        "switches": {"voice_posts": True},
        "server_time": CREATED_AT,
    }


def sign_in(_query, form):
    if form.get("code") != ["2468"]:
        return 30001, None
    me = dict(user(1, "花子"), bio=None, coins=120, settings={"allows_strangers": True})
    return 0, {"access_token": "demo-access", "refresh_token": "demo-refresh", "expires_in": 3600, "user": me}


ENDPOINTS = {
    ("GET", "/v1/feed/recommended"): page,
    ("GET", "/v1/bootstrap"): configuration,
    ("POST", "/v1/account/sign-in"): sign_in,
}
MESSAGES = {0: "ok", 30001: "The code is wrong.", 40400: "There is no such endpoint."}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self):
        target = urlsplit(self.path)
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        endpoint = ENDPOINTS.get((self.command, target.path), lambda _query, _form: (40400, None))
        code, data = endpoint(parse_qs(target.query), parse_qs(body.decode("utf-8", "replace")))
        envelope = {"code": code, "msg": MESSAGES[code], "data": data, "traceId": f"demo-{next(TRACE_NUMBERS)}"}
        content = json.dumps(envelope, ensure_ascii=False).encode("utf-8")
        self.send_response(200)
        self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = answer

    def log_message(self, format, *arguments):
        """Says nothing: the output is the demo's."""


def main(command):
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    port = server.server_address[1]
    if not command:
        print(port, flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            return 0
    # A port that is taken and not listened to refuses every connection, and nobody else can take it meanwhile.
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        addresses = [f"http://127.0.0.1:{number}" for number in (port, silent.getsockname()[1])]
        status = subprocess.run(command + addresses).returncode
        server.shutdown()
    # A command ended by a signal has a negative status, which must not look like success.
    return status if status >= 0 else 128 - status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
