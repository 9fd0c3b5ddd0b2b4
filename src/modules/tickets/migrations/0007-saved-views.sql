-- Views of the list that users have saved for themselves or for all.
create table "ticketSavedViews" (
  "id" identity,
  "ownerId" text not null references "users" ("id"),
  "name" text not null,
  "filters" json not null,
  "isShared" boolean not null
);
create index "ticketSavedViewsOwner" on "ticketSavedViews" ("ownerId");
