create table "emailTemplates" (
  "id" identity,
  "userId" text not null references "users" ("id") on delete cascade,
  "name" text not null,
  "subject" text not null,
  "body" text not null
);
create index "emailTemplatesUser" on "emailTemplates" ("userId", "name");
