import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { PlatformTables } from '#platform/db/engines/database.ts'
import { sqliteDialect } from '#platform/db/engines/sqlite.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { client } from '#platform/web/api/client.ts'
import { createApp } from '#server/create-app.ts'
import { openNodeSqlite } from '#server/database/node-sqlite.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { visitorAs, createVisitor } from '#testing/browser/visitor.ts'
import apis from '../api.ts'
import { invoices } from '../contract.ts'
import type { InvoiceDraft } from '../contract-drafts.ts'

const draft: InvoiceDraft = {
  issue: true,
  billFrom: 'Larkmoor',
  billTo: 'Wilma Aldous',
  orders: [{ itemName: 'Courge', unitPrice: 10, units: 9 }],
}

/** A server with sample data, and a clock that the test sets. */
async function openInvoices(begin: string) {
  const db = new Kysely<PlatformTables>({ dialect: sqliteDialect(openNodeSqlite(':memory:')) })
  onTestFinished(() => db.destroy())
  const database = { engine: 'sqlite' as const, db, close: async () => {} }
  const clock = { now: begin }
  await prepareDatabase(database, platformMigrations(), await findModules(), { now: new Date(begin), sample: true })
  const as = (userId: string | undefined, mode: 'sample' | 'production' = 'sample') => {
    const app = createApp(database, apis, testServices({ mode, now: () => new Date(clock.now) }))
    // Each request signs in again, because sessions end when the test advances the clock.
    const visitor = async () => (userId === undefined ? createVisitor(app) : visitorAs(app, userId))
    return client(invoices, { send: async (request) => (await visitor()).send(request) })
  }
  return { as, at: (now: string) => void (clock.now = now) }
}

test('each year has its own series of numbers, and ids continue', async () => {
  const { as, at } = await openInvoices('2031-12-31T23:59:00.000Z')
  const calls = as('u2')
  const last = await calls.create.send({ body: draft })
  at('2032-01-01T00:00:00.000Z')
  const first = await calls.create.send({ body: draft })
  expect(last.number).toMatch(/^INV-2031-\d{4}$/)
  expect([first.number, first.id]).toEqual(['INV-2032-0001', last.id + 1])
  expect((await calls.create.send({ body: { ...draft, orderDate: '2031-12-31' } })).number).toBe('INV-2032-0002')
})

test('a manager can undo a change of the status for a minute', async () => {
  const { as, at } = await openInvoices('2031-03-02T09:00:00.000Z')
  const calls = as('u2')
  const params = { id: (await calls.create.send({ body: draft })).id }
  await calls.edit.send({ params, body: { status: 'Shipped' } })
  at('2031-03-02T09:01:00.000Z')
  expect((await calls.edit.send({ params, body: { status: 'Pending' } })).status).toBe('Pending')
  await calls.edit.send({ params, body: { status: 'Shipped' } })
  at('2031-03-02T09:02:00.001Z')
  await expect(calls.edit.send({ params, body: { status: 'Pending' } })).rejects.toMatchObject({ status: 403 })
  expect((await as('u1').edit.send({ params, body: { status: 'Pending' } })).status).toBe('Pending')
})

test('an unpaid invoice is overdue from the day after its due date, in the list and on its page', async () => {
  const { as, at } = await openInvoices('2031-03-02T09:00:00.000Z')
  const calls = as('u2')
  const { id } = await calls.create.send({ body: { ...draft, dueDate: '2031-03-10' } })
  const state = async () => [
    (await calls.show.send({ params: { id } })).paymentState,
    (await calls.list.send({ query: { ids: [id], paymentState: ['overdue'] } })).length,
  ]
  at('2031-03-10T23:59:59.999Z')
  expect(await state()).toEqual(['open', 0])
  at('2031-03-11T00:00:00.000Z')
  expect(await state()).toEqual(['overdue', 1])
})

test('the public link needs no session, other endpoints do', async () => {
  const { as } = await openInvoices('2031-03-02T09:00:00.000Z')
  const params = { id: (await as('u2').create.send({ body: draft })).id }
  const { publicLink } = await as('u2').publish.send({ params })
  const stranger = as(undefined, 'production')
  const token = publicLink?.split('/').at(-1) ?? ''
  expect((await stranger.public.send({ params: { token } })).billTo).toBe('Wilma Aldous')
  await expect(stranger.public.send({ params: { token: 'A'.repeat(43) } })).rejects.toMatchObject({ status: 404 })
  for (const attempt of [
    () => stranger.list.send(),
    () => stranger.show.send({ params }),
    () => stranger.counts.send(),
    () => stranger.export.send(),
    () => stranger.revoke.send({ params }),
  ])
    await expect(attempt()).rejects.toMatchObject({ status: 401 })
})
