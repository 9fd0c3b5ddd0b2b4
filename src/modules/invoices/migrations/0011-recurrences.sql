-- Copies of an invoice that the server makes in each period.
create table "invoiceRecurrences" (
  "id" identity,
  "invoiceId" integer not null references "invoices" ("id"),
  -- The content of the invoice when it was first repeated, with amounts in cents.
  "template" json not null,
  "billTo" text not null,
  "grandTotal" integer not null,
  "currency" text not null,
  "dueDays" integer not null,
  "interval" text not null,
  "startDate" text not null,
  "endDate" text,
  "times" integer,
  "isIssued" boolean not null,
  "isPaused" boolean not null,
  "madeCount" integer not null,
  "lastDate" text,
  "nextDate" text,
  "createdById" text not null references "users" ("id"),
  "createdAt" timestamp not null,
  "updatedAt" timestamp not null,
  "deletedAt" timestamp
);
create index "invoiceRecurrencesNext" on "invoiceRecurrences" ("nextDate", "id");
create index "invoiceRecurrencesCreatedBy" on "invoiceRecurrences" ("createdById", "id");
create index "invoiceRecurrencesInvoice" on "invoiceRecurrences" ("invoiceId");

alter table "invoices" add column "recurrenceId" integer;
-- The date for which the recurrence made the invoice, which users may change in a draft.
alter table "invoices" add column "recurrenceDate" text;
create unique index "invoicesRecurrence" on "invoices" ("recurrenceId", "recurrenceDate") where "recurrenceId" is not null;
