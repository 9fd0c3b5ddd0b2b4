-- Addresses were a part of "read": roles that an administrator has changed keep them if they can ship orders, others see those of their own orders.
update "roles" set "rules" = replace(replace("rules",
  '"update"],"subject":"shop-orders"', '"update","readAddresses"],"subject":"shop-orders"'),
  '"update","delete"],"subject":"shop-orders"', '"update","delete","readAddresses"],"subject":"shop-orders"')
  where "rules" like '%"subject":"shop-orders"%';
update "roles"
  set "rules" = '[{"action":["readAddresses"],"subject":"shop-orders","conditions":{"buyer.id":"$user.id"}},' || substr("rules", 2)
  where "rules" like '%"subject":"shop-orders"%' and "rules" not like '%"readAddresses"%';
