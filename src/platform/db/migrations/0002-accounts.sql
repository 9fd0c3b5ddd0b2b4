alter table "users" add column "status" text not null default 'active';
alter table "users" add column "emailConfirmedAt" timestamp;
alter table "users" add column "createdAt" timestamp;

-- A role that an administrator made has a name; the four shipped ones have theirs in the screens' texts.
alter table "roles" add column "name" text;
alter table "roles" add column "createdAt" timestamp;

-- Who is signed in, and where. An ended one stays for a while, so that its token is known to be worth nothing.
create table "sessions" (
  "id" text not null primary key,
  "tokenHash" secret not null unique,
  "userId" text not null references "users" ("id") on delete cascade,
  "stage" text not null,
  "remembered" boolean not null,
  "device" text not null,
  "createdAt" timestamp not null,
  "lastUsedAt" timestamp not null,
  "expiresAt" timestamp not null,
  "confirmedAt" timestamp,
  "endedAt" timestamp
);

create index "sessionsByUser" on "sessions" ("userId");
create index "sessionsExpired" on "sessions" ("expiresAt");

-- How often something was tried within a window of time.
create table "limits" (
  "key" text not null primary key,
  "count" integer not null,
  "startedAt" timestamp not null
);

create index "limitsStarted" on "limits" ("startedAt");
