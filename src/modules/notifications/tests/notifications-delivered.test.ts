import type { Generated } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { contract, del, everybody, post, readWrite } from '#platform/contract.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { createTranslator } from '#platform/i18n/translate.ts'
import { api } from '#platform/server/api.ts'
import { decryptMail } from '#platform/server/events/outbox.ts'
import { runJob } from '#platform/server/records/run-job.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { localAnnouncer } from '#platform/server/services.ts'
import { client } from '#platform/web/api/client.ts'
import { createApp } from '#server/create-app.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import own from '../api.ts'
import { notifications } from '../contract.ts'

/** A test contract that sends and withdraws notices. */
const desk = contract(
  'desk',
  '/api/desk',
  {
    pin: post('/', {
      body: z.strictObject({ words: z.string(), to: z.array(z.string()) }),
      returns: z.object({ id: z.int() }),
    }),
    announce: post('/:id/tell', {
      action: 'update',
      body: z.strictObject({
        to: z.array(z.string()),
        words: z.string(),
        once: z.string().optional(),
        part: z.int().optional(),
      }),
    }),
    withdraw: post('/:id/back', {
      action: 'update',
      body: z.strictObject({ to: z.array(z.string()), single: z.literal(true).optional(), part: z.int().optional() }),
    }),
    revise: post('/:id/revised', { action: 'update', body: z.strictObject({ part: z.int(), words: z.string() }) }),
    tear: del('/:id'),
  },
  { notices: ['pinned', 'told'], grants: everybody(readWrite) },
)

interface Tables {
  desk: { id: Generated<number>; words: string }
}

const deskApi = api(desk, (db: Db<Tables>) => ({
  pin: async ({ body: { words, to }, user, events: { notify } }) => {
    const row = await db.insertInto('desk').values({ words }).returning('id').executeTakeFirstOrThrow()
    notify(to, { kind: 'pinned', values: { who: user.name, words }, path: `/desk/${row.id}`, recordId: row.id })
    return row
  },
  announce: ({ params: { id }, body: { to, words, once, part }, user, events: { notify } }) =>
    notify(to, {
      kind: 'told',
      values: { who: user.name, words },
      path: `/desk/${id}`,
      recordId: id,
      ...(once !== undefined && { once }),
      ...(part !== undefined && { part }),
    }),
  withdraw: ({ params: { id }, body: { to, single, part }, events: { withdraw } }) =>
    withdraw({ recordId: id, kind: 'told', users: to, ...(single && { single }), ...(part !== undefined && { part }) }),
  revise: ({ params: { id }, body: { part, words }, events: { revise } }) =>
    revise({ recordId: id, part, values: { words } }),
  tear: ({ params: { id }, events: { withdraw } }) => withdraw({ recordId: id }),
}))

const migrations = { '0001-desk': 'create table "desk" ("id" identity, "words" text not null);' }
const sentence = '{{who}}: {{words}}'
const texts = { desk: { pinned: { text: sentence }, told: { text: sentence } } }

/** An installation with this contract and module, whose clock a test can move. */
async function openServer() {
  const database = await emptyDatabase()
  const modules = (await findModules()).filter(({ name }) => name === notifications.name)
  const apis = [deskApi, own]
  let now = new Date('2026-11-22T10:30:00.000Z')
  const changes: string[] = []
  const announcer = localAnnouncer()
  announcer.subscribe({ change: ({ topic, audience }) => void changes.push(`${topic} ${audience ?? 'everyone'}`) })
  const services = testServices({
    announcer,
    now: () => now,
    noticeTexts: async (language) => createTranslator(language, texts),
  })
  const announceAll = [...modules, { name: 'desk', migrations, api: deskApi }]
  await prepareDatabase(database, platformMigrations(), announceAll, { now, sample: true })
  const app = createApp(database, apis, services)
  const [digest] = own.hooks.every ?? []
  return {
    db: database.db,
    /** Announced changes since the start, with topic and user. */
    changes,
    pass: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
    async as(userId: string) {
      const visitor = await visitorAs(app, userId)
      return { ...client(notifications, visitor), desk: client(desk, visitor) }
    },
    /** Sends due emails, as the background work of each process does. */
    mail: async () => digest && runJob(database, services, apis, own, digest),
    messages: async () =>
      Promise.all(
        (await database.db.selectFrom('outbox').selectAll().orderBy('id').execute()).map((row) =>
          decryptMail(row, services.secrets),
        ),
      ),
    /** Revokes a role's right to read the test contract, or restores it. */
    async mayRead(role: string, isAllowed: boolean) {
      const rules = isAllowed ? null : '[]'
      await database.db
        .insertInto('roles')
        .values({ id: role, rules })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ rules }))
        .execute()
    },
  }
}

