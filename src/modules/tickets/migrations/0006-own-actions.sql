-- Merging was a part of "update": roles that an administrator has changed keep it.
update "roles" set "rules" = replace(replace("rules",
  '"update"],"subject":"tickets"', '"update","merge"],"subject":"tickets"'),
  '"update","delete"],"subject":"tickets"', '"update","delete","merge"],"subject":"tickets"')
  where "rules" like '%"subject":"tickets"%';
