-- Counts how often a role's rules were written, so that of two who edit them at once the second is told.
alter table "roles" add column "version" integer not null default 0;
