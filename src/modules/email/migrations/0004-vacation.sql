-- The reply that a user's mailbox sends while the user is away.
create table "emailVacations" (
  "userId" text not null primary key references "users" ("id") on delete cascade,
  "active" boolean not null,
  -- Days, as in 2026-11-21; null where the time is open.
  "since" text,
  "until" text,
  "subject" text not null,
  "body" text not null
);

-- Who has had the reply since it was last saved; each sender gets it once.
create table "emailVacationReplies" (
  "userId" text not null references "users" ("id") on delete cascade,
  "email" text not null,
  primary key ("userId", "email")
);
