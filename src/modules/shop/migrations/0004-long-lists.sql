-- Covers the counts of the filters, newest first: of many products, only the newest are counted.
drop index "shopProductsFacets";
create index "shopProductsNewest" on "shopProducts" (
  "id", "status", "gender", "categoryBits", "colorBits", "salesPrice", "rating", "qty", "variantOf", "lowestPrice",
  "familyQty", "deletedAt"
) where "deletedAt" is null;

-- Products with low stock, by family.
create index "shopProductsFamilyQty" on "shopProducts" ("familyQty", "id") where "deletedAt" is null;
