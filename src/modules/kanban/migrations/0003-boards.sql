-- Screens show a board without a name as "Board" in the reader's language.
create table "kanbanBoards" (
  "id" identity,
  "name" text not null,
  "description" text not null,
  "color" text not null,
  "archivedAt" timestamp
);

-- There is always a first board; it gets the columns that there are.
insert into "kanbanBoards" ("name", "description", "color") values ('', '', 'brand');
alter table "kanbanColumns" add column "boardId" integer references "kanbanBoards" ("id");
update "kanbanColumns" set "boardId" = (select min("id") from "kanbanBoards");
create index "kanbanColumnsBoard" on "kanbanColumns" ("boardId", "rank");
