import { expect, test } from 'vitest'
import { migrateAgain } from '#testing/databases/migrate-again.ts'

test('keeps the order of tickets from a version that stored ranks by position', async () => {
  const { written, earlier, migrated } = await migrateAgain({
    module: 'tickets',
    name: '0005-ranks',
    older: `update "tickets" set
      "byPriority" = case "priority" when 'low' then 0 when 'normal' then 1 when 'high' then 2 else 3 end,
      "byStatus" = case "Status" when 'Open' then 0 when 'Pending' then 1 else 2 end`,
    find: `select "id", "Status", "priority", "byStatus", "byPriority" from "tickets" order by "id"`,
  })
  expect(written.length).toBeGreaterThan(20)
  expect(earlier).not.toEqual(written)
  expect(migrated).toEqual(written)
})
