"""Notes for Atrium's screens, by another server: Python's standard library and nothing else.

    python3 examples/python-server/server.py --port 8000 --database notes.sqlite

It implements the API of the module `notes`, and what every screen needs to start: session, brand, events.
There is one user, who is signed in; a server for several responds with 401 to a request without a session.
"""

import argparse
import json
from urllib.parse import parse_qsl, urlencode, urlsplit

from http_handler import Handler as HttpHandler, Server
from notes import CHANGES, DRAFT, ITEM_CHANGES, LIST, MOVE, SHARE, Notes
from shapes import Failure, Refused, check, moment, record, text

BASE = "/api/data/notes/NotesData"
USER = {
    "id": "u1", "name": "Ada Python", "email": "ada@example.com", "role": "admin", "roleName": None,
    "jobTitle": "", "avatar": "",
}
LOOK = record({"value": record({}, open_to=True), "savedAt": moment})


def as_id(text):
    return int(text) if text.isascii() and text.isdigit() else 0


class Handler(HttpHandler):
    notes: Notes

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
        if text_id == "trash" and len(rest) == 1:
            id = as_id(rest[0])
            return {"DELETE": (None, "notes", lambda _: notes.purge(id))}
        id = as_id(text_id)
        if len(rest) == 2 and rest[0] == "collaborators":
            return {"DELETE": (None, "notes", lambda _: notes.unshare(id))}
        if len(rest) > 1 or (rest and rest[0] not in ("items", "move", "duplicate", "collaborators", "membership")):
            return None
        if rest == ["items"]:
            return {"PATCH": (ITEM_CHANGES, "notes", lambda body: notes.edit_items(id, body))}
        if rest == ["collaborators"]:
            return {"POST": (SHARE, "notes", lambda body: notes.share(id, **body))}
        if rest == ["membership"]:
            return {"DELETE": (None, "notes", lambda _: notes.leave(id))}
        if rest == ["move"]:
            return {"POST": (MOVE, "notes", lambda body: notes.move(id, **body))}
        if rest == ["duplicate"]:
            return {"POST": (None, "notes", lambda _: notes.duplicate(id))}
        return {
            "GET": (None, "notes", lambda _: notes.show(id)),
            "PATCH": (CHANGES, "notes", lambda body: notes.edit(id, body)),
            "DELETE": (None, "notes", lambda _: notes.remove(id)),
        }

    def look(self):
        row = self.notes.db.execute("select value from kept where name = 'look'").fetchone()
        return json.loads(row[0]) if row else None

    def keep_look(self, look):
        with self.notes.db:
            self.notes.db.execute("insert or replace into kept values ('look', ?)", (json.dumps(look),))

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


if __name__ == "__main__":
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--port", type=int, default=8000)
    arguments.add_argument("--database", default=":memory:")
    given = arguments.parse_args()
    Handler.notes = Notes(given.database, USER)
    server = Server(("127.0.0.1", given.port), Handler)
    print(f"Notes are at http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()
