import { type Generated, type SqlBool, sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { contract, get, listQuery, post, readWrite } from '#platform/contract.ts'
import { settings } from '#platform/contracts/session-contract.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { page } from '#platform/db/queries/page.ts'
import { type Described, getSchemas } from '#platform/fields/descriptions.ts'
import { findChoices, searchedChoices, searchedTexts } from '#platform/server/search/choices/searched-choices.ts'
import { maxCounted } from '#platform/numbers/counted.ts'
import { api } from '#platform/server/api.ts'
import { searchList } from '#platform/server/search/list-search.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { textServices } from '#platform/server/texts.ts'
import { fold } from '#platform/text/fold.ts'
import { client } from '#platform/web/api/client.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'

const described = {
  title: { schema: z.string().max(80), isSearched: true },
  state: { schema: z.enum(['paid', 'open']).default('open'), isSearched: true },
  extras: { schema: z.array(z.enum(['gift', 'express'])).default([]), isSearched: true },
} satisfies Described

const fields = getSchemas(described)
const choices = searchedChoices(described)
/** A choice that no column stores. */
const computedChoices = searchedChoices({ size: { schema: z.enum(['long', 'short']), isSearched: true } })
const hasSize = (sizes: readonly string[]) =>
  sql<SqlBool>`case when length("title") > 5 then 'long' else 'short' end in (${sql.join(sizes)})`
const Bill = z.object({ id: z.int(), ...fields })
const BillList = listQuery(Bill, { sort: ['title', 'id'] })

const bills = contract(
  'bills',
  '/api/bills',
  {
    list: get('/', { query: BillList, returns: z.array(Bill) }),
    create: post('/', { body: z.strictObject(fields), returns: Bill }),
  },
  { grants: { manager: readWrite, agent: readWrite, viewer: readWrite } },
)

const labels = {
  en: {
    choices: {
      state: { paid: 'Settled', open: 'Due' },
      extras: { gift: 'Wrapped', express: 'Fast' },
      size: { long: 'Lengthy', short: 'Brief' },
    },
  },
  fr: {
    choices: {
      state: { paid: 'Payée', open: 'À payer' },
      extras: { gift: 'Cadeau', express: 'Rapide' },
      size: { long: 'Étendu', short: 'Bref' },
    },
  },
}

interface Tables {
  bills: { id: Generated<number>; title: string; state: 'paid' | 'open'; extras: string; search: string }
}

const handlers = api(
  bills,
  (db: Db<Tables>) => ({
    list: async ({ query, services }) => {
      const { q, named, ...rest } = await services.withChoices(query, [...choices, ...computedChoices])
      const all = db.selectFrom('bills').selectAll()
      const { query: found, lowerBound } = await searchList(db, all, {
        topic: 'bills',
        table: 'bills',
        q,
        named,
        computed: { size: hasSize },
      })
      return page(found, rest, (row) => ({ ...row, extras: Bill.shape.extras.parse(row.extras) }), { lowerBound })
    },
    create: async ({ body }) => {
      const row = { ...body, extras: JSON.stringify(body.extras), search: fold(body.title) }
      const { id } = await db.insertInto('bills').values(row).returning('id').executeTakeFirstOrThrow()
      return { ...body, id }
    },
  }),
  {
    search: {
      tables: { bills: 'id' },
      entries: (db) => async (ids) => {
        const rows = await db.selectFrom('bills').selectAll().where('id', 'in', ids.map(Number)).execute()
        return rows.map((row) => ({
          recordId: row.id,
          title: searchedTexts(described)
            .map((name) => row[name])
            .join(' '),
          choices: findChoices(choices, row),
          path: `/bills/${row.id}`,
          at: '2031-01-01T00:00:00.000Z',
        }))
      },
    },
  },
)

const migration =
  'create table "bills" ("id" identity, "title" text not null, "state" text not null, "extras" json not null, "search" text not null);'

async function served(length: 'short' | 'long') {
  const database = await emptyDatabase()
  const texts = async (language: string) => (language === 'fr' ? labels.fr : labels.en)
  const modules = [{ name: 'bills', migrations: { '0001-bills': migration }, api: [handlers], texts }]
  await prepareDatabase(database, platformMigrations(), modules, { now: new Date(), sample: true })
  // A list is long by its latest id.
  if (length === 'long')
    await (
      database.engine === 'postgres'
        ? sql`alter table "bills" alter column "id" restart with ${sql.lit(maxCounted + 2)}`
        : sql`insert into "sqlite_sequence" ("name", "seq") values ('bills', ${maxCounted + 1})`
    ).execute(database.db)
  const visitor = await visitorAs(createApp(database, [handlers], testServices(textServices(modules))), 'u4')
  const calls = client(bills, visitor)
  for (const [title, state, extras] of [
    ['Ash', 'paid', []],
    ['Birch', 'open', ['gift', 'express']],
    ['Cedar', 'paid', ['express']],
    ['Payée by a friend', 'open', []],
  ] as const)
    await calls.create.send({ body: { title, state, extras: [...extras] } })
  return {
    titles: async (q: string) => (await calls.list.send({ query: { q } })).map(({ title }) => title),
    reads: (language: string) =>
      client(settings, visitor).save.send({
        body: { value: { isLanguage: language }, savedAt: new Date().toISOString() },
      }),
  }
}

test.each(['short', 'long'] as const)(
  'a %s list finds choices by their names in the reader’s language',
  async (length) => {
    const { titles, reads } = await served(length)
    expect(await titles('settled')).toEqual(['Ash', 'Cedar'])
    expect(await titles('settled fast')).toEqual(['Cedar'])
    expect(await titles('payee')).toEqual(['Payée by a friend'])
    expect(await titles('lengthy')).toEqual(['Payée by a friend'])
    expect(await titles('settled brief')).toEqual(['Ash', 'Cedar'])
    expect(await titles('brief ced')).toEqual(['Cedar'])
    expect(await titles('brief lengthy')).toEqual([])
    await reads('fr')
    expect(await titles('Payée')).toEqual(['Ash', 'Cedar', 'Payée by a friend'])
    expect(await titles('payée ced')).toEqual(['Cedar'])
    expect(await titles('rapide cadeau')).toEqual(['Birch'])
    expect(await titles('friend rapide')).toEqual([])
    expect(await titles('settled')).toEqual([])
    expect(await titles('\u{E000}statex20xpaid')).toEqual([])
  },
)
