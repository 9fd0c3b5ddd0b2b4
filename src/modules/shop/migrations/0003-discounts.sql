create table "shopDiscounts" (
  "id" identity,
  "code" text not null,
  "kind" text not null,
  -- In cents or, of a percentage, in hundredths of a percent.
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
  -- The code without case, to find it by and to sort by.
  "byCode" text not null,
  "search" text not null
);

-- A code belongs to one discount.
create unique index "shopDiscountsCode" on "shopDiscounts" ("byCode") where "deletedAt" is null;
create index "shopDiscountsCreated" on "shopDiscounts" ("createdAt", "id") where "deletedAt" is null;

-- What counts as a use: an order takes one code, and gives it back when it is cancelled.
create table "shopDiscountUses" (
  "orderId" integer primary key references "shopOrders" ("id") on delete cascade,
  "discountId" integer not null references "shopDiscounts" ("id"),
  "buyerId" text not null references "users" ("id")
);
create index "shopDiscountUsesBuyer" on "shopDiscountUses" ("discountId", "buyerId");

-- A copy of the code that an order was placed with, what it took off, and each line's share of that.
alter table "shopOrders" add column "discountCode" json;
alter table "shopOrders" add column "deduction" integer not null default 0;
alter table "shopOrderLines" add column "deduction" integer not null default 0;
