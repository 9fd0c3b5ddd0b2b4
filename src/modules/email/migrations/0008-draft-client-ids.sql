-- By which a draft that is created again after a lost response is found.
alter table "emails" add column "clientId" text;
create index "emailsClientId" on "emails" ("senderId", "clientId") where "clientId" is not null;
