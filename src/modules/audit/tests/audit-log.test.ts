import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { sweepEntries } from '#platform/db/audit/sweep-entries.ts'
import { insertThing, renameThing, openAuditServer, statement } from '#testing/servers/audit-server.ts'
import { audit } from '../contract.ts'

const log = audit.base

const Entry = z.looseObject({
  id: z.int(),
  topic: z.string(),
  action: z.string(),
  label: z.string(),
  hidden: z.boolean(),
  private: z.boolean(),
})
const Detail = Entry.extend({ rows: z.array(z.looseObject({})), restorable: z.boolean(), later: z.int() })
const Entries = z.array(Entry)

/** Creates, renames, tags and deletes a record: four entries, in this order. */
async function openWithEntries() {
  const server = await openAuditServer()
  const visitor = await server.visitor('u1')
  await visitor.write('POST', insertThing('Kite'))
  await visitor.write('PUT', renameThing('Dragon'))
  await visitor.write('PUT', statement(`insert into "thingParts" ("thingId", "part") values (1, 'tail')`))
  await visitor.write('DELETE', statement('delete from "things"'))
  const list = (search = '') => visitor.read(Entries, `${log}?${search}`)
  const [made, renamed, tail, removed] = (await list('topic=things')).toReversed()
  if (!made || !renamed || !tail || !removed) throw new Error('An entry is missing')
  const restore = (id: number, body: object) => visitor.send('POST', `${log}/${id}/restore`, body)
  return { ...server, ...visitor, list, restore, made, renamed, tail, removed }
}

test('filters by user, action, record and text', async () => {
  const { list, made, renamed, tail, removed } = await openWithEntries()
  const listIds = async (search: string) => (await list(search)).map(({ id }) => id)
  const all = [removed.id, tail.id, renamed.id, made.id]
  expect(await listIds('topic=things&user=u1')).toEqual(all)
  expect(await listIds('user=u2')).toEqual([])
  expect(await listIds('topic=things&action=create&action=delete')).toEqual([removed.id, made.id])
  expect(await listIds('topic=things&record=1')).toEqual([removed.id, tail.id, renamed.id])
  expect(await listIds('table=things&key=1')).toEqual([removed.id, renamed.id, made.id])
  expect(await listIds('q=DRAG')).toEqual([removed.id, renamed.id])
  expect(await listIds('topic=things&from=2100-01-01T00:00:00Z')).toEqual([])
  expect(await listIds('topic=things&to=2100-01-01T00:00:00Z')).toEqual(all)
})

test('returns pages without gaps or duplicates', async () => {
  const { list, made, renamed, tail, removed } = await openWithEntries()
  const first = await list('topic=things&limit=3')
  const second = await list(`topic=things&limit=3&before=${first.at(-1)?.id}`)
  expect([...first, ...second].map(({ id }) => id)).toEqual([removed.id, tail.id, renamed.id, made.id])
})

test('shows old and new values', async () => {
  const { read, renamed, removed } = await openWithEntries()
  expect(await read(Detail, `${log}/${renamed.id}`)).toMatchObject({
    label: 'Dragon',
    rows: [{ table: 'things', key: '1', before: { name: 'Kite' }, after: { name: 'Dragon' } }],
    restorable: true,
    later: 1,
  })
  expect(await read(z.array(z.string()), `${log}/topics`)).toContain('things')
  const { rows } = await read(Detail, `${log}/${removed.id}`)
  expect(rows).toContainEqual(
    expect.objectContaining({ before: expect.objectContaining({ seenAt: '2026-01-02T03:04:05.678Z' }) }),
  )
})

test('restores a deleted record with its dependent rows as one entry, and announces it', async () => {
  const { restore, removed, things, list, reported, database } = await openWithEntries()
  reported.length = 0
  const response = await restore(removed.id, { to: 'before' })
  expect([response.status, await response.json()]).toEqual([200, { restored: 2 }])
  expect(await things()).toEqual([
    {
      id: 1,
      name: 'Dragon',
      done: expect.anything(),
      tags: expect.anything(),
      seenAt: expect.anything(),
      size: 0.5,
    },
  ])
  expect(reported.map(({ topic }) => topic)).toContain('things')
  const [latest, next] = await list()
  expect(latest).toMatchObject({ label: 'Dragon', action: 'update', rowCount: 2 })
  expect(next?.id).toBe(removed.id)
  // A restore can be undone like any other change.
  expect(await (await restore(latest?.id ?? 0, { to: 'before' })).json()).toEqual({ restored: 2 })
  expect(await things()).toEqual([])
  expect(
    await database.db.selectFrom('auditRows').selectAll().where('table', '=', 'thingParts').execute(),
  ).toHaveLength(4)
})

test('restores rows changed since only with `force`', async () => {
  const { restore, made, renamed, things } = await openWithEntries()
  expect((await restore(renamed.id, { to: 'before' })).status).toBe(409)
  expect(await things()).toEqual([])
  expect((await restore(renamed.id, { to: 'before', force: true })).status).toBe(200)
  expect(await things()).toEqual([expect.objectContaining({ id: 1, name: 'Kite' })])
  expect(await (await restore(renamed.id, { to: 'after', force: true })).json()).toEqual({ restored: 1 })
  expect(await things()).toEqual([expect.objectContaining({ name: 'Dragon' })])
  expect((await restore(made.id, { to: 'before', force: true })).status).toBe(200)
  expect(await things()).toEqual([])
})

