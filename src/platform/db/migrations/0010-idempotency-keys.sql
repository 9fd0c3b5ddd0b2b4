-- Requests that are the same whenever they are sent again, by a hash of their key; another one of the same key is refused.
create table "idempotencyKeys" (
  "key" text not null primary key,
  -- A hash of the body that came with it first.
  "digest" text not null,
  "createdAt" timestamp not null
);
create index "idempotencyKeysCreated" on "idempotencyKeys" ("createdAt");
