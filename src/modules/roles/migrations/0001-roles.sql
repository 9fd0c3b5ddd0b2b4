-- Two roles of one name would be told apart by nobody; those that are shipped have none.
create unique index "rolesName" on "roles" ("name");
