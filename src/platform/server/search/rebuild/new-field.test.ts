import type { Generated } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { contract, get, listQuery, post, readWrite } from '#platform/contract.ts'
import { search } from '#platform/contracts/search-contract.ts'
import type { Database, Db } from '#platform/db/engines/database.ts'
import { page } from '#platform/db/queries/page.ts'
import type { Described } from '#platform/fields/descriptions.ts'
import { api } from '#platform/server/api.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { fold } from '#platform/text/fold.ts'
import { client } from '#platform/web/api/client.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'

type Tables = { boats: { id: Generated<number>; title: string; harbour: string; search: string } }

const Boat = z.object({ id: z.int(), title: z.string() })
const BoatList = listQuery(Boat, { sort: ['id'] })
const boats = contract(
  'boats',
  '/api/boats',
  {
    list: get('/', { query: BoatList, returns: z.array(Boat) }),
    create: post('/', { body: z.strictObject({ title: z.string() }) }),
  },
  { grants: { manager: readWrite, agent: readWrite, viewer: readWrite } },
)

const text = z.string().max(80)
const first = { title: { schema: text, isSearched: true } } satisfies Described
const next = { ...first, harbour: { schema: text.default('Malmö'), isSearched: true } } satisfies Described

const migrations = {
  '0001-boats':
    'create table "boats" ("id" identity, "title" text not null, "harbour" text not null default \'Malmö\', "search" text not null);',
}

/** Starts a server on the database, whose boats have these fields. */
async function start(database: Database, fields: Described) {
  const words = (row: { title: string; harbour: string }) =>
    'harbour' in fields ? [row.title, row.harbour] : [row.title]
  const handlers = api(
    boats,
    (db: Db<Tables>) => ({
      list: ({ query }) => page(db.selectFrom('boats').select(['id', 'title']), query, (row) => row),
      create: async ({ body: { title } }) => {
        const row = { title, harbour: 'Malmö' }
        await db
          .insertInto('boats')
          .values({ ...row, search: fold(...words(row)) })
          .execute()
      },
    }),
    {
      search: {
        tables: { boats: 'id' },
        fields,
        texts: (db) => async (ids) => {
          const rows = await db.selectFrom('boats').selectAll().where('id', 'in', ids.map(Number)).execute()
          return new Map(rows.map((row) => [row.id, fold(...words(row))]))
        },
        entries: (db) => async (ids) => {
          const rows = await db.selectFrom('boats').selectAll().where('id', 'in', ids.map(Number)).execute()
          return rows.map((row) => ({
            recordId: row.id,
            title: words(row).join(' '),
            path: `/boats/${row.id}`,
            at: '2031-01-01T00:00:00.000Z',
          }))
        },
      },
    },
  )
  const modules = [{ name: 'boats', migrations, api: [handlers] }]
  await prepareDatabase(database, platformMigrations(), modules, { now: new Date(), sample: true })
  const visitor = await visitorAs(createApp(database, [handlers], testServices()), 'u1')
  return {
    create: (title: string) => client(boats, visitor).create.send({ body: { title } }),
    listed: async (q: string) => (await client(boats, visitor).list.send({ query: { q } })).length,
    found: async (q: string) => (await client(search, visitor).find.send({ query: { q } })).hits.length,
  }
}

test('list and search find older records by the default of a new searched field', async () => {
  const database = await emptyDatabase()
  const before = await start(database, first)
  // More than one batch.
  const rows = Array.from({ length: 450 }, (_, index) => ({ title: `Gull ${index}`, harbour: 'Oslo', search: 'gull' }))
  await database.db.withTables<Tables>().insertInto('boats').values(rows).execute()
  await before.create('Heron')
  expect([await before.listed('malmo'), await before.found('malmo')]).toEqual([0, 0])
  // Two servers of the next version start at the same time.
  const [after] = await Promise.all(
    database.engine === 'postgres' ? [start(database, next), start(database, next)] : [start(database, next)],
  )
  expect([await after?.listed('malmo'), await after?.found('malmo')]).toEqual([1, 1])
  expect([await after?.listed('oslo'), await after?.found('oslo')]).toEqual([450, 30])
  const stored = await database.db.withTables<Tables>().selectFrom('boats').select('search').execute()
  expect(new Set(stored.map((row) => row.search.split(' ').at(-1)))).toEqual(new Set(['oslo', 'malmo']))
})
