-- One row, from the first change on.
create table "ticketPromises" (
  "id" text primary key,
  "hours" json not null,
  "targets" json not null,
  "version" integer not null,
  "changedAt" timestamp not null
);
