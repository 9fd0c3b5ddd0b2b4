-- Of the amounts; empty in orders from before there was a choice, which are in the currency that was built.
alter table "shopOrders" add column "currency" text not null default '';

drop index "shopOrdersFigures";
create index "shopOrdersFigures" on "shopOrders" ("createdAt", "status", "total", "pieces", "currency");
