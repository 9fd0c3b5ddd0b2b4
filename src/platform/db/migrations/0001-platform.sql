create table "users" (
  "id" text not null primary key,
  "name" text not null,
  "email" text not null unique,
  "role" text not null,
  "jobTitle" text not null,
  "avatar" text not null
);

-- Each user's look of the application, one JSON text a user.
create table "settings" (
  "userId" text not null primary key references "users" ("id") on delete cascade,
  "value" text not null,
  "savedAt" timestamp not null
);

-- Rules that an administrator has changed; a role without a row has the rules as shipped.
create table "roles" (
  "id" text not null primary key,
  "rules" text
);

-- Every write through the API, in the order of commit: the log that live screens are fed from.
create table "changes" (
  "seq" identity,
  "at" timestamp not null,
  "userId" text not null,
  "topic" text not null,
  "action" text not null,
  "recordId" text,
  "audience" text,
  "requestId" text not null
);
