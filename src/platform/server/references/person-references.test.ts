import type { Generated } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { contract, get, patch, post, readWrite } from '#platform/contract.ts'
import type { Db } from '#platform/db/engines/database.ts'
import type { Json } from '#platform/db/sample/sample.ts'
import { PersonReference, recordOf, type RecordReference } from '#platform/fields/declared-kinds.ts'
import { type Described, getSchemas } from '#platform/fields/descriptions.ts'
import { ImportReport, ImportRows } from '#platform/records/many-records.ts'
import { api } from '#platform/server/api.ts'
import { addRows, validateRows } from '#platform/server/records/validate-rows.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { client } from '#platform/web/api/client.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { rowsWithReferences, withReferences } from './references.ts'

interface Tables {
  sailors: { id: Generated<number>; name: string }
  voyages: {
    id: Generated<number>
    skipper: Json<PersonReference> | null
    after: Json<RecordReference> | null
    search: string
  }
}

const at = '2031-01-01T00:00:00.000Z'
const described = {
  skipper: { schema: PersonReference.nullable().default(null), isSearched: true },
  after: { schema: recordOf('voyages').nullable().default(null) },
} satisfies Described
const fields = getSchemas(described)
const Draft = z.strictObject(fields)
const Voyage = z.object({ id: z.int(), search: z.string(), ...fields })
const Sailor = z.object({ id: z.int(), name: z.string() })

const sailors = contract(
  'sailors',
  '/api/sailors',
  {
    create: post('/', { body: Sailor.omit({ id: true }), returns: Sailor }),
    rename: patch('/:id', { body: Sailor.omit({ id: true }), returns: Sailor }),
    remove: post('/:id/remove', { action: 'delete' }),
  },
  { grants: { manager: readWrite, agent: readWrite, viewer: [] } },
)

const voyages = contract(
  'voyages',
  '/api/voyages',
  {
    show: get('/:id', { returns: Voyage }),
    create: post('/', { body: Draft, returns: Voyage }),
    edit: patch('/:id', { body: Draft.partial(), returns: Voyage }),
    import: post('/import', { body: ImportRows, returns: ImportReport }),
  },
  { grants: { manager: readWrite, agent: readWrite, viewer: readWrite } },
)

const sailorApi = api(
  sailors,
  (db: Db<Tables>) => ({
    create: ({ body }) => db.insertInto('sailors').values(body).returningAll().executeTakeFirstOrThrow(),
    rename: ({ params: { id }, body }) =>
      db.updateTable('sailors').set(body).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
    remove: async ({ params: { id } }) => void (await db.deleteFrom('sailors').where('id', '=', id).execute()),
  }),
  {
    search: {
      arePeople: true,
      tables: { sailors: 'id' },
      entries: (db) => async (ids) => {
        const rows = await db.selectFrom('sailors').selectAll().where('id', 'in', ids.map(Number)).execute()
        return rows.map(({ id, name }) => ({ recordId: id, title: name, path: `/sailors/${id}`, at }))
      },
    },
  },
)

type Values = z.output<typeof Draft>

const getText = ({ skipper }: Pick<Values, 'skipper'>) => skipper?.name.toLowerCase() ?? ''

const row = (values: Values) => ({
  skipper: values.skipper && JSON.stringify(values.skipper),
  after: values.after && JSON.stringify(values.after),
  search: getText(values),
})

