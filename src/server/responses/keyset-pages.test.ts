import type { Generated } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { contract, get, listQuery, readWrite } from '#platform/contract.ts'
import { maxCounted } from '#platform/numbers/counted.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { page } from '#platform/db/queries/page.ts'
import { api } from '#platform/server/api.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'

const Thing = z.object({ id: z.int(), name: z.string(), marked: z.boolean(), at: z.iso.datetime() })
type Thing = z.infer<typeof Thing>

type Tables = { things: Omit<Thing, 'id'> & { id: Generated<number> } }

const ThingList = listQuery(Thing, { sort: ['name', 'at', 'id'] })

const things = contract(
  'things',
  '/api/things',
  { list: get('/', { query: ThingList, returns: z.array(Thing) }) },
  { grants: { manager: readWrite, agent: readWrite, viewer: readWrite } },
)

const handlers = api(things, (db: Db<Tables>) => ({
  // The default order has marked rows first, in the opposite direction of the names.
  list: ({ query }) => {
    const all = db.selectFrom('things').selectAll()
    return page(query.sort === 'name' ? all.orderBy('marked', 'desc') : all, query, (row) => row)
  },
}))

const count = 12_034
const all = Array.from({ length: count }, (_, index) => ({
  id: index + 1,
  // Each name occurs many times, and has characters that a URL has to escape.
  name: `${String((index * 7919) % 97).padStart(2, '0')} "é" ?&<>`,
  marked: index % 2500 === 0,
  at: new Date(1.7e12 + (index % 5000) * 1000).toISOString(),
}))

const migration =
  'create table "things" ("id" identity, "name" text not null, "marked" boolean not null, "at" timestamp not null);'

/** A server with more rows than the limit of counting. */
async function openThingsServer() {
  const database = await emptyDatabase()
  const modules = [{ name: 'things', migrations: { '0001-things': migration }, api: [handlers] }]
  await prepareDatabase(database, platformMigrations(), modules, { now: new Date(), sample: true })
  const db = database.db.withTables<Tables>()
  for (let start = 0; start < count; start += 2000)
    await db
      .insertInto('things')
      .values(all.slice(start, start + 2000).map(({ name, marked, at }) => ({ name, marked, at })))
      .execute()
  const app = createApp(database, [handlers], testServices())
  return {
    async ask(address: string) {
      const response = await app.request(address)
      const link = response.headers.get('link') ?? ''
      const links = Object.fromEntries([...link.matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, to, rel]) => [rel, to]))
      const body: unknown = await response.json()
      return {
        status: response.status,
        ids: response.ok
          ? z
              .array(Thing)
              .parse(body)
              .map(({ id }) => id)
          : [],
        links,
        total: Number(response.headers.get('x-total-count')),
        isLeast: response.headers.get('x-total-count-is') === 'at-least',
      }
    },
  }
}

type Order = (a: Thing, b: Thing) => number
const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b))

const orders: Record<string, Order> = {
  name: (a, b) => Number(b.marked) - Number(a.marked) || byText(a.name, b.name) || a.id - b.id,
  '-at': (a, b) => byText(b.at, a.at) || b.id - a.id,
}

test('links lead through a list of any length and back, with each row once and in order', async () => {
  const { ask } = await openThingsServer()
  for (const [sort, order] of Object.entries(orders)) {
    const expected = all.toSorted(order).map(({ id }) => id)
    const ids: number[] = []
    let next: string | undefined = `/api/things?sort=${sort}&limit=1000`
    let last: string | undefined
    while (next !== undefined) {
      const response = await ask(next)
      expect(response.isLeast).toBe(true)
      expect(response.total).toBeGreaterThan(maxCounted)
      ids.push(...response.ids)
      last = response.links['last']
      next = response.links['next']
    }
    expect(ids, sort).toEqual(expected)

    const back: number[] = []
    let previous = last
    while (previous !== undefined) {
      const response = await ask(previous)
      back.unshift(...response.ids)
      previous = response.links['prev']
    }
    expect(back, sort).toEqual(expected)
  }
})

test('far in a list, links lead to the same pages as page numbers', async () => {
  const { ask } = await openThingsServer()
  const far = (number: number) => `/api/things?sort=name&limit=100&page=${number}`
  const before = await ask(far(110))
  const from = await ask(far(111))
  expect(before.links['next']).toContain('at=after')
  expect((await ask(before.links['next'] ?? '')).ids).toEqual(from.ids)
  expect(from.links['prev']).toContain('at=before')
  expect((await ask(from.links['prev'] ?? '')).ids).toEqual(before.ids)
  const end = await ask(from.links['last'] ?? '')
  const almost = await ask(end.links['prev'] ?? '')
  expect((await ask(almost.links['next'] ?? '')).ids).toEqual(end.ids)

  const beyond = await ask('/api/things?limit=100&page=900')
  expect([beyond.ids, beyond.total > maxCounted, beyond.links['next']]).toEqual([[], true, undefined])

  const refused = ['x', 'end after', 'after []', 'after [1]', 'after {"a":1}', 'after ["x",true,"no date",7,7]']
  for (const at of refused) expect((await ask(`/api/things?at=${encodeURIComponent(at)}`)).status, at).toBe(422)
  // A value outside the column's type finds rows or is refused, depending on the engine.
  for (const at of ['after ["no date",7]', 'after ["2026-01-01T00:00:00.000Z","seven"]', 'after [true,9e99]']) {
    expect([200, 422], at).toContain((await ask(`/api/things?sort=at&at=${encodeURIComponent(at)}`)).status)
  }
})

test('finds a page by its number alone up to 100,000 rows into a list that is not counted completely', async () => {
  const { ask } = await openThingsServer()
  expect(await ask('/api/things?sort=name&limit=100&page=1001')).toMatchObject({ status: 200, ids: [] })
  for (const from of ['', '&at=end'])
    expect((await ask(`/api/things?sort=name&limit=100&page=1002${from}`)).status).toBe(422)
  const { links } = await ask('/api/things?sort=name&limit=100&page=110')
  const beside = links['next']?.replace('page=111', 'page=1002') ?? ''
  expect(beside).toContain('page=1002')
  expect((await ask(beside)).ids).toHaveLength(100)
})
