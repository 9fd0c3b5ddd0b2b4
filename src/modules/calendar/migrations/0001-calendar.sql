create table "calendars" (
  "id" identity,
  "ownerId" text not null references "users" ("id"),
  "name" text not null,
  "color" text not null,
  "shared" boolean not null,
  "timeZone" text not null,
  "createdAt" timestamp not null,
  "updatedAt" timestamp not null,
  "deletedAt" timestamp
);
create index "calendarsOwner" on "calendars" ("ownerId") where "deletedAt" is null;
create index "calendarsShared" on "calendars" ("shared") where "deletedAt" is null;

-- "start" and "end" are what clocks in "timeZone" show, so that nine o'clock stays nine o'clock; days where it lasts all day.
create table "events" (
  "id" identity,
  "uid" text not null,
  "calendarId" integer not null references "calendars" ("id") on delete cascade,
  -- An occurrence that differs from its series: whose it is, and when it would have been.
  "seriesId" integer references "events" ("id") on delete cascade,
  "originalStart" text,
  "title" text not null,
  "start" text not null,
  "end" text not null,
  "allDay" boolean not null,
  "timeZone" text not null,
  "recurrence" text,
  "exdates" json not null,
  "color" text,
  "description" text not null,
  "location" text not null,
  "guests" json not null,
  "createdById" text not null references "users" ("id"),
  "createdAt" timestamp not null,
  "updatedAt" timestamp not null,
  "sequence" integer not null,
  -- From the first start to the last end, to find what is in sight; of days as if they were UTC's.
  "startsAt" timestamp not null,
  "endsAt" timestamp not null,
  "search" text not null
);
create index "eventsCalendar" on "events" ("calendarId", "endsAt", "startsAt");
create unique index "eventsOriginal" on "events" ("seriesId", "originalStart");
create index "eventsUid" on "events" ("calendarId", "uid");

-- Who of us is invited, once more, to find what they are invited to.
create table "eventGuests" (
  "userId" text not null,
  "eventId" integer not null references "events" ("id") on delete cascade,
  primary key ("userId", "eventId")
);
create index "eventGuestsEvent" on "eventGuests" ("eventId");

-- How things were before a change, for an hour.
create table "calendarUndos" (
  "id" identity,
  "userId" text not null references "users" ("id"),
  "at" timestamp not null,
  "before" json not null,
  "after" json not null
);
create index "calendarUndosAt" on "calendarUndos" ("at");
