-- Everything that the counts of the filters look at, from the newest on: of many products no more are looked at.
drop index "shopProductsFacets";
create index "shopProductsNewest" on "shopProducts" (
  "id", "status", "gender", "categoryBits", "colorBits", "salesPrice", "rating", "qty", "variantOf", "lowestPrice",
  "familyQty", "deletedAt"
) where "deletedAt" is null;

-- What is nearly gone, by families.
create index "shopProductsFamilyQty" on "shopProducts" ("familyQty", "id") where "deletedAt" is null;
