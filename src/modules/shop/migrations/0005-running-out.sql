-- Finds products that run out for the figures, however many products there are.
create index "shopProductsRunningOut" on "shopProducts" ("status", "qty", "id") where "deletedAt" is null;
