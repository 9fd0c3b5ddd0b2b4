create table "shopProducts" (
  "id" identity,
  "title" text not null,
  -- In cents, the discount in hundredths of a percent.
  "price" integer not null,
  "discount" integer not null,
  "salesPrice" integer not null,
  "related" boolean not null,
  "category" json not null,
  "gender" text not null,
  "rating" double precision not null,
  "reviews" integer not null,
  "qty" integer not null check ("qty" >= 0),
  "colors" json not null,
  -- The original picture, shown if the product has no uploads.
  "photo" text not null,
  "pictures" json not null,
  "created" timestamp not null,
  "description" text not null,
  "sku" text not null,
  "status" text not null,
  "sold" integer not null,
  "updatedAt" timestamp not null,
  "deletedAt" timestamp,
  -- Copies for search, sorting and filters; lists with one bit per choice.
  "search" text not null,
  "byTitle" text not null,
  "bySku" text not null,
  "categoryBits" integer not null,
  "colorBits" integer not null
);

-- For sorting the list.
create index "shopProductsCreated" on "shopProducts" ("created", "id") where "deletedAt" is null;
create index "shopProductsTitle" on "shopProducts" ("byTitle", "id") where "deletedAt" is null;
create index "shopProductsPrice" on "shopProducts" ("price", "id") where "deletedAt" is null;
create index "shopProductsSalesPrice" on "shopProducts" ("salesPrice", "id") where "deletedAt" is null;
create index "shopProductsDiscount" on "shopProducts" ("discount", "id") where "deletedAt" is null;
create index "shopProductsQty" on "shopProducts" ("qty", "id") where "deletedAt" is null;
create index "shopProductsRating" on "shopProducts" ("rating", "id") where "deletedAt" is null;
create index "shopProductsBySku" on "shopProducts" ("bySku", "id") where "deletedAt" is null;
create index "shopProductsStatus" on "shopProducts" ("status", "id") where "deletedAt" is null;
create index "shopProductsUpdated" on "shopProducts" ("updatedAt", "id") where "deletedAt" is null;
create index "shopProductsSold" on "shopProducts" ("sold", "id") where "deletedAt" is null;
create index "shopProductsTrash" on "shopProducts" ("deletedAt", "id") where "deletedAt" is not null;

-- Covers the counts of the filters.
create index "shopProductsFacets" on "shopProducts" (
  "status", "gender", "categoryBits", "colorBits", "salesPrice", "rating", "qty", "id", "deletedAt"
) where "deletedAt" is null;

-- Article numbers are unique.
create unique index "shopProductsSku" on "shopProducts" ("bySku") where "bySku" <> '' and "deletedAt" is null;

create table "shopCartLines" (
  "userId" text not null references "users" ("id") on delete cascade,
  "productId" integer not null references "shopProducts" ("id"),
  "qty" integer not null,
  "position" integer not null,
  "updatedAt" timestamp not null,
  primary key ("userId", "productId")
);
create index "shopCartLinesProduct" on "shopCartLines" ("productId");

create table "shopOrders" (
  "id" identity,
  "number" integer not null unique,
  -- Chosen by the client, so that a repeated request creates only one order.
  "key" text not null,
  "status" text not null,
  "buyerId" text not null references "users" ("id"),
  "address" json not null,
  "delivery" text not null,
  "payment" text not null,
  "note" text not null,
  "pieces" integer not null,
  "subtotal" integer not null,
  "discount" integer not null,
  "deliveryCost" integer not null,
  "taxRate" integer not null,
  "tax" integer not null,
  "total" integer not null,
  "createdAt" timestamp not null,
  "updatedAt" timestamp not null,
  "search" text not null,
  "byName" text not null,
  "byStatus" integer not null,
  unique ("buyerId", "key")
);
create index "shopOrdersCreated" on "shopOrders" ("createdAt", "id");
create index "shopOrdersTotal" on "shopOrders" ("total", "id");
create index "shopOrdersPieces" on "shopOrders" ("pieces", "id");
create index "shopOrdersByStatus" on "shopOrders" ("byStatus", "id");
create index "shopOrdersName" on "shopOrders" ("byName", "id");
create index "shopOrdersUpdated" on "shopOrders" ("updatedAt", "id");
create index "shopOrdersStatus" on "shopOrders" ("status", "createdAt", "id");
-- Covers the figures.
create index "shopOrdersFigures" on "shopOrders" ("createdAt", "status", "total", "pieces");
create index "shopOrdersBuyer" on "shopOrders" ("buyerId", "createdAt", "id");

create table "shopOrderLines" (
  "orderId" integer not null references "shopOrders" ("id") on delete cascade,
  "position" integer not null,
  "productId" integer not null references "shopProducts" ("id"),
  "title" text not null,
  "sku" text not null,
  "photo" text not null,
  "category" text not null,
  "qty" integer not null,
  "price" integer not null,
  "salesPrice" integer not null,
  "total" integer not null,
  primary key ("orderId", "position")
);
create index "shopOrderLinesProduct" on "shopOrderLines" ("productId", "orderId");

create table "shopOrderSteps" (
  "id" identity,
  "orderId" integer not null references "shopOrders" ("id") on delete cascade,
  "at" timestamp not null,
  "userId" text not null references "users" ("id"),
  "from" text,
  "to" text not null,
  "note" text not null
);
create index "shopOrderStepsOrder" on "shopOrderSteps" ("orderId", "id");

-- The last used order number.
create table "shopCounters" (
  "name" text primary key,
  "last" integer not null
);
