import { type Generated, sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { contract, del, everybody, post, readOnly, readWrite } from '#platform/contract.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { api } from '#platform/server/api.ts'
import type { NoticeEvent } from '#platform/server/notices/notifier.ts'
import { runInBackground } from '#platform/server/mail/outbox.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { localAnnouncer } from '#platform/server/services.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'

const Letter = z.strictObject({
  ownerId: z.string(),
  to: z.array(z.string()).optional(),
  fails: z.boolean().default(false),
})

const letters = contract(
  'letters',
  '/api/letters',
  {
    write: post('/', { body: Letter, returns: z.object({ id: z.int() }) }),
    read: post('/:id/read', { action: 'update', returns: z.object({ id: z.int() }) }),
    burn: del('/:id'),
  },
  {
    owners: ['ownerId'],
    notices: ['written'],
    grants: {
      ...everybody(readWrite),
      agent: ['create', { action: 'read', where: { ownerId: '$user.id' } }],
      viewer: readOnly,
    },
  },
)

interface Tables {
  letters: { id: Generated<number>; ownerId: string }
}

const migrations = { '0001-letters': 'create table "letters" ("id" identity, "ownerId" text not null);' }

const messagesApi = api(letters, (db: Db<Tables>) => ({
  write: async ({ body: { ownerId, to, fails }, events: { notify } }) => {
    const row = await db.insertInto('letters').values({ ownerId }).returning('id').executeTakeFirstOrThrow()
    notify(to ?? { permission: 'delete' }, { kind: 'written', path: `/letters/${row.id}`, recordId: row.id })
    if (fails) throw new Error('It fell into the water')
    return row
  },
  read: ({ params: { id }, events: { notify } }) => {
    // @ts-expect-error -- a kind that the contract does not name
    notify(['u2'], { kind: 'torn', path: '/' })
    return { id }
  },
  burn: async ({ params: { id }, events: { withdraw } }) => {
    await db.deleteFrom('letters').where('id', '=', id).execute()
    withdraw({ recordId: id })
  },
}))

/** An installation with a module of emails, and a recorder of notices. */
async function setUp({ isHeard = true } = {}) {
  const database = await emptyDatabase()
  const heard: NoticeEvent[] = []
  const kept = contract('kept', '/api/kept', {}, { private: true, grants: everybody([]) })
  const keeper = api(
    kept,
    () => ({}),
    isHeard
      ? {
          onNotice:
            () =>
            async (event, { events: { announce } }) => {
              heard.push(event)
              if (event.is === 'told') announce(event.users)
            },
        }
      : {},
  )
  const apis = [messagesApi, keeper]
  const announcer = localAnnouncer()
  const changes: string[] = []
  announcer.subscribe({ change: ({ topic, audience }) => void changes.push(`${topic} ${audience ?? 'everyone'}`) })
  const services = testServices({ announcer })
  await prepareDatabase(database, platformMigrations(), [{ name: 'letters', migrations, api: messagesApi }], {
    now: new Date(),
    sample: true,
  })
  const app = createApp(database, apis, services)
  const send = async (userId: string, path: string, body?: unknown, method = 'POST') => {
    const visitor = await visitorAs(app, userId)
    return visitor.send(
      new Request(`http://atrium.test/api/letters${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
  }
  return { database, services, apis, heard, changes, send }
}

const users = (events: readonly NoticeEvent[]) => events.flatMap((event) => (event.is === 'told' ? [event.users] : []))

test('sends a notice once to each recipient who may read the record, but not to its author', async () => {
  const { send, heard, changes } = await setUp()
  expect((await send('u2', '', { ownerId: 'u3', to: ['u1', 'u2', 'u3', 'u3', 'u4', 'u6', 'nobody'] })).status).toBe(200)
  // u3 and u6 have a role that reads only its own emails.
  expect(users(heard)).toEqual([['u1', 'u3', 'u4']])
  expect(heard[0]).toMatchObject({ is: 'told', authorId: 'u2', topic: 'letters', kind: 'written', recordId: '1' })
  expect(changes.filter((change) => change.startsWith('kept'))).toEqual(['kept u1', 'kept u3', 'kept u4'])
})

test('sends a notice to everybody with a permission, but not to suspended users', async () => {
  const { send, heard, database } = await setUp()
  await database.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', 'u5').execute()
  await send('u1', '', { ownerId: 'u1' })
  expect(users(heard)).toEqual([['u2']])
})

test('sends no notice if the write fails, and the write succeeds if nothing handles notices', async () => {
  const { send, heard, changes } = await setUp()
  expect((await send('u2', '', { ownerId: 'u3', to: ['u1'], fails: true })).status).toBe(500)
  expect(changes).toEqual([])
  expect(heard.length).toBeLessThan(2)
  const deaf = await setUp({ isHeard: false })
  expect((await deaf.send('u2', '', { ownerId: 'u3', to: ['u1'] })).status).toBe(200)
  expect(deaf.changes).toEqual(['letters everyone'])
})

test('withdraws the notices of a deleted record, and fails for an undeclared kind', async () => {
  const { send, heard } = await setUp()
  await send('u2', '', { ownerId: 'u3', to: ['u1'] })
  expect((await send('u2', '/1', undefined, 'DELETE')).status).toBe(204)
  expect(heard.at(-1)).toEqual({ is: 'withdrawn', topic: 'letters', recordId: '1' })
  expect((await send('u2', '/1/read')).status).toBe(500)
})

test('sends notices of a background job without an author, in each reader’s language', async () => {
  const { database, services, apis, heard } = await setUp()
  const value = JSON.stringify({ isLanguage: 'ar' })
  await database.db
    .insertInto('settings')
    .values({ userId: 'u1', value, language: 'ar', savedAt: '2026-11-22T10:00:00.000Z' })
    .execute()
  await runInBackground(
    database,
    services,
    apis,
    messagesApi,
    async (_db, { services: { readers }, events: { notify } }) => {
      notify(['u1', 'u2'], { kind: 'written', path: '/letters' })
      expect((await readers(['u1', 'u2', 'nobody'])).map(({ id, language }) => `${id} ${language}`)).toEqual([
        'u1 ar',
        'u2 en',
      ])
    },
  )
  expect(heard).toEqual([expect.objectContaining({ authorId: null, users: ['u1', 'u2'], recordId: null })])
})

test('gives a SQL condition for the records of other modules that a user may still read', async () => {
  const { database, services, apis, send } = await setUp()
  await send('u2', '', { ownerId: 'u3', to: [] })
  await send('u2', '', { ownerId: 'u2', to: [] })
  await runInBackground(database, services, apis, messagesApi, async (db, { services: { readers } }) => {
    const readScope = async (userId: string) => {
      const [reader] = await readers([userId])
      if (!reader) throw new Error('Nobody is there')
      const { rows } = await sql<{ recordId: string }>`
        select "recordId" from (select 'letters' as "topic", '1' as "recordId" union all select 'letters', '2'
          union all select 'elsewhere', 'no number') as "told" where ${reader.about('topic', 'recordId')} order by 1`.execute(
        db,
      )
      return rows.map(({ recordId }) => recordId)
    }
    expect(await readScope('u1')).toEqual(['1', '2'])
    expect(await readScope('u3')).toEqual(['1'])
    expect(await readScope('u6')).toEqual([])
  })
})
