-- All that the figures look at, so that they need not read the tasks.
create index "kanbanTasksShown" on "kanbanTasks" ("columnId", "date", "archivedAt", "deletedAt") where "archivedAt" is null and "deletedAt" is null;
create index "kanbanTasksCreated" on "kanbanTasks" ("createdAt", "deletedAt") where "deletedAt" is null;
create index "kanbanActivityKind" on "kanbanActivity" ("kind", "at", "to", "taskId");
