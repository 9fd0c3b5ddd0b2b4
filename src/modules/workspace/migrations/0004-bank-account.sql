-- The account to which customers transfer money.
alter table "workspace" add column "accountHolder" text;
alter table "workspace" add column "iban" text;
alter table "workspace" add column "bic" text;
