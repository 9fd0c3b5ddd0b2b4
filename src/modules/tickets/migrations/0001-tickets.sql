create table "tickets" (
  "id" identity,
  "ticketTitle" text not null,
  "ticketDescription" text not null,
  "Status" text not null,
  "priority" text not null,
  "team" text not null,
  "labels" json not null,
  "attachments" json not null,
  "assigneeId" text references "users" ("id"),
  "requesterId" text,
  "requesterUserId" text references "users" ("id"),
  "requesterName" text not null,
  "requesterEmail" text not null,
  "requesterPicture" text not null,
  "requesterCompany" text not null,
  "createdById" text not null references "users" ("id"),
  "createdAt" timestamp not null,
  "updatedAt" timestamp not null,
  "firstResponseAt" timestamp,
  "dueAt" timestamp not null,
  "closedAt" timestamp,
  -- The clock of the promises: since when it stands still, and how long it did before.
  "stoppedAt" timestamp,
  "stoppedSeconds" integer not null,
  "commentCount" integer not null,
  "mergedInto" integer,
  "deletedAt" timestamp,
  -- Copies to search, to sort and to compare by.
  "search" text not null,
  "byTitle" text not null,
  "byRequester" text not null,
  "byPriority" integer not null,
  "byStatus" integer not null,
  "byDue" text not null,
  "mailKey" text not null
);

-- The orders of the list.
create index "ticketsUpdated" on "tickets" ("updatedAt", "id") where "deletedAt" is null;
create index "ticketsCreated" on "tickets" ("createdAt", "id") where "deletedAt" is null;
create index "ticketsByDue" on "tickets" ("byDue", "id") where "deletedAt" is null;
create index "ticketsByPriority" on "tickets" ("byPriority", "id") where "deletedAt" is null;
create index "ticketsByStatus" on "tickets" ("byStatus", "id") where "deletedAt" is null;
create index "ticketsByTitle" on "tickets" ("byTitle", "id") where "deletedAt" is null;
create index "ticketsByRequester" on "tickets" ("byRequester", "id") where "deletedAt" is null;

-- Its filters, and what the counts look at.
create index "ticketsStatus" on "tickets" ("Status", "updatedAt", "id") where "deletedAt" is null;
create index "ticketsAssignee" on "tickets" ("assigneeId", "Status") where "deletedAt" is null;
create index "ticketsDue" on "tickets" ("Status", "dueAt") where "deletedAt" is null;
create index "ticketsMail" on "tickets" ("mailKey");
create index "ticketsRequester" on "tickets" ("requesterId");
create index "ticketsTrash" on "tickets" ("deletedAt", "id") where "deletedAt" is not null;

-- The labels once more, for filters and counts; `folded` makes "VIP" and "vip" the same label.
create table "ticketLabels" (
  "folded" text not null,
  "ticketId" integer not null references "tickets" ("id") on delete cascade,
  "label" text not null,
  primary key ("folded", "ticketId")
);
create index "ticketLabelsTicket" on "ticketLabels" ("ticketId");

create table "ticketWatchers" (
  "ticketId" integer not null references "tickets" ("id") on delete cascade,
  "userId" text not null references "users" ("id") on delete cascade,
  primary key ("ticketId", "userId")
);
create index "ticketWatchersUser" on "ticketWatchers" ("userId");

create table "ticketComments" (
  "id" identity,
  "ticketId" integer not null references "tickets" ("id") on delete cascade,
  "at" timestamp not null,
  -- Null where the requester wrote, who is no user.
  "authorId" text references "users" ("id"),
  "authorName" text not null,
  "authorPicture" text not null,
  "kind" text not null,
  "html" text not null,
  "attachments" json not null,
  "fromTicket" integer
);
create index "ticketCommentsTicket" on "ticketComments" ("ticketId", "at");

create table "ticketChanges" (
  "id" identity,
  "ticketId" integer not null references "tickets" ("id") on delete cascade,
  "at" timestamp not null,
  "userId" text not null references "users" ("id"),
  "field" text not null,
  "from" json not null,
  "to" json not null
);
create index "ticketChangesTicket" on "ticketChanges" ("ticketId", "at");

-- Replies that are ready to be used, shared by everybody.
create table "ticketCanned" (
  "id" identity,
  "title" text not null,
  "html" text not null,
  "createdById" text not null references "users" ("id")
);
