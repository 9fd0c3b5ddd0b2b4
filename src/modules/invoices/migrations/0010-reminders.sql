-- Reminders of overdue invoices: whether a user has stopped them for an invoice, and those sent.
alter table "invoices" add column "remindersStopped" boolean not null default false;

create table "invoiceReminders" (
  "id" identity,
  "invoiceId" integer not null references "invoices" ("id"),
  "step" text not null,
  "recipients" json not null,
  "subject" text not null,
  -- Null if the schedule sent it.
  "userId" text references "users" ("id"),
  "sentAt" timestamp not null
);
create index "invoiceRemindersInvoice" on "invoiceReminders" ("invoiceId", "id");
create unique index "invoiceRemindersStep" on "invoiceReminders" ("invoiceId", "step") where "userId" is null;

-- One row, from the first change on. Each step has the day since which it has been in force.
create table "invoiceReminderSettings" (
  "id" text primary key,
  "steps" json not null,
  "version" integer not null,
  "changedAt" timestamp not null
);
