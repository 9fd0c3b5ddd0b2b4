-- Identifies a contact in files, so that an import finds it again: the UID of its vCard, or the key in another system.
alter table "contacts" add column "uid" text not null default '';
update "contacts" set "uid" = 'contact-' || "id" || '-' || "createdAt";
insert into "contactKeys" ("kind", "key", "contactId") select 'uid', "uid", "id" from "contacts";
