-- Deliveries of a queued message that failed, and when the next one is due.
alter table "emails" add column "tries" integer not null default 0;
alter table "emails" add column "nextTryAt" timestamp;
