-- The earliest time at which the next reminder of an event or series may be due; in 9999 without a further one.
create table "eventReminders" (
  "eventId" integer primary key references "events" ("id") on delete cascade,
  "at" timestamp not null
);
create index "eventRemindersAt" on "eventReminders" ("at");
-- The job replaces this time, which only says to look at once, by that of the next reminder.
insert into "eventReminders" ("eventId", "at")
select "id", '2026-11-01T00:00:00.000Z' from "events"
where "reminderMinutes" is not null and "endsAt" >= '2026-11-01T00:00:00.000Z';
-- To keep only the latest undos of each user.
create index "calendarUndosUser" on "calendarUndos" ("userId", "id");
