import type { Generated } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { contract, get, patch, post, readWrite } from '#platform/contract.ts'
import type { Db } from '#platform/db/engines/database.ts'
import type { Json, Sample } from '#platform/db/sample/sample.ts'
import { recordOf, type RecordReference } from '#platform/fields/declared-kinds.ts'
import { type Described, getSchemas } from '#platform/fields/descriptions.ts'
import { api } from '#platform/server/api.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { client } from '#platform/web/api/client.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { withReferences } from './references.ts'

interface Tables {
  harbours: { id: Generated<number>; title: string }
  boats: { id: Generated<number>; title: string; harbour: Json<RecordReference> | null; search: string }
}

const at = '2031-01-01T00:00:00.000Z'
const describedHarbour = { title: { schema: z.string().max(80), isSearched: true } } satisfies Described
const describedBoat = {
  ...describedHarbour,
  harbour: { schema: recordOf('harbours').nullable().default(null), isSearched: true },
} satisfies Described
const boatFields = getSchemas(describedBoat)
const Boat = z.object({ id: z.int(), ...boatFields })
const Harbour = z.object({ id: z.int(), title: z.string() })

const harbours = contract(
  'harbours',
  '/api/harbours',
  {
    create: post('/', { body: Harbour.omit({ id: true }), returns: Harbour }),
    rename: patch('/:id', { body: Harbour.omit({ id: true }), returns: Harbour }),
    remove: post('/:id/remove', { action: 'delete' }),
  },
  { grants: { manager: readWrite, agent: readWrite, viewer: [] } },
)

const boats = contract(
  'boats',
  '/api/boats',
  {
    show: get('/:id', { returns: Boat.extend({ search: z.string() }) }),
    create: post('/', { body: z.strictObject(boatFields), returns: Boat }),
    edit: patch('/:id', { body: z.strictObject(boatFields).partial(), returns: Boat }),
  },
  { grants: { manager: readWrite, agent: readWrite, viewer: readWrite } },
)

const harbourApi = api(
  harbours,
  (db: Db<Tables>) => ({
    create: ({ body }) => db.insertInto('harbours').values(body).returningAll().executeTakeFirstOrThrow(),
    rename: ({ params: { id }, body }) =>
      db.updateTable('harbours').set(body).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
    remove: async ({ params: { id } }) => void (await db.deleteFrom('harbours').where('id', '=', id).execute()),
  }),
  {
    search: {
      tables: { harbours: 'id' },
      entries: (db) => async (ids) => {
        const rows = await db.selectFrom('harbours').selectAll().where('id', 'in', ids.map(Number)).execute()
        return rows.map(({ id, title }) => ({ recordId: id, title, path: `/harbours/${id}`, at }))
      },
    },
  },
)

const getText = ({ title, harbour }: { title: string; harbour: RecordReference | null }) =>
  `${title} ${harbour?.title ?? ''}`.trim().toLowerCase()

const boatApi = api(
  boats,
  (db: Db<Tables>) => {
    const find = (id: number) => db.selectFrom('boats').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const row = (boat: { title: string; harbour: RecordReference | null }) => ({
      title: boat.title,
      harbour: boat.harbour && JSON.stringify(boat.harbour),
      search: getText(boat),
    })
    return {
      show: ({ params: { id } }) => find(id),
      create: async ({ body, services }) => {
        const boat = await withReferences(services.findReferenced, boatFields, {}, body)
        return db.insertInto('boats').values(row(boat)).returningAll().executeTakeFirstOrThrow()
      },
      edit: async ({ params: { id }, body, services }) => {
        const before = await find(id)
        const boat = { ...before, ...(await withReferences(services.findReferenced, boatFields, before, body)) }
        return db.updateTable('boats').set(row(boat)).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
      },
    }
  },
  {
    search: {
      tables: { boats: 'id' },
      fields: describedBoat,
      texts: (db) => async (ids) => {
        const rows = await db.selectFrom('boats').selectAll().where('id', 'in', ids.map(Number)).execute()
        return new Map(rows.map((boat) => [boat.id, getText(boat)]))
      },
      entries: (db) => async (ids) => {
        const rows = await db.selectFrom('boats').selectAll().where('id', 'in', ids.map(Number)).execute()
        return rows.map(({ id, title }) => ({ recordId: id, title, path: `/boats/${id}`, at }))
      },
    },
  },
)

const migrations = {
  '0001-boats': `create table "harbours" ("id" identity, "title" text not null);
    create table "boats" ("id" identity, "title" text not null, "harbour" json, "search" text not null);
    create index "boatsByHarbour" on "boats" (("harbour" ->> 'id'));`,
}

