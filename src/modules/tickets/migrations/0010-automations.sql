-- Changes that the server makes when something happens to a ticket that a search finds.
create table "ticketAutomations" (
  "id" identity,
  "name" text not null,
  "isActive" boolean not null,
  "trigger" text not null,
  -- Without an update; null for other triggers.
  "idleHours" integer,
  "search" text not null,
  "changes" json not null,
  "createdById" text not null references "users" ("id"),
  "createdAt" timestamp not null
);

create table "ticketAutomationRuns" (
  "id" identity,
  "automationId" integer not null references "ticketAutomations" ("id") on delete cascade,
  "ticketId" integer not null references "tickets" ("id") on delete cascade,
  "at" timestamp not null,
  "fields" json not null
);
create index "ticketAutomationRunsAutomation" on "ticketAutomationRuns" ("automationId", "at");
create index "ticketAutomationRunsTicket" on "ticketAutomationRuns" ("ticketId");

-- The name of the automation that made a change.
alter table "ticketChanges" add column "automation" text;
