-- Of drafts that were created twice after a lost response, the latest keeps the key.
update "emails" set "clientId" = null
where "clientId" is not null and "id" not in (
  select max("id") from "emails" where "clientId" is not null group by "senderId", "clientId"
);
drop index "emailsClientId";
create unique index "emailsClientId" on "emails" ("senderId", "clientId") where "clientId" is not null;
