-- A canned reply is a macro since migration 0009.
alter table "ticketCanned" rename to "ticketMacros";
