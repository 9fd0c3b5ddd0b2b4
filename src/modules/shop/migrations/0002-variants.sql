-- A variant is a row that refers to its main product.
alter table "shopProducts" add column "variantOf" integer references "shopProducts" ("id");
alter table "shopProducts" add column "color" text;
alter table "shopProducts" add column "size" text not null default '';
-- For a main product, values of its whole family; for a variant, its own.
alter table "shopProducts" add column "variantCount" integer not null default 0;
alter table "shopProducts" add column "familyQty" integer not null default 0;
alter table "shopProducts" add column "lowestPrice" integer not null default 0;
alter table "shopProducts" add column "highestPrice" integer not null default 0;
update "shopProducts" set "familyQty" = "qty", "lowestPrice" = "salesPrice", "highestPrice" = "salesPrice";

create index "shopProductsVariants" on "shopProducts" ("variantOf", "id") where "variantOf" is not null;
-- For sorting main products by price.
create index "shopProductsLowest" on "shopProducts" ("lowestPrice", "id") where "deletedAt" is null;

-- Covers the counts of the filters, for rows and for families.
drop index "shopProductsFacets";
create index "shopProductsFacets" on "shopProducts" (
  "status", "gender", "categoryBits", "colorBits", "salesPrice", "rating", "qty", "variantOf", "lowestPrice",
  "familyQty", "id", "deletedAt"
) where "deletedAt" is null;

-- Copies, independent of later changes of the variant.
alter table "shopOrderLines" add column "color" text;
alter table "shopOrderLines" add column "size" text not null default '';
