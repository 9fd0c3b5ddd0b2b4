import { expect, test } from 'vitest'
import { search } from '#platform/contracts/search-contract.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { client } from '#platform/web/api/client.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { createApp } from '#server/create-app.ts'
import { fillDatabase } from './fill-database.ts'
import { findFills, findModules, platformMigrations } from '#server/node-modules.ts'

const count = 12
const now = new Date()

// Creates a database with all samples, and fills it twice.
const patience = 120_000

test('fills every module that has a fill, with records that lists and search show', { timeout: patience }, async () => {
  const database = await emptyDatabase()
  const modules = await findModules()
  await prepareDatabase(database, platformMigrations(), modules, { now, sample: true })
  const fills = await findFills()
  const topics = async () => {
    const { db } = database
    const rows = await db
      .selectFrom('searchEntries')
      .select(['topic', 'recordId', 'path'])
      .orderBy('id', 'desc')
      .execute()
    return Map.groupBy(rows, ({ topic }) => topic)
  }
  const before = await topics()
  const first = await fillDatabase(database, { fills, modules, count, now })
  const after = await topics()
  for (const module of fills.keys()) {
    expect(first.get(module), module).toBeGreaterThanOrEqual(count)
    const contracts = modules.filter(({ name }) => name === module).flatMap(({ api }) => api ?? [])
    const counts = contracts.map(
      ({ contract: { name } }) => (after.get(name)?.length ?? 0) - (before.get(name)?.length ?? 0),
    )
    // Some of them are in the trash.
    expect(Math.max(...counts), module).toBeGreaterThan(count / 2)
  }

  const apis = modules.flatMap(({ api }) => api ?? [])
  const { at } = client(search, await visitorAs(createApp(database, apis, testServices()), 'u1'))
  for (const [topic, entries] of after) {
    if (entries.length === before.get(topic)?.length) continue
    const hits = await at.send({ query: { path: entries.slice(0, 50).map(({ path }) => path) } })
    expect(hits.length, topic).toBeGreaterThan(0)
    for (const hit of hits) expect(hit.title).not.toBe('')
  }

  // Later rows get ids of their own, and so do those of a second fill.
  const again = await fillDatabase(database, { fills, modules, count, now })
  expect([...again.keys()]).toEqual([...first.keys()])
})
