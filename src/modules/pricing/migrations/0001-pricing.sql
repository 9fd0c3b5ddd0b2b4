create table "planRequests" (
  "id" identity,
  "userId" text not null references "users" ("id") on delete cascade,
  "plan" text not null,
  "period" text not null,
  "people" integer not null,
  "text" text not null,
  "askedAt" timestamp not null,
  "day" text not null
);

create unique index "planRequestsDay" on "planRequests" ("userId", "plan", "day");
