-- Minutes before the start; null for no reminder. Events with a time had 15 minutes.
alter table "events" add column "reminderMinutes" integer;
update "events" set "reminderMinutes" = 15 where "allDay" = false;
