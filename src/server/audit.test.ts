import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contract, del, post, put, readWrite } from '#platform/contract.ts'
import type { Database } from '#platform/db/database.ts'
import { api } from '#platform/server/api.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { emptyDatabase } from '#testing/empty-database.ts'
import { quietServices } from '#testing/quiet-services.ts'
import { createApp } from './create-app.ts'
import { platformMigrations } from './node-modules.ts'

const tables = `
create table "things" ("id" identity, "name" text not null, "token" varchar, "picture" bytes, "done" boolean not null, "tags" json not null, "seenAt" timestamp, "size" double precision);
create table "thingParts" ("thingId" integer not null references "things" ("id") on delete cascade, "part" text not null, primary key ("thingId", "part"));
`

type Work = (db: Database['db']) => Promise<unknown>

/** A server with one module, whose writes do what a test says. */
async function serverWith(options: { private?: true } = {}) {
  const database = await emptyDatabase()
  let work: Work = async () => undefined
  const things = contract(
    'things',
    '/api/things',
    { make: post('/', {}), change: put('/:id', {}), remove: del('/:id') },
    { ...options, grants: { manager: readWrite, agent: readWrite, viewer: [] } },
  )
  const run = (db: Database['db']) => async () => void (await work(db))
  const module = api(things, (db: Database['db']) => ({ make: run(db), change: run(db), remove: run(db) }))
  const modules = [{ name: 'things', migrations: { '0001-things': tables } }]
  const prepare = () => prepareDatabase(database, platformMigrations(), modules, { now: new Date(), sample: true })
  await prepare()
  const app = createApp(database, [module], quietServices())
  return {
    database,
    prepare,
    write: (method: 'POST' | 'PUT' | 'DELETE', asked: Work) => {
      work = asked
      return app.request(method === 'POST' ? '/api/things' : '/api/things/1', { method })
    },
    entries: () => database.db.selectFrom('auditEntries').selectAll().orderBy('id').execute(),
    rows: () =>
      database.db
        .selectFrom('auditRows')
        .select(['table', 'key', 'kind', 'before', 'after'])
        .orderBy('entryId')
        .orderBy('position')
        .execute(),
  }
}

const insert =
  (name: string): Work =>
  (db) =>
    sql`insert into "things" ("name", "token", "done", "tags", "seenAt", "size") values (${name}, 'zebra', true, '["a",{"b":null}]', '2026-01-02T03:04:05.678Z', 0.5)`.execute(
      db,
    )
const rename =
  (name: string): Work =>
  (db) =>
    sql`update "things" set "name" = ${name}`.execute(db)

test('an insert is noted whole, but for secrets and bytes', async () => {
  const { write, entries, rows } = await serverWith()
  expect((await write('POST', insert('Kite'))).status).toBe(204)
  expect(await entries()).toEqual([
    expect.objectContaining({
      userId: 'u1',
      topic: 'things',
      action: 'create',
      endpoint: 'make',
      label: 'Kite',
      rowCount: 1,
      private: false,
    }),
  ])
  const [row] = await rows()
  expect(row).toMatchObject({ table: 'things', key: '1', kind: 'insert', before: null })
  expect(row?.after).toEqual({
    id: 1,
    name: 'Kite',
    done: true,
    tags: ['a', { b: null }],
    seenAt: expect.stringMatching(/^2026-01-02T03:04:05.678/),
    size: 0.5,
  })
})

test('of an update only what changed is noted, once for each row', async () => {
  const { write, entries, rows } = await serverWith()
  await write('POST', insert('Kite'))
  await write('PUT', async (db) => {
    await rename('Top')(db)
    await rename('Drum')(db)
    await sql`update "things" set "done" = "done", "token" = 'lion'`.execute(db)
  })
  expect(await entries()).toHaveLength(2)
  expect((await rows())[1]).toEqual({
    table: 'things',
    key: '1',
    kind: 'update',
    before: { name: 'Kite' },
    after: { name: 'Drum' },
  })
})

test('what goes with a row is noted, too', async () => {
  const { write, rows } = await serverWith()
  await write('POST', insert('Kite'))
  await write('PUT', (db) => sql`insert into "thingParts" ("thingId", "part") values (1, 'tail')`.execute(db))
  await write('DELETE', (db) => sql`delete from "things"`.execute(db))
  const removed = (await rows()).slice(2)
  expect(removed.map(({ table, key, kind }) => `${kind} ${table} ${key}`).toSorted()).toEqual([
    'delete thingParts [1,"tail"]',
    'delete things 1',
  ])
})

test('nothing is noted where nothing changed, or where the write failed', async () => {
  const { write, entries, database } = await serverWith()
  await write('POST', async () => undefined)
  await write('POST', async (db) => {
    await insert('Kite')(db)
    await sql`delete from "things"`.execute(db)
  })
  await write('POST', async (db) => {
    await insert('Kite')(db)
    throw new Error('changed my mind')
  })
  await insert('outside of a write')(database.db)
  await write('PUT', async () => undefined)
  expect(await entries()).toEqual([])
  expect((await sql`select * from "auditStage"`.execute(database.db)).rows).toEqual([])
})

test('writes at the same time keep their rows apart', async () => {
  const { write, entries } = await serverWith()
  await Promise.all(Array.from({ length: 8 }, () => write('POST', insert('Kite'))))
  expect((await entries()).map(({ rowCount }) => rowCount)).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
})

test('a table that changed is watched anew', async () => {
  const { write, prepare, database, rows } = await serverWith()
  await write('POST', insert('Kite'))
  await sql`alter table "things" add column "shelf" text`.execute(database.db)
  await prepare()
  await write('PUT', (db) => sql`update "things" set "shelf" = 'upper'`.execute(db))
  expect((await rows())[1]).toMatchObject({ before: { shelf: null }, after: { shelf: 'upper' } })
})
