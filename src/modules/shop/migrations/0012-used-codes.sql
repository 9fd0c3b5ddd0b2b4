-- A search of orders reads all codes that were used.
create index "shopOrdersUsedCodes" on "shopOrders" (("discountCode" ->> 'code')) where "discountCode" is not null;
