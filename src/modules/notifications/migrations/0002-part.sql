-- The part of the record that the notice quotes, such as a message of a chat, which may be edited or deleted.
alter table "notifications" add column "part" text;