const sample: Sample<Tables> = () => ({
  harbours: ['Oslo', 'Malmö'].map((title) => ({ title })),
  boats: ['Gull', 'Heron', 'Tern', 'Auk'].map((title) => ({ title, harbour: null, search: title.toLowerCase() })),
})

async function start() {
  const database = await emptyDatabase()
  const apis = [harbourApi, boatApi]
  const modules = [{ name: 'boats', migrations, api: apis, sample }]
  await prepareDatabase(database, platformMigrations(), modules, { now: new Date(), sample: true })
  const services = testServices()
  const app = createApp(database, apis, services)
  const as = async (userId: string) => {
    const visitor = await visitorAs(app, userId)
    return { harbours: client(harbours, visitor), boats: client(boats, visitor) }
  }
  return { as, services, ...(await as('u1')) }
}

const refused = { status: 422, issues: [{ path: 'harbour', reason: 'unknownRecord' }] }
const referenceTo = (id: number | string, title = 'Oslo') => ({
  topic: 'harbours',
  id: String(id),
  title,
  path: `/harbours/${id}`,
})

test('refuses a reference to a record that does not exist, in a new record and in a change', async () => {
  const server = await start()
  const harbour = referenceTo(999)
  await expect(server.boats.create.send({ body: { title: 'Gull', harbour } })).rejects.toMatchObject(refused)
  const changed = server.boats.edit.send({ params: { id: 1 }, body: { harbour: referenceTo('nobody') } })
  await expect(changed).rejects.toMatchObject(refused)
})

test('refuses a reference to a record that the user may not read', async () => {
  const server = await start()
  const { id } = await server.harbours.create.send({ body: { title: 'Bergen' } })
  const body = { title: 'Gull', harbour: referenceTo(id, 'Bergen') }
  const { boats: ofViewer } = await server.as('u4')
  await expect(ofViewer.create.send({ body })).rejects.toMatchObject(refused)
  const created = await server.boats.create.send({ body })
  // Unchanged, it stays.
  const edited = await ofViewer.edit.send({ params: { id: created.id }, body: { ...body, title: 'Tern' } })
  expect(edited).toMatchObject({ title: 'Tern', harbour: body.harbour })
})

test('stores the record’s own title and path, regardless of those that the client sends', async () => {
  const server = await start()
  const { id } = await server.harbours.create.send({ body: { title: 'Bergen' } })
  const harbour = { ...referenceTo(id, 'Elsewhere'), path: '/elsewhere' }
  const created = await server.boats.create.send({ body: { title: 'Gull', harbour } })
  expect(created.harbour).toEqual(referenceTo(id, 'Bergen'))
})

test('follows a new title of the record, in the search of lists and in a change event, and keeps the title of a deleted one', async () => {
  const server = await start()
  const { id } = await server.harbours.create.send({ body: { title: 'Bergen' } })
  const created = await server.boats.create.send({ body: { title: 'Gull', harbour: referenceTo(id) } })
  const heard: string[] = []
  server.services.announcer.subscribe({ change: ({ topic }) => void heard.push(topic) })
  await server.harbours.rename.send({ params: { id }, body: { title: 'Bjørgvin' } })
  const renamedBoat = await server.boats.show.send({ params: { id: created.id } })
  expect(renamedBoat).toMatchObject({ harbour: referenceTo(id, 'Bjørgvin'), search: 'gull bjørgvin' })
  expect(heard.toSorted()).toEqual(['boats', 'harbours'])
  await server.harbours.remove.send({ params: { id } })
  expect(await server.boats.show.send({ params: { id: created.id } })).toEqual(renamedBoat)
  const edited = await server.boats.edit.send({
    params: { id: created.id },
    body: { harbour: referenceTo(id, 'Other') },
  })
  expect(edited.harbour?.title).toBe('Bjørgvin')
})

test('sample rows refer to existing records, the same in each database', async () => {
  const shownIn = async () => {
    const { boats: some } = await start()
    return Promise.all([1, 2, 3, 4].map((id) => some.show.send({ params: { id } })))
  }
  const storedBoats = await shownIn()
  expect(storedBoats.slice(0, 3).every(({ harbour }) => ['Oslo', 'Malmö'].includes(harbour?.title ?? ''))).toBe(true)
  expect(storedBoats.map(({ title, harbour }) => getText({ title, harbour }))).toEqual(
    storedBoats.map(({ search }) => search),
  )
  expect(await shownIn()).toEqual(storedBoats)
})
