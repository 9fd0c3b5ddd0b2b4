-- A keyed digest of the network's address, the post and the day: how many visits of one network count is bounded by it.
alter table "blogVisits" add column "network" text;
create index "blogVisitsNetwork" on "blogVisits" ("network");
