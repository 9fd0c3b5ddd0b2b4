-- The stored orders become the ranks of the lists in contract-fields.ts, between which further values find room.
update "tickets" set
  "byPriority" = case "priority" when 'low' then 10 when 'normal' then 20 when 'high' then 30 else 40 end,
  "byStatus" = case "Status" when 'Open' then 10 when 'Pending' then 20 else 30 end;
