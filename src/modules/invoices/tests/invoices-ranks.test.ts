import { expect, test } from 'vitest'
import { migrateAgain } from '#testing/databases/migrate-again.ts'

test('the migration to ranks keeps the order of invoices by status', async () => {
  const { written, earlier, migrated } = await migrateAgain({
    module: 'invoices',
    name: '0007-ranks',
    older: `update "invoices" set "byStatus" = case "status" when 'Pending' then 0 when 'Shipped' then 1 else 2 end`,
    find: `select "id", "status", "byStatus" from "invoices" order by "id"`,
  })
  expect(written.length).toBeGreaterThan(20)
  expect(earlier).not.toEqual(written)
  expect(migrated).toEqual(written)
})
