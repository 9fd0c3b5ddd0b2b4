-- With all that unread messages are counted by: PostgreSQL else reads every message to count a few.
drop index "chatMessagesOrder";
create index "chatMessagesOrder" on "chatMessages" ("chatId", "id", "senderId", "deletedAt");
