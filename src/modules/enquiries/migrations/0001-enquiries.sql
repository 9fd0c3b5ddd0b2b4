create table "enquiries" (
  "id" identity,
  "name" text not null,
  "email" text not null,
  "company" text not null,
  "subject" text not null,
  "text" text not null,
  "language" text not null,
  "receivedAt" timestamp not null,
  "search" text not null
);

create index "enquiriesReceived" on "enquiries" ("receivedAt");
