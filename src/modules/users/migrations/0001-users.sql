-- Who asked somebody to join, with which words; of no interest once they have.
create table "userInvitations" (
  "userId" text not null primary key references "users" ("id") on delete cascade,
  "byName" text not null,
  "note" text not null,
  "sentAt" timestamp not null
);
