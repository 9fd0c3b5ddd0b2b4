create table "homeBoards" (
  "userId" text not null primary key references "users" ("id"),
  "cards" json not null,
  "updatedAt" timestamp not null
);
