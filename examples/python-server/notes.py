"""What notes are, and a list of them in SQLite."""

import json
import sqlite3
import threading
import unicodedata
from datetime import datetime, timezone

from shapes import Failure, Refused, anything, integer, listing, moment, nullable, number_text, one_of, record, text, truth

ITEM = record({"id": text(40, 1), "text": text(500), "done": truth})
FIELDS = {
    "title": text(200), "color": one_of("info", "success", "warning", "error"), "kind": one_of("text", "checklist"),
    "text": text(20_000), "items": listing(ITEM, 200), "pinned": truth, "archived": truth,
    "labels": listing(text(40, 1), 20), "reminderAt": nullable(moment),
}
DRAFT = record({}, FIELDS)
CHANGED = {**FIELDS, "deleted": truth}
CHANGES = record({}, {**CHANGED, "base": record({}, {name: anything for name in CHANGED})})
ITEM_CHANGES = record({}, {
    "set": listing(record({"id": text(40, 1)}, {"text": text(500), "done": truth}), 200),
    "remove": listing(text(40, 1), 200), "order": listing(text(40, 1), 200),
})
SHARE = record({"userIds": listing(text(64, 1), 50, 1)})
MOVE = record({"side": one_of("before", "after"), "of": integer(1, 2_147_483_647)})
BLANK = {
    "title": "", "color": "info", "kind": "text", "text": "", "items": [], "pinned": False, "archived": False,
    "labels": [], "reminderAt": None,
}
SORTS = ["position", "datef", "updatedAt", "title", "id"]
FLAGS = ["pinned", "archived", "deleted"]
LIST = {
    "q": text(200), "sort": one_of(*SORTS, *("-" + name for name in SORTS)), "page": number_text(1, 1_000_000),
    "limit": number_text(1, 1000), "at": text(4000), "label": text(40, 1), "color": FIELDS["color"],
    "kind": FIELDS["kind"], **{name: one_of("true", "false") for name in [*FLAGS, "reminder"]},
}


def now():
    return datetime.now(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def fold(words):
    plain = unicodedata.normalize("NFKD", words)
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).lower()


class Notes:
    """The notes, each a row with its JSON: there are too few of them for more."""

    def __init__(self, path, owner):
        self.people = {"owner": {name: owner[name] for name in ("id", "name", "avatar")}, "collaborators": []}
        self.db = sqlite3.connect(path, check_same_thread=False)
        self.db.execute("create table if not exists notes (id integer primary key autoincrement, note text not null)")
        self.db.execute("create table if not exists kept (name text primary key, value text not null)")
        self.lock = threading.RLock()

    def all(self):
        return [{**BLANK, **self.people, "id": id, **json.loads(note)} for id, note in self.db.execute("select id, note from notes")]

    def show(self, id):
        return next((note for note in self.all() if note["id"] == id), None) or self.missing()

    def missing(self):
        raise Failure(404, "Not found")

    def keep(self, note, id=None):
        values = json.dumps({name: value for name, value in note.items() if name not in ("id", *self.people)})
        with self.db:
            row = self.db.execute("insert or replace into notes values (?, ?)", (id, values))
        return {**self.people, **note, "id": id or row.lastrowid}

    def add(self, draft):
        note = {**BLANK, **draft, "title": draft.get("title", "").strip()}
        if not note["title"] and not note["text"].strip() and not any(item["text"].strip() for item in note["items"]):
            raise Refused([("title", "Add a title, text or item")])
        first = min((other["position"] for other in self.all()), default=0)
        return self.keep({**note, "datef": now(), "deleted": False, "position": first - 1, "updatedAt": now()})

    def edit(self, id, changes):
        note = self.show(id)
        base = changes.get("base", {})
        changes = {name: value for name, value in changes.items() if name != "base"}
        if any(note[name] not in (base.get(name, note[name]), value) for name, value in changes.items()):
            raise Failure(409, "Someone else changed this while you were editing")
        return self.keep({**note, **changes, "updatedAt": now()}, id)

    def edit_items(self, id, changes):
        items = {item["id"]: item for item in self.show(id)["items"] if item["id"] not in changes.get("remove", [])}
        for change in changes.get("set", []):
            if change["id"] in items or "text" in change:
                items[change["id"]] = {"done": False, **items.get(change["id"], {}), **change}
        order = changes.get("order", [])
        ordered = sorted(items.values(), key=lambda item: order.index(item["id"]) if item["id"] in order else len(order))
        return self.edit(id, {"items": ordered})

    def share(self, id, userIds):
        note = self.show(id)
        if any(user != note["owner"]["id"] for user in userIds):
            raise Refused([("userIds", "User not found")])
        return note

    def unshare(self, id):
        self.show(id)
        self.missing()

    def leave(self, id):
        self.show(id)
        raise Failure(409, "The owner of a note cannot leave it")

    def move(self, id, side, of):
        self.show(id)
        anchor = self.show(of)["position"]
        others = [note["position"] for note in self.all() if note["id"] != id]
        beyond = [place for place in others if (place < anchor if side == "before" else place > anchor)]
        end = anchor - 2 if side == "before" else anchor + 2
        neighbour = (max if side == "before" else min)(beyond, default=end)
        return self.keep({**self.show(id), "position": (anchor + neighbour) / 2}, id)

    def duplicate(self, id):
        copy = {**self.show(id), "pinned": False, "deleted": False, "reminderAt": None, "datef": now(), "updatedAt": now()}
        return self.move(self.keep({name: value for name, value in copy.items() if name != "id"})["id"], "after", id)

    def remove(self, id):
        if not self.show(id)["deleted"]:
            self.edit(id, {"deleted": True})

    def purge(self, id):
        if not self.show(id)["deleted"]:
            self.missing()
        with self.db:
            self.db.execute("delete from notes where id = ?", (id,))

    def empty_trash(self):
        gone = [note["id"] for note in self.all() if note["deleted"]]
        for id in gone:
            self.purge(id)
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
                and ("reminder" not in one or (note["reminderAt"] is not None) == (one["reminder"] == "true"))
            )

        sort = one.get("sort", "position")
        field = sort.lstrip("-")
        found = sorted(filter(fits, self.all()), key=lambda note: (note[field], note["id"]), reverse=sort.startswith("-"))
        return sorted(found, key=lambda note: not note["pinned"]) if sort == "position" else found
