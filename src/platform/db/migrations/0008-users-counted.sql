-- How many accounts there are of each status, and of each role.
create index "usersStatus" on "users" ("status", "role");
