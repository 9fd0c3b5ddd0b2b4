create table "kanbanColumns" (
  "id" integer primary key,
  "name" text not null,
  "color" text not null,
  "wipLimit" integer,
  "isDone" boolean not null,
  "rank" text not null,
  "updatedAt" timestamp not null,
  "archivedAt" timestamp,
  "deletedAt" timestamp
);

create table "kanbanTasks" (
  "id" identity,
  "columnId" integer not null references "kanbanColumns" ("id") on delete cascade,
  "rank" text not null,
  "task" text not null,
  "taskImage" text not null,
  "taskText" text not null,
  "date" text not null,
  "taskProperty" text not null,
  "labels" json not null,
  "assignees" json not null,
  "items" json not null,
  "cover" json,
  "createdAt" timestamp not null,
  "updatedAt" timestamp not null,
  "archivedAt" timestamp,
  "deletedAt" timestamp
);

create index "kanbanTasksColumn" on "kanbanTasks" ("columnId", "rank");

create table "kanbanComments" (
  "id" identity,
  "taskId" integer not null references "kanbanTasks" ("id") on delete cascade,
  "authorId" text not null,
  "text" text not null,
  "at" timestamp not null,
  "editedAt" timestamp,
  "deletedAt" timestamp
);

create index "kanbanCommentsTask" on "kanbanComments" ("taskId");

create table "kanbanActivity" (
  "id" identity,
  "taskId" integer not null references "kanbanTasks" ("id") on delete cascade,
  "userId" text not null,
  "kind" text not null,
  "from" text not null,
  "to" text not null,
  "at" timestamp not null
);

create index "kanbanActivityTask" on "kanbanActivity" ("taskId");

create table "kanbanLabels" (
  "id" identity,
  "name" text not null,
  "color" text not null
);
