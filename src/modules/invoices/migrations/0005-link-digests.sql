-- What a public link is found by, and the link itself, sealed, so that it can be copied again. "token" was in clear: the server
-- empties it at its next start.
alter table "invoices" add column "tokenHash" secret;
alter table "invoices" add column "sealedToken" secret;
create unique index "invoicesTokenHash" on "invoices" ("tokenHash") where "tokenHash" is not null;
