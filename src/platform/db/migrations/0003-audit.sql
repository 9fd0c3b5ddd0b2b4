-- What was changed, by whom, when and from where: one entry for each write, committed with it.
create table "auditEntries" (
  "id" identity,
  "at" timestamp not null,
  -- Null, with an empty name, where nobody asked for it: work in the background.
  "userId" text,
  "userName" text not null,
  "topic" text not null,
  "action" text not null,
  "endpoint" text not null,
  "recordId" text,
  -- What the record was called, as far as its rows say so.
  "label" text not null,
  "address" text not null,
  "device" text not null,
  "requestId" text not null,
  -- Whether the contents are for the user alone.
  "private" boolean not null,
  "rowCount" integer not null,
  -- Which screens were told, to tell them again when it is restored.
  "told" json not null,
  "search" text not null
);
create index "auditEntriesAt" on "auditEntries" ("at", "id");
create index "auditEntriesUser" on "auditEntries" ("userId", "at", "id");
create index "auditEntriesRecord" on "auditEntries" ("topic", "recordId", "at", "id");

-- The rows that an entry is about. Of an update only the columns that changed, of the others the whole row.
create table "auditRows" (
  "entryId" integer not null references "auditEntries" ("id") on delete cascade,
  "position" integer not null,
  "table" text not null,
  "key" text not null,
  "kind" text not null,
  "before" json,
  "after" json,
  primary key ("entryId", "position")
);
create index "auditRowsKey" on "auditRows" ("table", "key", "entryId");

-- The tables that are watched, in the order in which they were made, with what watches them.
create table "auditTables" (
  "name" text not null primary key,
  "position" integer not null,
  "key" json not null,
  "columns" json not null,
  "watch" text not null
);
