-- What the counts of the places look at, each in the order of the conversations, so that they can stop early. The columns
-- that are not compared stand in them so that the copies need not be read.
create index "emailCopiesFolder" on "emailCopies" ("userId", "folder", "threadId", "deletedAt", "snoozedUntil", "messageId");
create index "emailCopiesUnread" on "emailCopies" ("userId", "threadId", "read", "folder", "deletedAt", "sortedAt", "snoozedUntil", "messageId") where not "read" and "deletedAt" is null;
create index "emailCopiesUnreadFolder" on "emailCopies" ("userId", "folder", "threadId", "read", "deletedAt", "sortedAt", "snoozedUntil", "messageId") where not "read" and "deletedAt" is null;
create index "emailCopiesStarred" on "emailCopies" ("userId", "threadId", "starred", "read", "folder", "deletedAt", "sortedAt", "messageId") where "starred" and "deletedAt" is null;
create index "emailCopiesImportant" on "emailCopies" ("userId", "threadId", "important", "read", "folder", "deletedAt", "sortedAt", "messageId") where "important" and "deletedAt" is null;
create index "emailCopiesSnoozing" on "emailCopies" ("userId", "threadId", "snoozedUntil", "read", "folder", "deletedAt", "sortedAt", "messageId") where "snoozedUntil" is not null and "deletedAt" is null;
create index "emailCopiesDeleted" on "emailCopies" ("userId", "threadId", "deletedAt", "read", "sortedAt", "messageId") where "deletedAt" is not null;
create index "emailsSent" on "emails" ("senderId", "threadId", "id", "state") where "state" = 'sent';
create index "emailsQueued" on "emails" ("senderId", "threadId", "id", "state") where "state" = 'queued';
create index "emailsDrafts" on "emails" ("senderId", "threadId", "id", "state") where "state" = 'draft';