test('combines repeated notices until they are read, and updates screens at once', async () => {
  const { as, changes } = await openServer()
  const writer = await as('u2')
  const reader = await as('u1')
  const { id } = await writer.desk.pin.send({ body: { words: 'Low tide', to: ['u1', 'u2'] } })
  const announce = (words: string) => writer.desk.announce.send({ params: { id }, body: { to: ['u1', 'u2'], words } })
  await announce('one')
  await announce('two')
  expect(changes.filter((change) => change.startsWith('notifications'))).toEqual(Array(3).fill('notifications u1'))
  const [reported, pinned] = await reader.list.send()
  expect(pinned).toMatchObject({ kind: 'pinned', count: 1, path: '/desk/1', author: { name: 'Tomasz Wieczorek' } })
  expect(reported).toMatchObject({ kind: 'told', count: 2, values: { words: 'two' }, readAt: null })
  expect(await reader.unread.send()).toEqual({ count: 2, paths: ['/desk/1'] })
  expect(await writer.list.send()).toEqual([])

  await reader.visit.send({ body: { path: '/desk/1' } })
  await announce('three')
  expect(await reader.list.send()).toMatchObject([{ count: 1, values: { words: 'three' }, readAt: null }, {}, {}])
  expect((await reader.unread.send()).count).toBe(1)
})

test('combines concurrent notices, and sends one-time notices once', async () => {
  const { as } = await openServer()
  const writers = await Promise.all([as('u2'), as('u5'), as('u2')])
  const reader = await as('u1')
  const { id } = await (await as('u2')).desk.pin.send({ body: { words: 'Low tide', to: [] } })
  const announceAll = (once?: string) =>
    Promise.all(
      writers.map(({ desk }) =>
        desk.announce.send({ params: { id }, body: { to: ['u1'], words: 'now', ...(once && { once }) } }),
      ),
    )
  await announceAll()
  expect(await reader.list.send()).toMatchObject([{ count: 3 }])
  await announceAll('due 1')
  await reader.markAll.send({ body: {} })
  await announceAll('due 1')
  expect(await reader.list.send()).toHaveLength(2)
  await announceAll('due 2')
  expect(await reader.list.send()).toHaveLength(3)
})

test('withdraws one of several notices, those of a user, or those of all users', async () => {
  const { as } = await openServer()
  const { desk } = await as('u2')
  const one = await as('u1')
  const other = await as('u5')
  const { id } = await desk.pin.send({ body: { words: 'Low tide', to: ['u1', 'u5'] } })
  for (const words of ['a', 'b']) await desk.announce.send({ params: { id }, body: { to: ['u1', 'u5'], words } })
  await desk.withdraw.send({ params: { id }, body: { to: ['u1'], single: true } })
  expect((await one.list.send()).map(({ kind, count }) => `${kind} ${count}`)).toEqual(['told 1', 'pinned 1'])
  await desk.withdraw.send({ params: { id }, body: { to: ['u1'], single: true } })
  expect(await one.list.send()).toMatchObject([{ kind: 'pinned' }])
  expect(await other.list.send()).toMatchObject([{ kind: 'told', count: 2 }, { kind: 'pinned' }])
  await desk.tear.send({ params: { id } })
  expect([...(await one.list.send()), ...(await other.list.send())]).toEqual([])
})

