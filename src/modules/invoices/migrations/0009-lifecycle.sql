-- The life of an invoice: draft, issued or void. All invoices so far were numbered at once, so that they are issued.
alter table "invoices" add column "stage" text not null default 'issued';
alter table "invoices" add column "issuedAt" timestamp;
alter table "invoices" add column "voidedAt" timestamp;
alter table "invoices" add column "voidReason" text not null default '';
-- The sum of the credit notes: "balance" is "grandTotal" less "credited" and "paid", and 0 for drafts and void invoices.
alter table "invoices" add column "credited" integer not null default 0;
-- To sort by the number, which drafts do not have.
alter table "invoices" add column "byNumber" text not null default '';
update "invoices" set "issuedAt" = "createdAt";
update "invoices" set "byNumber" = substr("number", 1, 9) || substr('000000000', 1, 18 - length("number")) || substr("number", 10)
  where length("number") between 9 and 18;
update "invoices" set "byNumber" = "number" where "byNumber" = '';

drop index "invoicesNumber";
create unique index "invoicesNumber" on "invoices" ("number") where "number" <> '';
create index "invoicesByNumber" on "invoices" ("byNumber", "id") where "deletedAt" is null;
create index "invoicesStage" on "invoices" ("stage", "orderDate", "id") where "deletedAt" is null and "stage" <> 'issued';
drop index "invoicesBilled";
create index "invoicesBilled" on "invoices" ("orderDate", "grandTotal", "deletedAt", "createdById", "currency", "stage") where "deletedAt" is null and "stage" = 'issued';

create table "invoiceCreditNotes" (
  "id" identity,
  "number" text not null,
  "invoiceId" integer not null references "invoices" ("id"),
  "date" text not null,
  "reason" text not null,
  -- Of the lines, position, name, units and total; of the taxes, rate, net and amount, in cents.
  "lines" json not null,
  "taxes" json not null,
  "discountAmount" integer not null,
  "net" integer not null,
  "vat" integer not null,
  "total" integer not null,
  "refunded" integer not null,
  "userId" text not null references "users" ("id"),
  "createdAt" timestamp not null
);
create unique index "invoiceCreditNotesNumber" on "invoiceCreditNotes" ("number");
create index "invoiceCreditNotesInvoice" on "invoiceCreditNotes" ("invoiceId", "id");
create index "invoiceCreditNotesDate" on "invoiceCreditNotes" ("date", "invoiceId", "total");

-- A payment below 0 is money that a credit note returned.
alter table "invoicePayments" add column "creditNoteId" integer;
