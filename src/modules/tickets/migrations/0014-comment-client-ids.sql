-- By which a comment that is sent again after a lost response is found.
alter table "ticketComments" add column "clientId" text;
