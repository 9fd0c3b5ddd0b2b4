-- The first steps that an administrator has marked as done.
create table "workspaceSteps" (
  "name" text primary key,
  "doneAt" timestamp not null
);
