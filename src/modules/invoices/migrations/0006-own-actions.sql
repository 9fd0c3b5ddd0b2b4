-- Sending and recording payments were a part of "update": roles that an administrator has changed keep both.
update "roles" set "rules" = replace(replace("rules",
  '"update"],"subject":"invoices"', '"update","send","pay"],"subject":"invoices"'),
  '"update","delete"],"subject":"invoices"', '"update","delete","send","pay"],"subject":"invoices"')
  where "rules" like '%"subject":"invoices"%';
