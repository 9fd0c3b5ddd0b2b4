-- Pieces of a return that went back to the stock although an earlier refund had paid for them.
alter table "shopReturns" add column "restocked" json;
