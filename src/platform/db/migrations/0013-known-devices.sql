-- The browsers that somebody has signed in with before: each has a random token in a cookie. A row that was forgotten has
-- no hashes; the one before the latest is kept, since an answer with a new token may be lost.
create table "knownDevices" (
  "id" identity,
  "userId" text not null references "users" ("id") on delete cascade,
  "tokenHash" secret,
  "formerHash" secret,
  "isFirst" boolean not null,
  "createdAt" timestamp not null,
  "lastUsedAt" timestamp not null,
  "expiresAt" timestamp not null
);

create index "knownDevicesByUser" on "knownDevices" ("userId");
create index "knownDevicesByToken" on "knownDevices" ("tokenHash");
create index "knownDevicesByFormer" on "knownDevices" ("formerHash");
create index "knownDevicesExpired" on "knownDevices" ("expiresAt");

alter table "sessions" add column "knownDeviceId" integer;

-- Whose failures a count is of, so that they can be forgiven together.
alter table "limits" add column "subject" text;
create index "limitsBySubject" on "limits" ("subject");
