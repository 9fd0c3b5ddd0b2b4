"""Notes for Atrium's screens, by another server: Python's standard library and nothing else.

    python3 examples/python-server/server.py --port 8000 --database notes.sqlite

It answers what the module `notes` asks, and what every screen needs to start: the session, the look, the events.
There is one user, who is signed in; a server for many has to know them, and answers 401 to who is not one.
"""

import argparse
import json
import queue
import sqlite3
import sys
import threading
import unicodedata
import uuid
from datetime import datetime, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlencode, urlsplit

from shapes import Refused, check, integer, listing, moment, number_text, one_of, record, text, truth

BASE = "/api/data/notes/NotesData"
LARGEST_BODY = 1024 * 1024
USER = {
    "id": "u1", "name": "Ada Python", "email": "ada@example.com", "role": "admin", "roleName": None,
    "jobTitle": "", "avatar": "",
}

ITEM = record({"id": text(40, 1), "text": text(500), "done": truth})
FIELDS = {
    "title": text(200), "color": one_of("info", "success", "warning", "error"), "kind": one_of("text", "checklist"),
    "text": text(20_000), "items": listing(ITEM, 200), "pinned": truth, "archived": truth,
    "labels": listing(text(40, 1), 20),
}
DRAFT = record({}, FIELDS)
CHANGES = record({}, {**FIELDS, "deleted": truth})
ITEM_CHANGES = record({}, {
    "set": listing(record({"id": text(40, 1)}, {"text": text(500), "done": truth}), 200),
    "remove": listing(text(40, 1), 200), "order": listing(text(40, 1), 200),
})
MOVE = record({"side": one_of("before", "after"), "of": integer(1, 2_147_483_647)})
BLANK = {
    "title": "", "color": "info", "kind": "text", "text": "", "items": [], "pinned": False, "archived": False,
    "labels": [],
}
SORTS = ["position", "datef", "updatedAt", "title", "id"]
FLAGS = ["pinned", "archived", "deleted"]
LIST = {
    "q": text(200), "sort": one_of(*SORTS, *("-" + name for name in SORTS)), "page": number_text(1, 1_000_000),
    "limit": number_text(1, 1000), "at": text(4000), "label": text(40, 1), "color": FIELDS["color"],
    "kind": FIELDS["kind"], **{name: one_of("true", "false") for name in FLAGS},
}


def now():
    return datetime.now(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def fold(words):
    plain = unicodedata.normalize("NFKD", words)
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).lower()


class Failure(Exception):
    def __init__(self, status, message, issues=()):
        self.status, self.message, self.issues = status, message, issues


