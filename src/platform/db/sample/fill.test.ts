import { expect, test } from 'vitest'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { platformMigrations } from '#server/node-modules.ts'
import { fillTools } from './fill.ts'

test('gives the last weeks the same number of records, however many there are', async () => {
  const database = await emptyDatabase()
  const now = new Date()
  await prepareDatabase(database, platformMigrations(), [], { now, sample: true })
  const weeksAgo = new Date(now.getTime() - (60 * 24 + 1) * 3_600_000).toISOString()
  for (const count of [1000, 20_000]) {
    const { at } = await fillTools(database, { count, now })
    const moments = Array.from({ length: count }, (_, index) => at(index))
    expect(moments).toEqual(moments.toSorted())
    expect(moments.filter((moment) => moment > weeksAgo)).toHaveLength(1000)
    expect(at(count - 1, 1e6)).toBe(now.toISOString())
  }
})
