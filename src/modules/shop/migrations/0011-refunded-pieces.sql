-- Refunded pieces of orders and of their lines, with the part of the line's amount that they had. Figures leave them out.
alter table "shopOrders" add column "refundedPieces" integer not null default 0;
alter table "shopOrderLines" add column "refundedQty" integer not null default 0;
alter table "shopOrderLines" add column "refundedTotal" integer not null default 0;

drop index "shopOrdersFigures";
create index "shopOrdersFigures" on "shopOrders" (
  "createdAt", "status", "total", "credited", "pieces", "refundedPieces", "currency"
);