class Notes:
    """The notes, each a row with its JSON: there are too few of them for more."""

    def __init__(self, path):
        self.db = sqlite3.connect(path, check_same_thread=False)
        self.db.execute("create table if not exists notes (id integer primary key autoincrement, note text not null)")
        self.db.execute("create table if not exists kept (name text primary key, value text not null)")
        self.lock = threading.RLock()

    def all(self):
        return [{"id": id, **json.loads(note)} for id, note in self.db.execute("select id, note from notes")]

    def show(self, id):
        return next((note for note in self.all() if note["id"] == id), None) or self.missing()

    def missing(self):
        raise Failure(404, "Not found")

    def keep(self, note, id=None):
        values = json.dumps({name: value for name, value in note.items() if name != "id"})
        with self.db:
            row = self.db.execute("insert or replace into notes values (?, ?)", (id, values))
        return {**note, "id": id or row.lastrowid}

    def add(self, draft):
        note = {**BLANK, **draft, "title": draft.get("title", "").strip()}
        if not note["title"] and not note["text"].strip() and not any(item["text"].strip() for item in note["items"]):
            raise Refused([("title", "A note needs a title, a text or an item")])
        first = min((other["position"] for other in self.all()), default=0)
        return self.keep({**note, "datef": now(), "deleted": False, "position": first - 1, "updatedAt": now()})

    def edit(self, id, changes):
        return self.keep({**self.show(id), **changes, "updatedAt": now()}, id)

    def edit_items(self, id, changes):
        items = {item["id"]: item for item in self.show(id)["items"] if item["id"] not in changes.get("remove", [])}
        for change in changes.get("set", []):
            if change["id"] in items or "text" in change:
                items[change["id"]] = {"done": False, **items.get(change["id"], {}), **change}
        order = changes.get("order", [])
        ordered = sorted(items.values(), key=lambda item: order.index(item["id"]) if item["id"] in order else len(order))
        return self.edit(id, {"items": ordered})

    def move(self, id, side, of):
        self.show(id)
        anchor = self.show(of)["position"]
        others = [note["position"] for note in self.all() if note["id"] != id]
        beyond = [place for place in others if (place < anchor if side == "before" else place > anchor)]
        end = anchor - 2 if side == "before" else anchor + 2
        neighbour = (max if side == "before" else min)(beyond, default=end)
        return self.keep({**self.show(id), "position": (anchor + neighbour) / 2}, id)

    def duplicate(self, id):
        copy = {**self.show(id), "pinned": False, "deleted": False, "datef": now(), "updatedAt": now()}
        return self.move(self.keep({name: value for name, value in copy.items() if name != "id"})["id"], "after", id)

    def remove(self, id):
        if not self.show(id)["deleted"]:
            return self.edit(id, {"deleted": True})
        with self.db:
            self.db.execute("delete from notes where id = ?", (id,))

    def empty_trash(self):
        gone = [note["id"] for note in self.all() if note["deleted"]]
        for id in gone:
            self.remove(id)
        return {"removed": len(gone)}

    def facets(self):
        notes = self.all()
        kept = [note for note in notes if not note["deleted"]]
        labels = sorted({label for note in kept for label in note["labels"]})
        return {
            "notes": sum(not note["archived"] for note in kept), "archived": sum(note["archived"] for note in kept),
            "deleted": len(notes) - len(kept),
            "labels": [{"label": one, "count": sum(one in note["labels"] for note in kept)} for one in labels],
        }

    def find(self, query):
        one = dict(query)
        wanted = {name: {value for key, value in query if key == name} for name in one}

        def fits(note):
            words = fold(" ".join([note["title"], note["text"], *note["labels"], *(item["text"] for item in note["items"])]))
            flags = all(note[name] == (one[name] == "true") for name in FLAGS if name in one)
            labels = {fold(label) for label in note["labels"]} & {fold(label) for label in wanted.get("label", ())}
            return (
                flags and note["deleted"] == (one.get("deleted") == "true") and fold(one.get("q", "")).strip() in words
                and all(note[name] in wanted[name] for name in ("color", "kind") if name in wanted)
                and ("label" not in wanted or bool(labels))
            )

        sort = one.get("sort", "position")
        field = sort.lstrip("-")
        found = sorted(filter(fits, self.all()), key=lambda note: (note[field], note["id"]), reverse=sort.startswith("-"))
        return sorted(found, key=lambda note: not note["pinned"]) if sort == "position" else found


