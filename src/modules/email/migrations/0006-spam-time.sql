-- When a message was moved to the spam folder, from which it is deleted a month later; its own time is that of sending.
alter table "emailCopies" add column "spamAt" timestamp;
-- What is there already is kept for another month.
update "emailCopies" set "spamAt" = current_date where "folder" = 'spam';
create index "emailCopiesSpam" on "emailCopies" ("spamAt") where "spamAt" is not null;
