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
