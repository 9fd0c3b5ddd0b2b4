-- How much of a quota has been used since its window began; "ownerId" is a person's, or empty for the whole installation.
create table "quotaUse" (
  "name" text not null,
  "ownerId" text not null,
  "used" integer not null,
  "startedAt" timestamp not null,
  primary key ("name", "ownerId")
);
create index "quotaUseStarted" on "quotaUse" ("startedAt");

-- How many bytes somebody keeps is added up from this index alone, without a look at the files.
create index "filesByOwner" on "files" ("ownerId", "size", "uses", "createdAt", "unusedSince");
