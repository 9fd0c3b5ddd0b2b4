import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { migrate, NewerDatabase, once, statements } from './migrate.ts'

const now = '2026-01-01T00:00:00.000Z'
const first =
  'create table "things" ("id" identity, "name" text not null, "at" timestamp, "flag" boolean not null, "more" json);'

const things = async (database: Awaited<ReturnType<typeof emptyDatabase>>) =>
  (await sql`select * from "things"`.execute(database.db)).rows

test('runs migrations once, in the order of their names', async () => {
  const database = await emptyDatabase()
  const migrations = { '0002-fill': `insert into "things" ("name", "flag") values ('one', true);`, '0001-make': first }
  await migrate(database, { things: migrations }, now)
  await migrate(database, { things: migrations }, now)
  expect(await things(database)).toEqual([{ id: 1, name: 'one', at: null, flag: true, more: null }])
})

test('rolls back a failed migration, with those of other modules', async () => {
  const database = await emptyDatabase()
  const broken = {
    first: { '0001-make': first },
    second: { '0001-wrong': 'create table "wrong" ("id" identity);\ninsert into "absent" values (1);' },
  }
  await expect(migrate(database, broken, now)).rejects.toThrow('absent')
  await migrate(database, { first: { '0001-make': first } }, now)
  expect(await things(database)).toEqual([])
})

test('names a failed migration with its module', async () => {
  const database = await emptyDatabase()
  const later = 'alter table "things" add column "flag" text;'
  const broken = { things: { '0001-make': first, '0002-flag': later } }
  await expect(migrate(database, broken, now)).rejects.toThrow(/^things: 0002-flag: .*flag/)
})

const add = (column: string) => `alter table "things" add column "${column}" text not null default '${column}';`

test.each(['0002-ours', 'own-0001-ours'])(
  'runs an own migration (%s) with those of a later version, on an old or a new database',
  async (ours) => {
    const before = { '0001-make': first, [ours]: add('ours') }
    const after = { ...before, '0002-later': add('later'), '0003-last': add('last') }
    const [old, fresh] = [await emptyDatabase(), await emptyDatabase()]
    await migrate(old, { things: before }, now)
    for (const database of [old, fresh]) {
      await migrate(database, { things: after }, now)
      await sql`insert into "things" ("name", "flag") values ('one', true)`.execute(database.db)
      expect(await things(database)).toMatchObject([{ ours: 'ours', later: 'later', last: 'last' }])
    }
  },
)

test('ignores a removed module, and finds its tables when it is added again', async () => {
  const database = await emptyDatabase()
  await migrate(database, { things: { '0001-make': first } }, now)
  await migrate(database, { others: {} }, now)
  await migrate(database, { things: { '0001-make': first } }, now)
  expect(await things(database)).toEqual([])
})

test('refuses a database of a newer version', async () => {
  const database = await emptyDatabase()
  await migrate(database, { things: { '0001-make': first, '0002-later': 'drop table "things";' } }, now)
  await expect(migrate(database, { things: { '0001-make': first } }, now)).rejects.toThrow(NewerDatabase)
})

test('migrates once when processes start together', async () => {
  const database = await emptyDatabase()
  await Promise.all([1, 2, 3].map(() => migrate(database, { things: { '0001-make': first } }, now)))
  expect(await things(database)).toEqual([])
})

test('runs a one-time task once in the life of a database', async () => {
  const database = await emptyDatabase()
  await migrate(database, { things: { '0001-make': first } }, now)
  for (let start = 0; start < 2; start++) {
    await once(database, 'things', now, async (db) => {
      await sql`insert into "things" ("name", "flag") values ('one', false)`.execute(db)
    })
  }
  expect(await things(database)).toHaveLength(1)
})

test('replaces type names only outside quotes', () => {
  expect(
    statements(
      `create table "text" ("json" text default 'identity'); -- text\ninsert into "text" values ('a;b');`,
      'postgres',
    ),
  ).toEqual([`create table "text" ("json" text collate "C" default 'identity')`, `insert into "text" values ('a;b')`])
})
