create table "notifications" (
  "id" identity,
  "userId" text not null references "users" ("id") on delete cascade,
  "topic" text not null,
  "kind" text not null,
  "values" json not null,
  "path" text not null,
  "recordId" text,
  "authorId" text,
  "count" integer not null,
  "at" timestamp not null,
  "readAt" timestamp,
  "deletedAt" timestamp,
  -- What further notices of the kind about the same record are added to; null once it was read.
  "openKey" text,
  -- What is told once and never again.
  "onceKey" text,
  -- Whether the screens show it: some want to be told by mail alone.
  "isShown" boolean not null,
  -- Since when it waits to be mailed; null where it does not.
  "mailSince" timestamp,
  "search" text not null
);

create index "notificationsUser" on "notifications" ("userId", "at");
create index "notificationsUnread" on "notifications" ("userId") where "readAt" is null;
create index "notificationsRecord" on "notifications" ("topic", "recordId");
create index "notificationsMail" on "notifications" ("mailSince") where "mailSince" is not null;
create unique index "notificationsOpen" on "notifications" ("openKey");
create unique index "notificationsOnce" on "notifications" ("onceKey");

create table "notificationSettings" (
  "userId" text primary key references "users" ("id") on delete cascade,
  "mail" text not null,
  "hour" integer not null,
  "timeZone" text not null
);

create table "notificationChoices" (
  "userId" text not null references "users" ("id") on delete cascade,
  "topic" text not null,
  "kind" text not null,
  "inApp" boolean not null,
  "byMail" boolean not null,
  primary key ("userId", "topic", "kind")
);
