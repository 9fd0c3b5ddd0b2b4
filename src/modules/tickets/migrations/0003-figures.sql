-- How long the first answer took; kept, since the two engines reckon with moments differently.
alter table "tickets" add column "answerSeconds" integer;

-- Days by the Julian rule, from the digits that both engines write at the same places.
update "tickets" set "answerSeconds" =
  (367 * cast(substr(cast("firstResponseAt" as varchar), 1, 4) as integer)
    - 7 * (cast(substr(cast("firstResponseAt" as varchar), 1, 4) as integer) + (cast(substr(cast("firstResponseAt" as varchar), 6, 2) as integer) + 9) / 12) / 4
    + 275 * cast(substr(cast("firstResponseAt" as varchar), 6, 2) as integer) / 9
    + cast(substr(cast("firstResponseAt" as varchar), 9, 2) as integer)
    - 367 * cast(substr(cast("createdAt" as varchar), 1, 4) as integer)
    + 7 * (cast(substr(cast("createdAt" as varchar), 1, 4) as integer) + (cast(substr(cast("createdAt" as varchar), 6, 2) as integer) + 9) / 12) / 4
    - 275 * cast(substr(cast("createdAt" as varchar), 6, 2) as integer) / 9
    - cast(substr(cast("createdAt" as varchar), 9, 2) as integer)) * 86400
  + (cast(substr(cast("firstResponseAt" as varchar), 12, 2) as integer) - cast(substr(cast("createdAt" as varchar), 12, 2) as integer)) * 3600
  + (cast(substr(cast("firstResponseAt" as varchar), 15, 2) as integer) - cast(substr(cast("createdAt" as varchar), 15, 2) as integer)) * 60
  + cast(substr(cast("firstResponseAt" as varchar), 18, 2) as integer) - cast(substr(cast("createdAt" as varchar), 18, 2) as integer)
  where "firstResponseAt" is not null;

-- All that the figures look at, so that they need not read the tickets.
create index "ticketsAnswered" on "tickets" ("firstResponseAt", "answerSeconds", "byPriority", "deletedAt") where "deletedAt" is null;
create index "ticketsClosed" on "tickets" ("closedAt", "deletedAt") where "deletedAt" is null;
create index "ticketsOpen" on "tickets" ("byPriority", "createdAt", "dueAt", "stoppedAt", "firstResponseAt", "Status", "deletedAt") where "deletedAt" is null and "Status" <> 'Closed';
