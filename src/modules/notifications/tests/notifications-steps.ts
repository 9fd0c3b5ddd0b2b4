import type { Generated } from 'kysely'
import * as z from 'zod'
import { contract, del, everybody, post, readWrite } from '#platform/contract.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { createTranslator } from '#platform/i18n/translate.ts'
import { api } from '#platform/server/api.ts'
import { decryptMail } from '#platform/server/mail/outbox.ts'
import { runJob } from '#platform/server/jobs/run-job.ts'
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
export async function openServer() {
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
