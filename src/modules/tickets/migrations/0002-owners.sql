-- For whoever may read only what is theirs.
create index "ticketsCreatedBy" on "tickets" ("createdById", "updatedAt", "id") where "deletedAt" is null;
create index "ticketsRequesterUser" on "tickets" ("requesterUserId", "updatedAt", "id") where "deletedAt" is null;
