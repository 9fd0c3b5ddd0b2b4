-- What a list of accounts is searched and sorted by: the folded name, address and job title.
alter table "users" add column "search" text not null default '';
update "users" set "search" = lower("name" || ' ' || "email" || ' ' || "jobTitle");
create index "usersSearch" on "users" ("search", "id");

-- Since when a password alone does not open the account.
alter table "users" add column "secondFactorAt" timestamp;