class Listeners:
    """Everybody with an open screen; each hears of every change."""

    def __init__(self):
        self.queues, self.seq, self.lock = set(), 0, threading.Lock()

    def tell(self, topic, action):
        with self.lock:
            self.seq += 1
            told = f"event: change\nid: {self.seq}\ndata: {json.dumps({'topic': topic, 'action': action, 'recordId': None})}\n\n"
            for one in self.queues:
                one.put(told)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    notes: Notes
    listeners = Listeners()

    def log_message(self, *_):
        pass

    def answer(self):
        self.request_id = str(uuid.uuid4())
        try:
            self.route()
        except Refused as refused:
            issues = [{"path": path, "message": message} for path, message in refused.issues]
            self.problem(Failure(422, "The request does not fit its schema", issues))
        except Failure as failure:
            self.problem(failure)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True
        except Exception as error:  # What went wrong is told to the log and never to the client.
            print(repr(error), file=sys.stderr)
            self.problem(Failure(500, "Internal server error"))

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = answer

    def route(self):
        parts = urlsplit(self.path)
        self.query = parse_qsl(parts.query, keep_blank_values=True)
        self.site()
        body = self.read()
        if parts.path == "/api/events" and self.command == "GET":
            return self.events()
        routes = self.routes(parts.path)
        if routes is None:
            raise Failure(404, "Not found")
        if self.command not in routes:
            raise Failure(405, "Only " + ", ".join(routes) + " here")
        schema, topic, run = routes[self.command]
        is_list = self.command == "GET" and parts.path == BASE
        if issues := [(name, "Unknown") for name, _ in self.query if not is_list or name not in LIST]:
            raise Refused(issues)
        for name, value in self.query:
            check(LIST[name], value, name)
        given = self.parsed(schema, body) if schema else None
        with self.notes.lock:
            result = run(given)
        if self.command != "GET":
            self.listeners.tell(topic, self.command)
        if is_list:
            return self.page(parts.path, result)
        made = self.command == "POST" and (parts.path == BASE or parts.path.endswith("/duplicate"))
        is_nothing = result is None and not (self.command == "GET")
        self.send(204 if is_nothing else 201 if made else 200, None if is_nothing else result)

    def routes(self, path):
        notes = self.notes
        if path == "/api/session":
            session = {"mode": "sample", "user": USER, "rules": [{"action": ["manage"], "subject": "all"}], "users": [USER]}
            become = lambda body: session if body["userId"] == USER["id"] else notes.missing()
            return {
                "GET": (None, "session", lambda _: session), "DELETE": (None, "session", lambda _: None),
                "PUT": (record({"userId": text(64)}), "session", become),
            }
        if path == "/api/settings":
            return {"GET": (None, "settings", lambda _: self.look()), "PUT": (LOOK, "settings", self.keep_look)}
        if path == BASE:
            return {
                "GET": (None, "notes", lambda _: notes.find(self.query)), "POST": (DRAFT, "notes", notes.add),
            }
        if path == BASE + "/facets":
            return {"GET": (None, "notes", lambda _: notes.facets())}
        if path == BASE + "/trash":
            return {"DELETE": (None, "notes", lambda _: notes.empty_trash())}
        return self.routes_of_one(path) if path.startswith(BASE + "/") else None

    def routes_of_one(self, path):
        notes, (text_id, *rest) = self.notes, path[len(BASE) + 1 :].split("/")
        if len(rest) > 1 or (rest and rest[0] not in ("items", "move", "duplicate")):
            return None
        id = int(text_id) if text_id.isascii() and text_id.isdigit() else 0
        if rest == ["items"]:
            return {"PATCH": (ITEM_CHANGES, "notes", lambda body: notes.edit_items(id, body))}
        if rest == ["move"]:
            return {"POST": (MOVE, "notes", lambda body: notes.move(id, **body))}
        if rest == ["duplicate"]:
            return {"POST": (None, "notes", lambda _: notes.duplicate(id))}
        return {
            "GET": (None, "notes", lambda _: notes.show(id)),
            "PATCH": (CHANGES, "notes", lambda body: notes.edit(id, body)),
            "DELETE": (None, "notes", lambda _: notes.remove(id) and None),
        }

    def look(self):
        row = self.notes.db.execute("select value from kept where name = 'look'").fetchone()
        return json.loads(row[0]) if row else None

    def keep_look(self, look):
        with self.notes.db:
            self.notes.db.execute("insert or replace into kept values ('look', ?)", (json.dumps(look),))

    def site(self):
        """A browser says where a write comes from; what says nothing is no browser."""
        if self.command == "GET":
            return
        site, origin = self.headers["sec-fetch-site"], self.headers["origin"]
        elsewhere = origin is not None and urlsplit(origin).netloc != self.headers["host"]
        if site not in ("same-origin", "none") if site else elsewhere:
            self.close_connection = True
            raise Failure(403, "Writing from another site is not allowed")

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

    def page(self, path, found):
        one = dict(self.query)
        page, limit = int(one.get("page", 1)), int(one.get("limit", 1000))
        last = max(1, -(-len(found) // limit))
        places = {"first": 1, "prev": page - 1, "next": page + 1, "last": last}
        rest = [(name, value) for name, value in self.query if name not in ("page", "limit", "at")]
        links = ", ".join(
            f'<{path}?{urlencode([*rest, ("page", to), ("limit", limit)])}>; rel="{name}"'
            for name, to in places.items() if 1 <= to <= last
        )
        headers = {"X-Total-Count": len(found), **({"Link": links} if last > 1 else {})}
        self.send(200, found[(page - 1) * limit : page * limit], headers=headers)

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

    def events(self):
        mine = queue.Queue()
        self.close_connection = True
        self.begin(200, {"Content-Type": "text/event-stream"})
        self.listeners.queues.add(mine)
        try:
            told = f"event: ready\nid: {self.listeners.seq}\ndata: {{}}\n\n"
            while True:
                self.wfile.write(told.encode())
                self.wfile.flush()
                try:
                    told = mine.get(timeout=20)
                except queue.Empty:
                    told = ": beat\n\n"
        finally:
            self.listeners.queues.discard(mine)


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


LOOK = record({"value": record({}, open_to=True), "savedAt": moment})

if __name__ == "__main__":
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--port", type=int, default=8000)
    arguments.add_argument("--database", default=":memory:")
    given = arguments.parse_args()
    Handler.notes = Notes(given.database)
    server = Server(("127.0.0.1", given.port), Handler)
    print(f"Notes are at http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()
