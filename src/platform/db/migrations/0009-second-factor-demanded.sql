-- Whether whoever has the role needs a second factor to sign in; a role without a row demands none.
alter table "roles" add column "demandsSecondFactor" boolean not null default false;
