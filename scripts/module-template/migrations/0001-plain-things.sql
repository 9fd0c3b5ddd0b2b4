create table "plainThings" (
  "id" identity,
  "title" text not null,
  "done" boolean not null,
  "createdAt" timestamp not null,
  "deletedAt" timestamp,
  "search" text not null
);

create index "plainThingsCreated" on "plainThings" ("createdAt");