const voyageApi = api(
  voyages,
  (db: Db<Tables>) => {
    const find = (id: number) => db.selectFrom('voyages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const add = (values: Values) =>
      db.insertInto('voyages').values(row(values)).returningAll().executeTakeFirstOrThrow()
    return {
      show: ({ params: { id } }) => find(id),
      create: async ({ body, services }) => add(await withReferences(services.findReferenced, fields, {}, body)),
      edit: async ({ params: { id }, body, services }) => {
        const before = await find(id)
        const voyage = { ...before, ...(await withReferences(services.findReferenced, fields, before, body)) }
        return db.updateTable('voyages').set(row(voyage)).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
      },
      import: async ({ body: { rows, dryRun }, services }) => {
        const valid = await rowsWithReferences(services.findReferenced, fields, validateRows(Draft, rows))
        return dryRun ? { created: [], valid: valid.valid.length, errors: valid.errors } : addRows(valid, add)
      },
    }
  },
  {
    search: {
      tables: { voyages: 'id' },
      fields: described,
      texts: (db) => async (ids) => {
        const rows = await db.selectFrom('voyages').selectAll().where('id', 'in', ids.map(Number)).execute()
        return new Map(rows.map((voyage) => [voyage.id, getText(voyage)]))
      },
      entries: (db) => async (ids) => {
        const rows = await db.selectFrom('voyages').selectAll().where('id', 'in', ids.map(Number)).execute()
        return rows.map(({ id }) => ({ recordId: id, title: `Voyage ${id}`, path: `/voyages/${id}`, at }))
      },
    },
  },
)

const migrations = {
  '0001-voyages': `create table "sailors" ("id" identity, "name" text not null);
    create table "voyages" ("id" identity, "skipper" json, "after" json, "search" text not null);
    create index "voyagesBySkipper" on "voyages" (("skipper" ->> 'id'));
    create index "voyagesByAfter" on "voyages" (("after" ->> 'id'));`,
}

async function start(apis = [sailorApi, voyageApi]) {
  const database = await emptyDatabase()
  const modules = [{ name: 'voyages', migrations, api: apis }]
  await prepareDatabase(database, platformMigrations(), modules, { now: new Date(), sample: true })
  const services = testServices()
  const app = createApp(database, apis, services)
  const as = async (userId: string) => {
    const visitor = await visitorAs(app, userId)
    return { sailors: client(sailors, visitor), voyages: client(voyages, visitor) }
  }
  return { as, services, ...(await as('u1')) }
}

const refused = { status: 422, issues: [{ path: 'skipper', reason: 'unknownRecord' }] }
const person = (id: number | string, name = 'Ada') => ({ id: String(id), name })

test('refuses a person who does not exist, in a new record and in a change, but accepts a name without a person', async () => {
  const { voyages: some } = await start()
  await expect(some.create.send({ body: { skipper: person(999) } })).rejects.toMatchObject(refused)
  const { id, skipper } = await some.create.send({ body: { skipper: { id: null, name: 'Anybody' } } })
  expect(skipper).toEqual({ id: null, name: 'Anybody' })
  const changed = some.edit.send({ params: { id }, body: { skipper: person('nobody') } })
  await expect(changed).rejects.toMatchObject(refused)
})

test('refuses a person whom the user may not read, unless the record already has that person', async () => {
  const server = await start()
  const { id } = await server.sailors.create.send({ body: { name: 'Ada' } })
  const { voyages: ofViewer } = await server.as('u4')
  await expect(ofViewer.create.send({ body: { skipper: person(id) } })).rejects.toMatchObject(refused)
  const created = await server.voyages.create.send({ body: { skipper: person(id) } })
  const edited = await ofViewer.edit.send({ params: { id: created.id }, body: { skipper: person(id, 'Other') } })
  expect(edited.skipper).toEqual(person(id))
})

test('finds no person without a module with people, and accepts no record of another kind as a person', async () => {
  const { voyages: some } = await start([voyageApi])
  const { id } = await some.create.send({ body: {} })
  await expect(some.create.send({ body: { skipper: person(id) } })).rejects.toMatchObject(refused)
})

test('stores and follows the name that the person has, in the search of lists and in a change event', async () => {
  const server = await start()
  const { id } = await server.sailors.create.send({ body: { name: 'Ada' } })
  const created = await server.voyages.create.send({ body: { skipper: person(id, 'Elsewhere') } })
  expect(created.skipper).toEqual(person(id))
  const heard: string[] = []
  server.services.announcer.subscribe({ change: ({ topic }) => void heard.push(topic) })
  await server.sailors.rename.send({ params: { id }, body: { name: 'Ada King' } })
  const shownVoyage = await server.voyages.show.send({ params: { id: created.id } })
  expect(shownVoyage).toMatchObject({ skipper: person(id, 'Ada King'), search: 'ada king' })
  expect(heard.toSorted()).toEqual(['sailors', 'voyages'])
  await server.sailors.remove.send({ params: { id } })
  expect(await server.voyages.show.send({ params: { id: created.id } })).toEqual(shownVoyage)
})

test('refuses a person who was deleted, but keeps those whom records already have', async () => {
  const { sailors: people, voyages: some } = await start()
  const { id } = await people.create.send({ body: { name: 'Ada' } })
  const created = await some.create.send({ body: { skipper: person(id) } })
  const other = await some.create.send({ body: {} })
  await people.remove.send({ params: { id } })
  const body = { skipper: person(id) }
  await expect(some.create.send({ body })).rejects.toMatchObject(refused)
  await expect(some.edit.send({ params: { id: other.id }, body })).rejects.toMatchObject(refused)
  expect((await some.edit.send({ params: { id: created.id }, body })).skipper).toEqual(person(id))
})

test('an import refuses only the rows with unknown references, also as a dry run', async () => {
  const server = await start()
  const { id } = await server.sailors.create.send({ body: { name: 'Ada' } })
  const earlier = await server.voyages.create.send({ body: {} })
  const after = (voyage: number) => ({ topic: 'voyages', id: String(voyage), title: 'Any', path: '/any' })
  const rows: z.input<typeof ImportRows>['rows'] = [
    { skipper: person(id) },
    { skipper: person(999) },
    { after: after(earlier.id) },
    { after: after(999), skipper: person(998) },
    { skipper: 7 },
  ]
  const errors = [
    [1, 'skipper'],
    [3, 'skipper'],
    [3, 'after'],
    [4, 'skipper'],
  ]
  const listPaths = (report: ImportReport) => report.errors.map((error) => [error.row, error.path])
  const dryRun = await server.voyages.import.send({ body: { rows, dryRun: true } })
  expect([dryRun.created, dryRun.valid, listPaths(dryRun)]).toEqual([[], 2, errors])
  const { created, ...report } = await server.voyages.import.send({ body: { rows } })
  expect([created.length, listPaths({ created, ...report })]).toEqual([2, errors])
  const shownVoyage = await server.voyages.show.send({ params: { id: created[1] ?? 0 } })
  expect(shownVoyage.after).toEqual({
    ...after(earlier.id),
    title: `Voyage ${earlier.id}`,
    path: `/voyages/${earlier.id}`,
  })
})
