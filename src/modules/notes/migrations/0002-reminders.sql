-- When the owner is reminded, and when that was done: null as long as it is due.
alter table "notes" add column "reminderAt" timestamp;
alter table "notes" add column "remindedAt" timestamp;
create index "notesReminder" on "notes" ("reminderAt") where "reminderAt" is not null and "remindedAt" is null;
