-- Whose board has a note: the owner's and those of the users with whom it is shared. Each has their own place, pin,
-- archive and reminder; "remindedAt" is null as long as the reminder is due.
create table "noteMembers" (
  "noteId" integer not null references "notes" ("id") on delete cascade,
  "userId" text not null references "users" ("id") on delete cascade,
  "position" double precision not null,
  "pinned" boolean not null,
  "archived" boolean not null,
  "reminderAt" timestamp,
  "remindedAt" timestamp,
  primary key ("noteId", "userId")
);
insert into "noteMembers" ("noteId", "userId", "position", "pinned", "archived")
  select "id", "ownerId", "position", "pinned", "archived" from "notes";

create index "noteMembersUser" on "noteMembers" ("userId", "position");
create index "noteMembersReminder" on "noteMembers" ("reminderAt") where "reminderAt" is not null and "remindedAt" is null;

drop index "notesOwner";
create index "notesOwner" on "notes" ("ownerId");
alter table "notes" drop column "position";
alter table "notes" drop column "pinned";
alter table "notes" drop column "archived";
