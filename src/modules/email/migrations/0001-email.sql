-- What was written, once, however many have it.
create table "emails" (
  "id" identity,
  "threadId" integer not null,
  "senderId" text references "users" ("id"),
  "from" json not null,
  "to" json not null,
  "cc" json not null,
  "bcc" json not null,
  "subject" text not null,
  "body" text not null,
  "snippet" text not null,
  "attachments" json not null,
  "state" text not null,
  "sendAt" timestamp,
  "inReplyTo" integer,
  "version" integer not null,
  "size" integer not null,
  -- Folded copies of the above, to search by; nobody but the sender may find a message by its blind copies.
  "byFrom" text not null,
  "byTo" text not null,
  "byCc" text not null,
  "byBcc" text not null,
  "bySubject" text not null,
  "byFile" text not null,
  "search" text not null
);
create index "emailsDue" on "emails" ("sendAt") where "state" = 'queued';

-- Everybody's own copy: where it lies and how it is marked.
create table "emailCopies" (
  "id" identity,
  "userId" text not null references "users" ("id"),
  "messageId" integer not null references "emails" ("id"),
  "threadId" integer not null,
  "folder" text not null,
  "starred" boolean not null,
  "important" boolean not null,
  "checked" boolean not null,
  "read" boolean not null,
  "time" timestamp not null,
  -- What the list is ordered by: the time, until a conversation comes back from being snoozed.
  "sortedAt" timestamp not null,
  "deletedAt" timestamp,
  "snoozedUntil" timestamp
);
create unique index "emailCopiesMessage" on "emailCopies" ("messageId", "userId");
create index "emailCopiesUser" on "emailCopies" ("userId", "sortedAt", "id");
create index "emailCopiesThread" on "emailCopies" ("userId", "threadId");
create index "emailCopiesSnoozed" on "emailCopies" ("snoozedUntil") where "snoozedUntil" is not null;
create index "emailCopiesTrash" on "emailCopies" ("deletedAt") where "deletedAt" is not null;

create table "emailLabels" (
  "id" identity,
  "userId" text not null references "users" ("id"),
  "name" text not null,
  "folded" text not null,
  "color" text not null
);
create unique index "emailLabelsName" on "emailLabels" ("userId", "folded");

create table "emailCopyLabels" (
  "copyId" integer not null references "emailCopies" ("id") on delete cascade,
  "labelId" integer not null references "emailLabels" ("id") on delete cascade,
  primary key ("copyId", "labelId")
);
create index "emailCopyLabelsLabel" on "emailCopyLabels" ("labelId");

create table "emailSettings" (
  "userId" text not null primary key references "users" ("id") on delete cascade,
  "signature" text not null,
  "undoSeconds" integer not null
);
