-- Who has a ticket open, and writes an answer.
create table "ticketViewers" (
  "ticketId" integer not null references "tickets" ("id") on delete cascade,
  "userId" text not null references "users" ("id") on delete cascade,
  "seenAt" timestamp not null,
  "typedAt" timestamp,
  primary key ("ticketId", "userId")
);
create index "ticketViewersUser" on "ticketViewers" ("userId");
