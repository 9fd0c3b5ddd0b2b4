-- Who has a screen open, as of the last sign of life: of each process by itself, since one cannot tell what another has open.
drop table "presence";
create table "presence" (
  "userId" text not null references "users" ("id") on delete cascade,
  "process" text not null,
  "seenAt" timestamp not null,
  primary key ("userId", "process")
);
create index "presenceSeen" on "presence" ("seenAt");
