-- Who removed a file from a field of a record, for a day: they may attach it again, as an undo does.
create table "fileReleases" (
  "fileId" text not null references "files" ("id") on delete cascade,
  "userId" text not null references "users" ("id") on delete cascade,
  "at" timestamp not null,
  primary key ("fileId", "userId")
);

create index "fileReleasesAt" on "fileReleases" ("at");
create index "fileReleasesUser" on "fileReleases" ("userId");
