-- The message that a reply belongs to; replies of a thread have no threads of their own.
alter table "chatMessages" add column "threadId" integer;
-- Whether it stands among the messages of the chat: all do but replies that were sent to their thread alone.
alter table "chatMessages" add column "inChat" boolean not null default true;

drop index "chatMessagesOrder";
create index "chatMessagesOrder" on "chatMessages" ("chatId", "inChat", "id", "senderId", "deletedAt");
create index "chatMessagesThread" on "chatMessages" ("threadId", "id", "senderId", "deletedAt");

create table "chatThreadMembers" (
  "threadId" integer not null references "chatMessages" ("id") on delete cascade,
  "userId" text not null references "users" ("id") on delete cascade,
  "chatId" integer not null,
  "lastReadId" integer not null,
  "following" boolean not null,
  primary key ("threadId", "userId")
);

create index "chatThreadMembersUser" on "chatThreadMembers" ("userId", "chatId");
