-- A variant is a row of its own, named after the main product that it belongs to.
alter table "shopProducts" add column "variantOf" integer references "shopProducts" ("id");
alter table "shopProducts" add column "color" text;
alter table "shopProducts" add column "size" text not null default '';
-- Of a main product what its whole family has, of a variant its own.
alter table "shopProducts" add column "variantCount" integer not null default 0;
alter table "shopProducts" add column "familyQty" integer not null default 0;
alter table "shopProducts" add column "lowestPrice" integer not null default 0;
alter table "shopProducts" add column "highestPrice" integer not null default 0;
update "shopProducts" set "familyQty" = "qty", "lowestPrice" = "salesPrice", "highestPrice" = "salesPrice";

create index "shopProductsVariants" on "shopProducts" ("variantOf", "id") where "variantOf" is not null;
-- The order by price of main products.
create index "shopProductsLowest" on "shopProducts" ("lowestPrice", "id") where "deletedAt" is null;

-- Everything that the counts of the filters look at, of rows and of families.
drop index "shopProductsFacets";
create index "shopProductsFacets" on "shopProducts" (
  "status", "gender", "categoryBits", "colorBits", "salesPrice", "rating", "qty", "variantOf", "lowestPrice",
  "familyQty", "id", "deletedAt"
) where "deletedAt" is null;

-- What was bought, whatever becomes of the variant.
alter table "shopOrderLines" add column "color" text;
alter table "shopOrderLines" add column "size" text not null default '';
