create table "textDocuments" (
  "id" identity,
  "ownerId" text not null references "users" ("id") on delete cascade,
  "title" text not null,
  "content" text not null,
  "lead" text not null,
  -- All uploads that the text shows or has shown, so that undo finds them.
  "pictures" json not null,
  "words" integer not null,
  "characters" integer not null,
  "createdAt" timestamp not null,
  "updatedAt" timestamp not null,
  "version" integer not null,
  "deletedAt" timestamp,
  -- Copies to search and to sort by.
  "search" text not null,
  "byTitle" text not null
);

create index "textDocumentsOwner" on "textDocuments" ("ownerId", "updatedAt", "id");
