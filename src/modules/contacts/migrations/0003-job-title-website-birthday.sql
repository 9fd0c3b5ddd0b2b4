alter table "contacts" add column "jobTitle" text not null default '';
alter table "contacts" add column "website" text not null default '';
-- Null where the day is not known.
alter table "contacts" add column "birthday" text;
