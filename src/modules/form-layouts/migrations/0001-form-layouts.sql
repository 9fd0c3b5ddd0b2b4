create table "sampleOrders" (
  "id" identity,
  "ownerId" text not null references "users" ("id") on delete cascade,
  "product" text not null,
  "maker" text not null,
  "quantity" integer not null,
  "neededBy" text not null,
  "delivery" text not null,
  "email" text not null,
  "street" text not null,
  "postalCode" text not null,
  "city" text not null,
  "isUrgent" boolean not null,
  "note" text not null,
  "tags" json not null,
  -- In cents.
  "budget" integer,
  "phone" text not null,
  "color" text not null,
  "rating" integer not null,
  "batch" text not null,
  "details" text not null,
  "attachments" json not null,
  "createdAt" timestamp not null,
  "deletedAt" timestamp,
  "search" text not null
);

create index "sampleOrdersOwner" on "sampleOrders" ("ownerId", "createdAt", "id");
