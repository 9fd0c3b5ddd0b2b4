-- For whoever may read only what is theirs.
create index "invoicesCreatedBy" on "invoices" ("createdById", "orderDate", "id") where "deletedAt" is null;
