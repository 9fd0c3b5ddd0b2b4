"""The HTTP part of the server: bodies, errors, events. A subclass handles the requests in `route`."""

import json
import math
import queue
import sys
import threading
import time
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

from shapes import Failure, Refused, check

LARGEST_BODY = 1024 * 1024


# In seconds: a change that a reader read just before its commit is reported again.
LONG_WRITE = 2


class Listeners:
    """Everybody with an open screen; each hears of every change."""

    def __init__(self):
        self.queues, self.seq, self.lock = set(), 0, threading.Lock()
        self.changed_at = -math.inf

    def first_event(self, after, within):
        """`resync` if there were changes since a reader's last one, or in the last seconds; else `ready`."""
        if after is not None:
            missed = after != self.seq
        else:
            missed = within is not None and time.monotonic() - self.changed_at < within + LONG_WRITE
        return f"event: {'resync' if missed else 'ready'}\nid: {self.seq}\ndata: {{}}\n\n"

    def tell(self, topic, action):
        with self.lock:
            self.seq += 1
            self.changed_at = time.monotonic()
            told = f"event: change\nid: {self.seq}\ndata: {json.dumps({'topic': topic, 'action': action, 'recordId': None})}\n\n"
            for one in self.queues:
                one.put(told)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    listeners = Listeners()

    def log_message(self, *_):
        pass

    def handle_request(self):
        self.request_id = str(uuid.uuid4())
        try:
            self.route()
        except Refused as refused:
            issues = [{"path": path, "message": message} for path, message in refused.issues]
            self.problem(Failure(422, "The request does not match its schema", issues))
        except Failure as failure:
            self.problem(failure)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True
        except Exception as error:  # The log gets the error, the client does not.
            print(repr(error), file=sys.stderr)
            self.problem(Failure(500, "Internal server error"))

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = handle_request

    def site(self):
        """A browser says where a write comes from; what says nothing is no browser."""
        if self.command == "GET":
            return
        site, origin = self.headers["sec-fetch-site"], self.headers["origin"]
        elsewhere = origin is not None and urlsplit(origin).netloc != self.headers["host"]
        if site not in ("same-origin", "none") if site else elsewhere:
            self.close_connection = True
            raise Failure(403, "Requests from other sites cannot change data")

    def read(self):
        if "chunked" in (self.headers["transfer-encoding"] or ""):
            return self.read_chunks()
        length = int(self.headers["content-length"] or 0)
        if length > LARGEST_BODY:
            self.close_connection = True
            raise Failure(413, "The body is larger than 1 MB")
        return self.rfile.read(length)

    def read_chunks(self):
        """A body of which nobody said how long it is, as whoever passes one on sends it."""
        body = b""
        while size := int(self.rfile.readline().split(b";")[0], 16):
            body += self.rfile.read(size)
            self.rfile.readline()
            if len(body) > LARGEST_BODY:
                self.close_connection = True
                raise Failure(413, "The body is larger than 1 MB")
        self.rfile.readline()
        return body

    def parsed(self, schema, body):
        if (self.headers["content-type"] or "").split(";")[0].strip() != "application/json":
            raise Failure(415, "The body must be application/json")
        try:
            value = json.loads(body)
        except ValueError:
            raise Failure(400, "The body is not valid JSON") from None
        check(schema, value, "")
        return value

    def problem(self, failure):
        title = self.responses[failure.status][0]
        body = {"type": "about:blank", "title": title, "status": failure.status, "message": failure.message}
        body |= {"requestId": self.request_id, **({"issues": list(failure.issues)} if failure.issues else {})}
        self.send(failure.status, body, "application/problem+json")

    def send(self, status, body, kind="application/json", headers=None):
        content = b"" if status == 204 else json.dumps(body).encode()
        self.begin(status, {**(headers or {}), **({} if status == 204 else {"Content-Type": kind, "Content-Length": len(content)})})
        self.wfile.write(content)

    def begin(self, status, headers):
        self.send_response(status)
        usual = {"X-Request-Id": self.request_id, "X-Content-Type-Options": "nosniff", "Cache-Control": "no-store"}
        for name, value in {**usual, **headers}.items():
            self.send_header(name, str(value))
        if self.close_connection:
            self.send_header("Connection", "close")
        self.end_headers()

    def number(self, name):
        text = dict(self.query).get(name, "")
        return int(text) if text.isascii() and text.isdigit() else None

    def events(self):
        mine = queue.Queue()
        self.close_connection = True
        with self.listeners.lock:
            # Subscribed before the response, so that no later change is missed.
            self.listeners.queues.add(mine)
            told = self.listeners.first_event(self.number("after"), self.number("within"))
        try:
            self.begin(200, {"Content-Type": "text/event-stream"})
            while True:
                self.wfile.write(told.encode())
                self.wfile.flush()
                try:
                    told = mine.get(timeout=20)
                except queue.Empty:
                    told = ": beat\n\n"
        finally:
            with self.listeners.lock:
                self.listeners.queues.discard(mine)


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)
