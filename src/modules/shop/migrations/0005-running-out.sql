-- What the figures name as running out, however many products there are.
create index "shopProductsRunningOut" on "shopProducts" ("status", "qty", "id") where "deletedAt" is null;
