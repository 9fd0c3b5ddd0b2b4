create table "chats" (
  "id" identity,
  "kind" text not null,
  "name" text not null,
  -- Both users of a direct chat, in order: two people have one chat.
  "pair" text unique,
  -- Counts the changes of its messages.
  "version" integer not null,
  "createdAt" timestamp not null
);

create table "chatMembers" (
  "chatId" integer not null references "chats" ("id") on delete cascade,
  "userId" text not null references "users" ("id") on delete cascade,
  "lastReadId" integer not null,
  "muted" boolean not null,
  "pinned" boolean not null,
  "joinedAt" timestamp not null,
  primary key ("chatId", "userId")
);

create index "chatMembersUser" on "chatMembers" ("userId");

create table "chatMessages" (
  "id" identity,
  "chatId" integer not null references "chats" ("id") on delete cascade,
  "senderId" text not null references "users" ("id"),
  "msg" text not null,
  "type" text not null,
  "attachments" json not null,
  "mentions" json not null,
  "createdAt" timestamp not null,
  "clientId" text not null,
  "replyToId" integer,
  "editedAt" timestamp,
  "deletedAt" timestamp,
  "pinnedAt" timestamp,
  -- The chat's version when the message last changed.
  "version" integer not null,
  "search" text not null,
  unique ("chatId", "senderId", "clientId")
);

create index "chatMessagesOrder" on "chatMessages" ("chatId", "id");
create index "chatMessagesVersion" on "chatMessages" ("chatId", "version");

create table "chatMentions" (
  "messageId" integer not null references "chatMessages" ("id") on delete cascade,
  "chatId" integer not null,
  "userId" text not null,
  primary key ("messageId", "userId")
);

create index "chatMentionsUser" on "chatMentions" ("userId", "chatId", "messageId");

create table "chatReactions" (
  "messageId" integer not null references "chatMessages" ("id") on delete cascade,
  "emoji" text not null,
  "userId" text not null references "users" ("id") on delete cascade,
  "at" timestamp not null,
  primary key ("messageId", "emoji", "userId")
);

create table "chatFiles" (
  "fileId" text not null,
  "messageId" integer not null references "chatMessages" ("id") on delete cascade,
  "chatId" integer not null,
  primary key ("fileId", "messageId")
);

create index "chatFilesChat" on "chatFiles" ("chatId", "messageId");
