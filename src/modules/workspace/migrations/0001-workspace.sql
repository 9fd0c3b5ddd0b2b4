-- One row, from the first change on; null is what was built.
create table "workspace" (
  "id" text primary key,
  "name" text,
  "companyName" text,
  "address" text,
  "email" text,
  "phone" text,
  "taxNumber" text,
  "language" text,
  "timeZone" text,
  "currency" text,
  "dueDays" integer,
  "logo" json,
  "version" integer not null,
  "changedAt" timestamp not null
);
