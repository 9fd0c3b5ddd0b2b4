-- What happens to a user's mail as it arrives, in the order of the positions.
create table "emailRules" (
  "id" identity,
  "userId" text not null references "users" ("id") on delete cascade,
  "name" text not null,
  "position" integer not null,
  "active" boolean not null,
  "conditions" json not null,
  "actions" json not null,
  -- Whether later rules are skipped for a message that meets the conditions.
  "stops" boolean not null
);
create index "emailRulesUser" on "emailRules" ("userId", "position");
