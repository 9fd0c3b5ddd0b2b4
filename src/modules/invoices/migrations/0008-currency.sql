-- Of the amounts; empty in invoices from before there was a choice, which are in the currency that was built.
alter table "invoices" add column "currency" text not null default '';

-- The sums by currency, which the server computes when it starts. "invoiceSums" stays for servers of the version before.
create table "invoiceTotals" (
  "createdById" text not null,
  "status" text not null,
  "settled" text not null,
  "month" text not null,
  "currency" text not null,
  "count" integer not null,
  "grandTotal" bigint not null,
  "paid" bigint not null,
  "balance" bigint not null,
  primary key ("createdById", "status", "settled", "month", "currency")
);

drop index "invoicesUnpaid";
create index "invoicesUnpaid" on "invoices" ("dueDate", "status", "paid", "balance", "grandTotal", "deletedAt", "createdById", "currency") where "deletedAt" is null and "balance" > 0;
drop index "invoicesBilled";
create index "invoicesBilled" on "invoices" ("orderDate", "grandTotal", "deletedAt", "createdById", "currency") where "deletedAt" is null;
