create table "shopDiscounts" (
  "id" identity,
  "code" text not null,
  "kind" text not null,
  -- In cents or, for a percentage, in hundredths of a percent.
  "value" integer not null,
  "minimum" integer not null,
  "categories" json not null,
  "startsAt" timestamp not null,
  "endsAt" timestamp,
  "limit" integer,
  "perBuyer" integer,
  "used" integer not null check ("used" >= 0),
  "active" boolean not null,
  "createdAt" timestamp not null,
  "updatedAt" timestamp not null,
  "deletedAt" timestamp,
  -- The normalised code, for lookups and sorting.
  "byCode" text not null,
  "search" text not null
);

-- Codes are unique.
create unique index "shopDiscountsCode" on "shopDiscounts" ("byCode") where "deletedAt" is null;
create index "shopDiscountsCreated" on "shopDiscounts" ("createdAt", "id") where "deletedAt" is null;

-- The uses of codes: an order has at most one, and returns it when cancelled.
create table "shopDiscountUses" (
  "orderId" integer primary key references "shopOrders" ("id") on delete cascade,
  "discountId" integer not null references "shopDiscounts" ("id"),
  "buyerId" text not null references "users" ("id")
);
create index "shopDiscountUsesBuyer" on "shopDiscountUses" ("discountId", "buyerId");

-- A copy of the order's code, its deduction, and each line's share of that.
alter table "shopOrders" add column "discountCode" json;
alter table "shopOrders" add column "deduction" integer not null default 0;
alter table "shopOrderLines" add column "deduction" integer not null default 0;
