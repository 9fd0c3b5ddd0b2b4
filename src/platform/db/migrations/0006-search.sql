-- Which records can be found, each once. Its words stand in what each engine searches texts by: see server/search.
create table "searchEntries" (
  "id" identity,
  "topic" text not null,
  "recordId" text not null,
  "path" text not null,
  "at" timestamp not null,
  -- Until then only those find it who may change the record.
  "editorsUntil" timestamp,
  -- Of all that can be found by it, so that what stayed as it was is not written again.
  "digest" text not null,
  unique ("topic", "recordId")
);
create index "searchEntriesPath" on "searchEntries" ("path");

-- Every word that was ever in a record, to find the one that somebody meant.
create table "searchVocabulary" (
  "word" text not null primary key
);

-- The topics that are in the index, and by which version of their entries.
create table "searchTopics" (
  "topic" text not null primary key,
  "version" text not null
);
