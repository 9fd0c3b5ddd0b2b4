-- The message, sealed: letters bring links that open accounts. "message" is what an older version has written, else null as JSON.
alter table "outbox" add column "sealed" secret;
