-- The password of a new account is chosen where its link leads: the link keeps none.
alter table "authLinks" drop column "passwordHash";
