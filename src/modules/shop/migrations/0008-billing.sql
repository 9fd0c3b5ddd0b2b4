-- What was paid of an order, less the money returned, and what was taken back of it; and number, path and due date of its invoice.
alter table "shopOrders" add column "paid" integer not null default 0;
alter table "shopOrders" add column "credited" integer not null default 0;
alter table "shopOrders" add column "invoice" json;
update "shopOrders" set "paid" = "total" where "status" in ('paid', 'shipped', 'delivered');
update "shopOrders" set "credited" = "total" where "status" = 'refunded';

drop index "shopOrdersFigures";
create index "shopOrdersFigures" on "shopOrders" ("createdAt", "status", "total", "credited", "pieces", "currency");
