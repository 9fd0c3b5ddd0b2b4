-- All that the figures look at, so that they need not read the invoices.
create index "invoicesBilled" on "invoices" ("orderDate", "grandTotal", "deletedAt") where "deletedAt" is null;
create index "invoicesUnpaid" on "invoices" ("dueDate", "balance", "deletedAt") where "deletedAt" is null and "balance" > 0;
create index "invoicePaymentsDate" on "invoicePayments" ("date", "invoiceId", "amount");
