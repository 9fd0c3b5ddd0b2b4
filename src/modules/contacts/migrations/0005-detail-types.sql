-- The types of the main phone number and email address; those from before have none, which is `other`.
alter table "contacts" add column "phoneLabel" text not null default 'other';
alter table "contacts" add column "emailLabel" text not null default 'other';
