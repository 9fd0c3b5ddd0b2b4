-- The stored order becomes the rank of the list in order-status.ts, between which further values find room.
update "shopOrders" set "byStatus" =
  case "status" when 'pending' then 10 when 'paid' then 20 when 'shipped' then 30 when 'delivered' then 40 when 'cancelled' then 50 else 60 end;
