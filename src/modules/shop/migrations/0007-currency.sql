-- The currency of the amounts; empty in older orders, which use the currency of the build.
alter table "shopOrders" add column "currency" text not null default '';

drop index "shopOrdersFigures";
create index "shopOrdersFigures" on "shopOrders" ("createdAt", "status", "total", "pieces", "currency");
