-- Every ten minutes, messages are read that were deleted more than a day ago and still have their text.
create index "chatMessagesDeleted" on "chatMessages" ("deletedAt") where "deletedAt" is not null and "search" <> '';
