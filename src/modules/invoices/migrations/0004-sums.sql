-- What the invoices in use come to. Those that are not paid are told apart by the month in which they are due, so that of
-- the months that are over, and of those to come, it is known what is overdue.
create table "invoiceSums" (
  "createdById" text not null,
  "status" text not null,
  "settled" text not null,
  "month" text not null,
  "count" integer not null,
  -- Cents, of any number of invoices.
  "grandTotal" bigint not null,
  "paid" bigint not null,
  "balance" bigint not null,
  primary key ("createdById", "status", "settled", "month")
);

-- All that is asked of what is still to be paid, by the day.
drop index "invoicesUnpaid";
create index "invoicesUnpaid" on "invoices" ("dueDate", "status", "paid", "balance", "grandTotal", "deletedAt", "createdById") where "deletedAt" is null and "balance" > 0;
-- Nothing sums them all up any more.
drop index "invoicesSums";
