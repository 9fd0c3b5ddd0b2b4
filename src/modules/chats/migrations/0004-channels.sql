alter table "chats" add column "topic" text not null default '';
alter table "chats" add column "ownerId" text references "users" ("id");
alter table "chats" add column "archivedAt" timestamp;

-- A group that is there already belongs to whoever wrote in it first, or is in it longest.
update "chats" set "ownerId" = coalesce(
  (
    select "message"."senderId" from "chatMessages" as "message"
    join "chatMembers" as "member"
      on "member"."chatId" = "message"."chatId" and "member"."userId" = "message"."senderId"
    where "message"."chatId" = "chats"."id"
    order by "message"."id"
    limit 1
  ),
  (
    select "member"."userId" from "chatMembers" as "member"
    where "member"."chatId" = "chats"."id"
    order by "member"."joinedAt", "member"."userId"
    limit 1
  )
)
where "kind" = 'group';
