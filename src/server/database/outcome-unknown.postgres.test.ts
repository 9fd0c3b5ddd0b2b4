import { expect, inject, onTestFinished, test } from 'vitest'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { session } from '#platform/contracts/session-contract.ts'
import { files } from '#platform/files/stored-file.ts'
import type { Services } from '#platform/server/services.ts'
import { client } from '#platform/web/api/client.ts'
import { startPostgresProxy } from '#testing/databases/postgres-proxy.ts'
import { createDatabase } from '#testing/databases/postgres.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { createVisitor } from '#testing/browser/visitor.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'
import { openPostgresDatabase } from './open-database.ts'

type Loss = 'nothing' | 'the commit' | 'its response'

const isCommit = (bytes: Buffer | string) => /^Q[^]{4}commit/i.test(bytes.toString())

/** A connection to PostgreSQL that breaks at the next commit: before it arrives, or before its response returns. */
async function openBreakingProxy(to: string) {
  let next: Loss = 'nothing'
  const proxy = await startPostgresProxy(to, (bytes, connection) => {
    const lost = isCommit(bytes) ? next : 'nothing'
    if (lost === 'the commit') return proxy.disconnect(connection)
    if (lost === 'its response')
      connection.upstream.removeAllListeners('data').once('data', () => proxy.disconnect(connection))
    connection.upstream.write(bytes)
  })
  return {
    url: proxy.url,
    lose(what: Loss) {
      next = what
    },
  }
}

async function served(services: Partial<Services> = {}) {
  const url = await createDatabase(inject('postgresUrl'))
  const proxy = await openBreakingProxy(url)
  const database = openPostgresDatabase(proxy.url, () => {})
  onTestFinished(() => database.close())
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  const visitor = createVisitor(createApp(database, [], testServices(services)))
  await client(session, visitor).show.send()
  return { database, lose: proxy.lose, send: visitor.send }
}

const outcomeUnknown = [503, { errorCode: 'outcome_unknown', trouble: 'unsure' }]

test.each([
  ['the commit', 'before'],
  ['its response', 'after'],
] as const)('reports an unknown outcome for a write that lost %s', async (lost, kept) => {
  const { lose, send } = await served()
  const save = (value: string, second: number) =>
    send(
      new Request('http://atrium.test/api/settings', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ value: { when: value }, savedAt: new Date(Date.UTC(2031, 0, 1, 0, 0, second)) }),
      }),
    )
  expect((await save('before', 1)).status).toBe(204)

  lose(lost)
  const response = await save('after', 2)
  expect([response.status, await response.json()]).toMatchObject(outcomeUnknown)
  expect(response.headers.get('retry-after')).toBeNull()

  lose('nothing')
  const now = await send(new Request('http://atrium.test/api/settings'))
  expect(await now.json()).toMatchObject({ value: { when: kept } })
})

test.each([
  ['the commit', 0],
  ['its response', 1],
] as const)('stores the bytes of every stored file after an upload that lost %s', async (lost, count) => {
  const stored = new Map<string, Uint8Array>()
  const { database, lose, send } = await served({
    files: {
      write: async (id, bytes) => void stored.set(id, bytes),
      read: () => Promise.reject(new Error('Nothing reads a file')),
      remove: async (id) => void stored.delete(id),
      async *list() {},
    },
  })
  lose(lost)
  const init = { method: 'POST', body: 'a,b', headers: { 'content-type': 'text/csv' } }
  const response = await send(new Request(`http://atrium.test${files.base}?name=map.csv`, init))
  expect([response.status, await response.json()]).toMatchObject(outcomeUnknown)
  lose('nothing')
  const rows = await database.db.selectFrom('files').select('id').execute()
  expect(rows).toHaveLength(count)
  expect(rows.filter(({ id }) => !stored.has(id))).toEqual([])
})
