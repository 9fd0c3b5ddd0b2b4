create table "plainRecords" (
  "id" identity,
  -- <columns>
  "plainName" text not null,
  "price" integer not null,
  "state" text not null,
  "plainFiles" json not null,
  -- </columns>
  "version" integer not null,
  "createdAt" timestamp not null,
  "updatedAt" timestamp not null,
  "deletedAt" timestamp,
  -- Folded copies of the above, to search and to sort by.
  "search" text not null,
  "byPlainName" text not null
);

-- The order of the list as it opens, alone and behind each filter.
create index "plainRecordsCreated" on "plainRecords" ("createdAt", "id") where "deletedAt" is null;
-- <indexes>
create index "plainRecordsByState" on "plainRecords" ("state", "createdAt", "id") where "deletedAt" is null;

-- The other orders.
create index "plainRecordsByPlainName" on "plainRecords" ("byPlainName", "id") where "deletedAt" is null;
create index "plainRecordsByPrice" on "plainRecords" ("price", "id") where "deletedAt" is null;
-- </indexes>
create index "plainRecordsTrash" on "plainRecords" ("createdAt", "id") where "deletedAt" is not null;
