import { expect, test } from 'vitest'
import { migrateAgain } from '#testing/databases/migrate-again.ts'

test('keeps the order of orders from an earlier version, which stored a position in the list', async () => {
  const { written, earlier, migrated } = await migrateAgain({
    module: 'shop',
    name: '0006-ranks',
    older: `update "shopOrders" set "byStatus" = case "status" when 'pending' then 0 when 'paid' then 1
      when 'shipped' then 2 when 'delivered' then 3 when 'cancelled' then 4 else 5 end`,
    find: `select "id", "status", "byStatus" from "shopOrders" order by "id"`,
  })
  expect(written.length).toBeGreaterThan(20)
  expect(earlier).not.toEqual(written)
  expect(migrated).toEqual(written)
})
