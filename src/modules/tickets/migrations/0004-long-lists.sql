-- The usual order behind further filters.
create index "ticketsAssigned" on "tickets" ("assigneeId", "updatedAt", "id") where "deletedAt" is null;
create index "ticketsPriority" on "tickets" ("priority", "updatedAt", "id") where "deletedAt" is null;
create index "ticketsTeam" on "tickets" ("team", "updatedAt", "id") where "deletedAt" is null;
