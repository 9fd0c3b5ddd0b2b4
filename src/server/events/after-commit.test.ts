import { expect, onTestFinished, test, vi } from 'vitest'
import { contract, everybody, post, readWrite } from '#platform/contract.ts'
import { api } from '#platform/server/api.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { localAnnouncer } from '#platform/server/services.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'

const doors = api(
  contract(
    'doors',
    '/api/doors',
    { open: post('/', { limits: [{ max: 5, seconds: 900, only: 'failures' }] }) },
    { grants: everybody(readWrite) },
  ),
  () => ({
    open({ services: { sessions }, user, events: { signal } }) {
      signal([user.id], 'opened', null)
      return sessions.begin(user.id, { remembered: true })
    },
  }),
)

test('a committed write is answered as such if its attempts or signals cannot be stored after it', async () => {
  const database = await emptyDatabase()
  onTestFinished(() => database.close())
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  let isBroken = false
  // The pool is full, or another program has locked the file.
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      const isUndo = node.kind === 'UpdateQueryNode' && JSON.stringify(node).includes('"limits"')
      if (isBroken && isUndo) throw new Error('planted: the database is busy')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const announcer = localAnnouncer()
  const error = vi.fn<(fields: object, message: string) => void>()
  const app = createApp({ ...database, db }, [doors], testServices({ announcer, log: { info() {}, error } }))
  const visitor = await visitorAs(app, 'u2')
  const open = () => visitor.send(new Request('http://atrium.test/api/doors', { method: 'POST' }))
  expect((await open()).status).toBe(204)
  isBroken = true
  const response = await open()
  expect(response.status).toBe(204)
  expect(response.headers.getSetCookie().join()).toContain('atrium_session=')
  isBroken = false
  announcer.signal = () => Promise.reject(new Error('planted: the database is busy'))
  expect((await open()).status).toBe(204)
  expect(error.mock.calls.map(([, message]) => message)).toEqual(
    Array.from({ length: 2 }, () => 'a step after the commit of a request failed'),
  )
})