test('revises and withdraws the notices that quote a part of a record, also before they are emailed', async () => {
  const { as, changes, mail, messages, pass } = await openServer()
  const { desk } = await as('u2')
  const reader = await as('u1')
  const { id } = await desk.pin.send({ body: { words: 'Low tide', to: [] } })
  const params = { id }
  const announce = (words: string, part: number) =>
    desk.announce.send({ params, body: { to: ['u1', 'u5'], words, part } })
  const listWords = async () => (await reader.list.send()).map(({ values, count }) => `${count} ${values['words']}`)
  await announce('secret', 1)
  await reader.markAll.send({ body: {} })
  await announce('first', 2)
  changes.splice(0)
  await desk.revise.send({ params, body: { part: 1, words: 'public' } })
  expect(changes.filter((change) => change.startsWith('notifications'))).toEqual([
    'notifications u1',
    'notifications u5',
  ])
  expect(await listWords()).toEqual(['1 first', '1 public'])
  expect(await reader.list.send({ query: { q: 'secret' } })).toEqual([])
  expect(await reader.list.send({ query: { q: 'public' } })).toHaveLength(1)

  await announce('password', 3)
  await desk.revise.send({ params, body: { part: 3, words: '…' } })
  await desk.withdraw.send({ params, body: { to: ['u1', 'u5'], single: true, part: 3 } })
  expect(await listWords()).toEqual(['1 …', '1 public'])
  await desk.withdraw.send({ params, body: { to: ['u1', 'u5'], part: 1 } })
  expect(await listWords()).toEqual(['1 …'])
  await reader.prefer.send({ body: { mail: 'atOnce' } })
  pass(6)
  await mail()
  expect(JSON.stringify(await messages())).not.toMatch(/password|secret/)
})

test('sends notices on the chosen channels', async () => {
  const { as, messages, mail, pass } = await openServer()
  const { desk } = await as('u2')
  const reader = await as('u1')
  const { id } = await desk.pin.send({ body: { words: 'Low tide', to: [] } })
  const announce = (words: string) => desk.announce.send({ params: { id }, body: { to: ['u1'], words } })
  const choose = (inApp: boolean, byMail: boolean) =>
    reader.prefer.send({ body: { mail: 'atOnce', choices: [{ topic: 'desk', kind: 'told', inApp, byMail }] } })

  await choose(false, true)
  await announce('by mail alone')
  expect(await reader.list.send()).toEqual([])
  await choose(false, false)
  await desk.announce.send({ params: { id }, body: { to: ['u1'], words: 'not at all', once: 'never' } })
  await mail()
  expect(await messages()).toEqual([])
  pass(6)
  await mail()
  expect((await messages()).map(({ html }) => html)).toEqual([expect.stringContaining('by mail alone')])
  expect(JSON.stringify(await messages())).not.toContain('not at all')
})

test('emails unread notices once a day in the user’s language, from one of two processes', async () => {
  const { as, messages, mail, pass, db } = await openServer()
  const { desk } = await as('u2')
  const reader = await as('u1')
  const silent = await as('u5')
  await silent.prefer.send({ body: { mail: 'never' } })
  const value = JSON.stringify({ isLanguage: 'fr' })
  await db.insertInto('settings').values({ userId: 'u1', value, savedAt: '2026-11-22T09:00:00.000Z' }).execute()
  for (const words of ['<b>Low</b> tide', 'High tide', 'Read in time'])
    await desk.pin.send({ body: { words, to: ['u1', 'u5'] } })
  await mail()
  expect(await messages()).toEqual([])

  await reader.visit.send({ body: { path: '/desk/3' } })
  pass(22 * 60)
  await Promise.all([mail(), mail()])
  const [message, ...others] = await messages()
  expect(others).toEqual([])
  expect(message).toMatchObject({
    to: [{ email: 'ines.carvalho@larkmoor.example' }],
    subject: '2 nouvelles notifications',
  })
  expect(message?.html).toContain('http://atrium.test/desk/1')
  expect(message?.html).toContain('http://atrium.test/pages/notifications/preferences')
  expect(message?.html).not.toContain('<b>')
  expect(message?.html).not.toContain('Read in time')

  pass(24 * 60)
  await mail()
  expect(await messages()).toHaveLength(1)
})

test('hides notices that the user may no longer read, and shows them again with the right', async () => {
  const { as, messages, mail, pass, mayRead } = await openServer()
  const { desk } = await as('u1')
  const reader = await as('u3')
  await desk.pin.send({ body: { words: 'Low tide', to: ['u3'] } })
  expect((await reader.unread.send()).count).toBe(1)
  await mayRead('agent', false)
  expect(await reader.list.send()).toEqual([])
  expect(await reader.unread.send()).toEqual({ count: 0, paths: [] })
  expect(await reader.facets.send()).toEqual([])
  expect((await reader.preferences.send()).choices).toEqual([])
  await desk.pin.send({ body: { words: 'High tide', to: ['u3'] } })
  pass(22 * 60)
  await mail()
  expect(await messages()).toEqual([])
  await mayRead('agent', true)
  expect(await (await as('u3')).list.send()).toMatchObject([{ values: { words: 'Low tide' } }])
})
