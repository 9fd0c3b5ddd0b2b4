import { expect, test } from 'vitest'
import { migratedAgain } from '#testing/databases/migrated-again.ts'

test('the migration to ranks keeps the order of invoices by status', async () => {
  const { written, earlier, migrated } = await migratedAgain({
    module: 'invoices',
    name: '0007-ranks',
    older: `update "invoices" set "byStatus" = case "status" when 'Pending' then 0 when 'Shipped' then 1 else 2 end`,
    find: `select "id", "status", "byStatus" from "invoices" order by "id"`,
  })
  expect(written.length).toBeGreaterThan(20)
  expect(earlier).not.toEqual(written)
  expect(migrated).toEqual(written)
})
