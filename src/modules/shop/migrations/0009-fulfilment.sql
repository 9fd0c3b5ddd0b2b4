-- Parts of orders that were sent, and parts that were taken back. "lines" has product ids with numbers of pieces.
create table "shopShipments" (
  "id" identity,
  "orderId" integer not null references "shopOrders" ("id") on delete cascade,
  "lines" json not null,
  "carrier" text not null,
  "tracking" text not null,
  "at" timestamp not null,
  "userId" text not null references "users" ("id")
);
create index "shopShipmentsOrder" on "shopShipments" ("orderId", "id");

create table "shopRefunds" (
  "id" identity,
  "orderId" integer not null references "shopOrders" ("id") on delete cascade,
  "lines" json not null,
  -- In cents, with tax.
  "amount" integer not null,
  "restocked" boolean not null,
  "reason" text not null,
  "at" timestamp not null,
  "userId" text not null references "users" ("id")
);
create index "shopRefundsOrder" on "shopRefunds" ("orderId", "id");

-- Pieces that buyers send back, from the announcement to the refund.
create table "shopReturns" (
  "id" identity,
  "orderId" integer not null references "shopOrders" ("id") on delete cascade,
  "lines" json not null,
  "reason" text not null,
  "note" text not null,
  "state" text not null,
  "at" timestamp not null,
  "updatedAt" timestamp not null,
  "userId" text not null references "users" ("id")
);
create index "shopReturnsOrder" on "shopReturns" ("orderId", "id");
