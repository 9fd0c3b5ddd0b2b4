-- What people uploaded. The bytes are in "content" where the home has no other place for them.
create table "files" (
  "id" text not null primary key,
  "ownerId" text not null references "users" ("id") on delete cascade,
  "name" text not null,
  "type" text not null,
  "size" integer not null,
  "content" bytes,
  "uses" integer not null,
  "createdAt" timestamp not null,
  "unusedSince" timestamp
);

create index "filesUnused" on "files" ("unusedSince");

-- Mail on its way out of the house: written with the change it tells of, sent after the commit.
create table "outbox" (
  "id" identity,
  "message" json not null,
  "createdAt" timestamp not null,
  "nextAt" timestamp not null,
  "attempts" integer not null,
  "failedAt" timestamp,
  "lastError" text
);

create index "outboxNext" on "outbox" ("nextAt");

-- Who has a screen open, as of the last sign of life.
create table "presence" (
  "userId" text not null primary key references "users" ("id") on delete cascade,
  "seenAt" timestamp not null
);
