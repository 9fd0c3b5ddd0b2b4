-- What a requester thinks of the answer, given by a link. The token is stored as a digest, and sealed to be sent again.
create table "ticketRatings" (
  "ticketId" integer primary key references "tickets" ("id") on delete cascade,
  "tokenHash" secret not null,
  "sealedToken" secret not null,
  "askedAt" timestamp not null,
  "score" text,
  "comment" text not null,
  "ratedAt" timestamp
);
create unique index "ticketRatingsTokenHash" on "ticketRatings" ("tokenHash");
create index "ticketRatingsRated" on "ticketRatings" ("ratedAt", "score");
