-- The filter by colour needs to know whether a product has variants.
drop index "shopProductsNewest";
create index "shopProductsNewest" on "shopProducts" (
  "id", "status", "gender", "categoryBits", "colorBits", "variantCount", "salesPrice", "rating", "qty", "variantOf",
  "lowestPrice", "familyQty", "deletedAt"
) where "deletedAt" is null;
