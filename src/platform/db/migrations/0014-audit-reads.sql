-- Entries of the actions "export" and "read": they have no rows. How many records were sent; null while a file is being sent.
alter table "auditEntries" add column "records" integer;
-- Of an export: its media type, and which records were asked for ("all", "filtered" or "selected").
alter table "auditEntries" add column "format" text;
alter table "auditEntries" add column "selection" text;
-- Of reads: how many answers, all within one hour.
alter table "auditEntries" add column "answers" integer;
-- Person, topic and hour of reads, so that every process adds to the same entry.
alter table "auditEntries" add column "readKey" text;
create unique index "auditEntriesReadKey" on "auditEntries" ("readKey") where "readKey" is not null;
