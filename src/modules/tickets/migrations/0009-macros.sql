-- A canned reply with changes of the ticket is a macro.
alter table "ticketCanned" add column "changes" json not null default '{}';
