-- All that the figures look at, so that they need not read the contacts.
create index "contactsCreated" on "contacts" ("createdAt", "deletedAt") where "deletedAt" is null;
