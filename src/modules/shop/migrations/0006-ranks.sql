-- Replaces stored positions by the ranks of order-status.ts, which have gaps for further values.
update "shopOrders" set "byStatus" =
  case "status" when 'pending' then 10 when 'paid' then 20 when 'shipped' then 30 when 'delivered' then 40 when 'cancelled' then 50 else 60 end;