test('keeps a restored file, although it was unused for a while', async () => {
  const { restore, write, list, database } = await openWithEntries()
  const file = { id: crypto.randomUUID(), name: 'kite.png', type: 'image/png', size: 1 }
  const times = { createdAt: '2026-01-01T00:00:00.000Z', unusedSince: '2026-01-02T00:00:00.000Z' }
  await database.db
    .insertInto('files')
    .values({ ...file, ...times, ownerId: 'u1', content: new Uint8Array([1]), uses: 0 })
    .execute()
  const insertTags = (value: object[]) => (db: typeof database.db) =>
    sql`update "things" set "tags" = ${JSON.stringify(value)} where "name" = 'Plane'`.execute(db)
  await write('POST', insertThing('Plane'))
  await write('PUT', insertTags([file]))
  await write('PUT', insertTags([]))
  const [latest] = await list('topic=things')
  expect((await restore(latest?.id ?? 0, { to: 'before' })).status).toBe(200)
  const readFiles = () => database.db.selectFrom('files').select(['uses', 'unusedSince']).execute()
  expect(await readFiles()).toEqual([{ uses: 1, unusedSince: null }])
  // Already restored: the use is not counted twice.
  await restore(latest?.id ?? 0, { to: 'before', force: true })
  expect(await readFiles()).toEqual([{ uses: 1, unusedSince: null }])
})

test('refuses to restore accounts, rights, sessions and secrets', async () => {
  const { read, restore, write, list, database, visitor } = await openWithEntries()
  await (await visitor('u3')).send('DELETE', '/api/session')
  await write('POST', statement(`insert into "thingKeys" ("note") values ('front door')`))
  await write('PUT', statement(`update "users" set "role" = 'viewer' where "id" = 'u2'`))
  const [rights, secret] = await list()
  const [session] = await list('topic=session')
  for (const entry of [rights, secret, session]) {
    expect(await read(Detail, `${log}/${entry?.id}`)).toMatchObject({ restorable: false })
    const { status } = await restore(entry?.id ?? 0, { to: 'before', force: true })
    expect([403, 409]).toContain(status)
  }
  expect(await database.db.selectFrom('users').select('role').where('id', '=', 'u2').executeTakeFirst()).toEqual({
    role: 'viewer',
  })
})

test('shows private entries to their author only', async () => {
  const { read, restore, write, list, visitor, database, send } = await openWithEntries()
  await database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', 'u5').execute()
  await write(
    'POST',
    statement(`insert into "diaries" ("userId", "text") values ('u1', 'zebra'), ('u2', 'lion')`),
    'diaries',
  )
  const [entry] = await list()
  const diaries = () =>
    database.db
      .selectFrom(sql<{ text: string }>`"diaries"`.as('diaries'))
      .select('text')
      .execute()
  expect(entry).toMatchObject({ private: true, hidden: false, label: '' })
  // Rows of another user are hidden even from the author of the change.
  expect((await read(Detail, `${log}/${entry?.id}`)).rows).toEqual([
    expect.objectContaining({ after: { id: 1, userId: 'u1', text: 'zebra' } }),
  ])
  const other = await visitor('u5')
  const detail = await other.read(Detail, `${log}/${entry?.id}`)
  expect(detail).toMatchObject({ hidden: true, label: '', rows: [], restorable: false })
  expect(await other.read(Entries, `${log}?q=zebra`)).toEqual([])
  expect(await (await other.send('GET', `${log}/export?format=json`)).text()).not.toContain('zebra')
  expect(await (await send('GET', `${log}/export?format=json`)).text()).toContain('zebra')
  expect((await other.send('POST', `${log}/${entry?.id}/restore`, { to: 'before' })).status).toBe(403)
  // It would take away the row of the other user.
  expect(await read(Detail, `${log}/${entry?.id}`)).toMatchObject({ restorable: false })
  expect((await restore(entry?.id ?? 0, { to: 'before', force: true })).status).toBe(409)
  expect(await diaries()).toEqual([{ text: 'zebra' }, { text: 'lion' }])

  await write('PUT', statement(`update "diaries" set "text" = 'horse' where "userId" = 'u1'`), 'diaries')
  const [own] = await list()
  expect((await restore(own?.id ?? 0, { to: 'before' })).status).toBe(200)
  expect(await diaries()).toContainEqual({ text: 'zebra' })
  expect((await list())[0]).toMatchObject({ private: true })
})

test('requires the rights on the restored records, besides those on the log', async () => {
  const { visitor, giveRules, removed, things } = await openWithEntries()
  const manager = await visitor('u2')
  expect((await manager.send('GET', log)).status).toBe(403)
  expect((await manager.send('POST', `${log}/${removed.id}/restore`, { to: 'before' })).status).toBe(403)
  await giveRules('u2', [{ action: ['read', 'update'], subject: audit.name }])
  const auditor = await visitor('u2')
  expect((await auditor.send('GET', log)).status).toBe(200)
  expect((await auditor.send('POST', `${log}/${removed.id}/restore`, { to: 'before' })).status).toBe(403)
  expect(await things()).toEqual([])
})

test('exports all rows as CSV or JSON', async () => {
  const { send } = await openWithEntries()
  const csv = await (await send('GET', `${log}/export?topic=things`)).text()
  expect(csv.trim().split('\r\n')).toHaveLength(1 + 5)
  expect(csv).toContain('"{""name"":""Kite""}"')
  const json = z.array(Entry).parse(await (await send('GET', `${log}/export?topic=things&format=json`)).json())
  expect(json.map(({ action }) => action)).toEqual(['delete', 'update', 'update', 'create'])
  expect(await (await send('GET', `${log}/export?topic=none&format=json`)).json()).toEqual([])
})

test('keeps entries for the configured time', async () => {
  const { database, entries, rows } = await openWithEntries()
  const addDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)
  await sweepEntries(database, addDays(29), 30)
  expect(await entries()).toHaveLength(4)
  await sweepEntries(database, addDays(31), 30)
  expect([await entries(), await rows()]).toEqual([[], []])
})
