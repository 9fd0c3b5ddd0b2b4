-- The stored order becomes the rank of the list in contract-fields.ts, between which further values find room.
update "invoices" set "byStatus" = case "status" when 'Pending' then 10 when 'Shipped' then 20 else 30 end;
