import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertThing, renameThing, openAuditServer, statement } from '#testing/servers/audit-server.ts'

async function withVisitor() {
  const server = await openAuditServer()
  return { ...server, ...(await server.visitor('u1')) }
}

test('records an insert with user, row, time and origin', async () => {
  const { write, entries, rows } = await withVisitor()
  expect((await write('POST', insertThing('Kite'))).status).toBe(204)
  expect(await entries()).toEqual([
    expect.objectContaining({
      userId: 'u1',
      userName: expect.stringMatching(/\w+ \w+/),
      topic: 'things',
      action: 'create',
      endpoint: 'make',
      label: 'Kite',
      device: 'Gecko/Test',
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

test('records only the changed columns of an update, once per row', async () => {
  const { write, entries, rows } = await withVisitor()
  await write('POST', insertThing('Kite'))
  await write('PUT', async (db) => {
    await renameThing('Top')(db)
    await renameThing('Drum')(db)
    await sql`update "things" set "done" = "done"`.execute(db)
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

const long = 'x'.repeat(50_000)

test('stages no long value that an update leaves as it was', async () => {
  const { write, rows } = await withVisitor()
  await write('POST', insertThing(long))
  let staged = ''
  await write('PUT', async (db) => {
    await sql`update "things" set "size" = 2`.execute(db)
    staged = JSON.stringify((await sql`select "before", "after" from "auditStage"`.execute(db)).rows)
  })
  expect(staged).toContain('seenAt')
  expect(staged.length).toBeLessThan(2000)
  expect((await rows())[1]).toMatchObject({ kind: 'update', before: { size: 0.5 }, after: { size: 2 } })
})

test('records long values that one of several updates of a row changes, and those of inserted and deleted rows', async () => {
  const { write, rows } = await withVisitor()
  const tags = (tag: string) => `update "things" set "tags" = '["${tag}"]'`
  const name = (value: string) => `update "things" set "name" = '${value}'`
  const inTurn =
    (...statements: string[]): Parameters<typeof write>[1] =>
    async (db) => {
      for (const one of statements) await sql.raw(one).execute(db)
    }
  const shorter = 'y'.repeat(2000)
  await write('POST', async (db) => {
    await insertThing(long)(db)
    await statement(`update "things" set "size" = 2`)(db)
  })
  await write('PUT', inTurn(tags(long), name(shorter), `update "things" set "done" = false`))
  await write('PUT', inTurn(name(long), name(shorter)))
  await write('DELETE', inTurn(tags('a'), 'delete from "things"'))
  expect(await rows()).toMatchObject([
    { kind: 'insert', after: { name: long, size: 2, tags: ['a', { b: null }] } },
    {
      kind: 'update',
      before: { name: long, tags: ['a', { b: null }], done: true },
      after: { name: shorter, tags: [long], done: false },
    },
    { kind: 'delete', before: { name: shorter, tags: [long], done: false, size: 2 }, after: null },
  ])
})

test('records each of thousands of rows once', async () => {
  const { write, entries, rows } = await withVisitor()
  const count = 1200
  const values = Array.from({ length: count }, (_, index) => `('Kite ${index}', true, '[]')`)
  await write('POST', statement(`insert into "things" ("name", "done", "tags") values ${values.join(', ')}`))
  await write('PUT', async (db) => {
    await statement(`update "things" set "size" = 1`)(db)
    await statement(`update "things" set "size" = 2, "tags" = '["${'z'.repeat(6000)}"]'`)(db)
  })
  expect((await entries()).map(({ rowCount }) => rowCount)).toEqual([count, count])
  const updates = (await rows()).slice(count)
  expect(new Set(updates.map(({ key }) => key)).size).toBe(count)
  expect(updates.every(({ before, after }) => before?.['size'] === null && after?.['size'] === 2)).toBe(true)
})

test('never records secrets and bytes', async () => {
  const { write, rows, entries } = await withVisitor()
  await write('POST', statement(`insert into "thingKeys" ("note", "token") values ('front door', 'zebra')`))
  await write('PUT', statement(`update "thingKeys" set "token" = 'lion'`))
  expect(await entries()).toHaveLength(1)
  expect(await rows()).toEqual([expect.objectContaining({ after: { id: 1, note: 'front door' } })])
})

test('records switching users and signing out, without the token of the session', async () => {
  const { send, database } = await withVisitor()
  await send('DELETE', '/api/session')
  const auditRows = await database.db.selectFrom('auditRows').selectAll().where('table', '=', 'sessions').execute()
  expect(auditRows.map(({ kind }) => kind)).toEqual(['insert', 'update'])
  const [begun, ended] = auditRows.map(({ after }) => Object.keys(after ?? {}))
  expect(begun).toContain('userId')
  expect(begun).not.toContain('tokenHash')
  expect(ended?.toSorted()).toEqual(['confirmedAt', 'endedAt'])
})

test('records rows that are deleted with another row', async () => {
  const { write, rows } = await withVisitor()
  await write('POST', insertThing('Kite'))
  await write('PUT', statement(`insert into "thingParts" ("thingId", "part") values (1, 'tail')`))
  await write('DELETE', statement('delete from "things"'))
  const removed = (await rows()).slice(2)
  expect(removed.map(({ table, key, kind }) => `${kind} ${table} ${key.replaceAll(' ', '')}`).toSorted()).toEqual([
    'delete thingParts [1,"tail"]',
    'delete things 1',
  ])
})

test('records nothing if nothing changed or the write failed', async () => {
  const { write, entries, database } = await withVisitor()
  await write('POST', async () => undefined)
  await write('POST', async (db) => {
    await insertThing('Kite')(db)
    await sql`delete from "things"`.execute(db)
  })
  await write('POST', async (db) => {
    await insertThing('Kite')(db)
    throw new Error('changed my mind')
  })
  await insertThing('outside of a write')(database.db)
  await write('PUT', async () => undefined)
  expect(await entries()).toEqual([])
  expect((await sql`select * from "auditStage"`.execute(database.db)).rows).toEqual([])
})

test('keeps the rows of simultaneous writes apart', async () => {
  const { write, entries } = await withVisitor()
  await Promise.all(Array.from({ length: 8 }, () => write('POST', insertThing('Kite'))))
  expect((await entries()).map(({ rowCount }) => rowCount)).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
})

test('watches a table again after its columns changed', async () => {
  const { write, prepare, database, rows } = await withVisitor()
  await write('POST', insertThing('Kite'))
  await sql`alter table "things" add column "shelf" text`.execute(database.db)
  await prepare()
  await write('PUT', statement(`update "things" set "shelf" = 'upper'`))
  expect((await rows())[1]).toMatchObject({ before: { shelf: null }, after: { shelf: 'upper' } })
})
