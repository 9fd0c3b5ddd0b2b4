create table "notes" (
  "id" identity,
  "ownerId" text not null references "users" ("id") on delete cascade,
  "title" text not null,
  "color" text not null,
  "datef" timestamp not null,
  "kind" text not null,
  "text" text not null,
  "items" json not null,
  "pinned" boolean not null,
  "archived" boolean not null,
  "labels" json not null,
  "position" double precision not null,
  "updatedAt" timestamp not null,
  "deletedAt" timestamp,
  "search" text not null,
  "labelKey" text not null
);

create index "notesOwner" on "notes" ("ownerId", "position");
