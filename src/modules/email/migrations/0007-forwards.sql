-- Drafts that forward a message were stored as replies to it.
update "emails" set "inReplyTo" = null where "state" = 'draft' and "subject" like 'Fwd: %';
