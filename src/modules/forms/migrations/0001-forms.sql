create table "suppliers" (
  "id" identity,
  "name" text not null,
  -- Folded: case and accents make no other name.
  "nameKey" text not null,
  "kind" text not null,
  "website" text not null,
  "about" text not null,
  "country" text not null,
  "street" text not null,
  "postalCode" text not null,
  "city" text not null,
  "region" text not null,
  "vatNumber" text not null,
  "iban" text not null,
  "startsOn" text not null,
  "endsOn" text not null,
  "paymentDays" integer not null,
  -- In cents.
  "orderLimit" integer not null,
  "people" json not null,
  "attachments" json not null,
  "createdById" text not null references "users" ("id"),
  "createdAt" timestamp not null,
  "deletedAt" timestamp,
  "search" text not null
);
create index "suppliersCreated" on "suppliers" ("createdAt", "id") where "deletedAt" is null;
create index "suppliersOwner" on "suppliers" ("createdById", "createdAt") where "deletedAt" is null;
create unique index "suppliersName" on "suppliers" ("nameKey") where "deletedAt" is null;
create unique index "suppliersVat" on "suppliers" ("vatNumber") where "deletedAt" is null and "vatNumber" <> '';

create table "supplierDrafts" (
  "id" identity,
  "ownerId" text not null references "users" ("id"),
  "values" json not null,
  -- What it holds on to, so that an upload outlives the day it is kept for.
  "attachments" json not null,
  "version" integer not null,
  "createdAt" timestamp not null,
  "updatedAt" timestamp not null,
  "supplierId" integer references "suppliers" ("id"),
  "discardedAt" timestamp
);
create index "supplierDraftsOwner" on "supplierDrafts" ("ownerId", "updatedAt");
create index "supplierDraftsSupplier" on "supplierDrafts" ("supplierId");
