create table "invoices" (
  -- The highest before it plus one, given out under the lock of "invoiceSeries".
  "id" integer primary key,
  "number" text not null,
  "billFrom" text not null,
  "billFromEmail" text not null,
  "billFromAddress" text not null,
  "billFromPhone" text not null,
  "billFromFax" text not null,
  "billTo" text not null,
  "billToEmail" text not null,
  "billToAddress" text not null,
  "billToPhone" text not null,
  "billToFax" text not null,
  "customerId" text,
  -- Prices and totals in cents, discounts in percent.
  "orders" json not null,
  -- Days without a time or a zone.
  "orderDate" text not null,
  "dueDate" text not null,
  "totalCost" integer not null,
  -- Hundredths of a percent or cents, as "discountKind" says.
  "discount" integer not null,
  "discountKind" text not null,
  "discountAmount" integer not null,
  -- Hundredths of a percent.
  "vatRate" integer not null,
  "vat" integer not null,
  "grandTotal" integer not null,
  -- The sum of the payments, and what is left.
  "paid" integer not null,
  "balance" integer not null,
  "note" text not null,
  "status" text not null,
  -- The latest step of the status, which whoever took it may take back for a short while.
  "statusFrom" text,
  "statusAt" timestamp,
  "statusById" text references "users" ("id"),
  "completed" boolean not null,
  "isSelected" boolean not null,
  "reference" text not null,
  "sentAt" timestamp,
  "token" text,
  "createdById" text not null references "users" ("id"),
  "createdAt" timestamp not null,
  "updatedAt" timestamp not null,
  "deletedAt" timestamp,
  -- Copies to search and to sort by.
  "search" text not null,
  "byBillTo" text not null,
  "byStatus" integer not null
);

create unique index "invoicesNumber" on "invoices" ("number");
create unique index "invoicesToken" on "invoices" ("token") where "token" is not null;
create unique index "invoicesReference" on "invoices" ("reference") where "reference" <> '' and "deletedAt" is null;

-- The orders of the list.
create index "invoicesOrderDate" on "invoices" ("orderDate", "id") where "deletedAt" is null;
create index "invoicesDueDate" on "invoices" ("dueDate", "id") where "deletedAt" is null;
create index "invoicesByBillTo" on "invoices" ("byBillTo", "id") where "deletedAt" is null;
create index "invoicesGrandTotal" on "invoices" ("grandTotal", "id") where "deletedAt" is null;
create index "invoicesBalance" on "invoices" ("balance", "id") where "deletedAt" is null;
create index "invoicesByStatus" on "invoices" ("byStatus", "id") where "deletedAt" is null;
create index "invoicesUpdated" on "invoices" ("updatedAt", "id") where "deletedAt" is null;

-- Its filters.
create index "invoicesStatus" on "invoices" ("status", "orderDate", "id") where "deletedAt" is null;
create index "invoicesCustomer" on "invoices" ("customerId", "orderDate");
create index "invoicesTrash" on "invoices" ("deletedAt", "id") where "deletedAt" is not null;

-- All that sums and states are made of, so that they need not read the invoices.
create index "invoicesSums" on "invoices" ("status", "dueDate", "paid", "balance", "grandTotal", "deletedAt") where "deletedAt" is null;

create table "invoicePayments" (
  "id" identity,
  "invoiceId" integer not null references "invoices" ("id"),
  "amount" integer not null,
  "date" text not null,
  "method" text not null,
  "note" text not null,
  "userId" text not null references "users" ("id"),
  "createdAt" timestamp not null
);
create index "invoicePaymentsInvoice" on "invoicePayments" ("invoiceId", "date", "id");

-- The last number of each year's series, and the row "invoices" that whoever writes a new one holds.
create table "invoiceSeries" (
  "name" text not null primary key,
  "last" integer not null
);
