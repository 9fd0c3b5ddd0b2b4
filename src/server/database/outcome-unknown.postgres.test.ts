import { expect, inject, onTestFinished, test } from 'vitest'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { session } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { postgresWay } from '#testing/databases/postgres-way.ts'
import { createDatabase } from '#testing/databases/postgres.ts'
import { quietServices } from '#testing/servers/quiet-services.ts'
import { visitorOf } from '#testing/browser/visitor.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'
import { openPostgresDatabase } from './open-database.ts'

type Loss = 'nothing' | 'the commit' | 'its answer'

const isCommit = (bytes: Buffer | string) => /^Q[^]{4}commit/i.test(bytes.toString())

/** A connection to PostgreSQL that breaks at the next commit: before it arrives, or before its answer returns. */
async function breakingWay(to: string) {
  let next: Loss = 'nothing'
  const way = await postgresWay(to, (bytes, passing) => {
    const lost = isCommit(bytes) ? next : 'nothing'
    if (lost === 'the commit') return way.cut(passing)
    if (lost === 'its answer') passing.far.removeAllListeners('data').once('data', () => way.cut(passing))
    passing.far.write(bytes)
  })
  return {
    url: way.url,
    lose(what: Loss) {
      next = what
    },
  }
}

test.each([
  ['the commit', 'before'],
  ['its answer', 'after'],
] as const)('reports an unknown outcome for a write that lost %s', async (lost, kept) => {
  const url = await createDatabase(inject('postgresUrl'))
  const way = await breakingWay(url)
  const database = openPostgresDatabase(way.url, () => {})
  onTestFinished(() => database.close())
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  const visitor = visitorOf(createApp(database, [], quietServices()))
  await client(session, visitor).show.send()
  const save = (value: string, second: number) =>
    visitor.send(
      new Request('http://atrium.test/api/settings', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ value: { when: value }, savedAt: new Date(Date.UTC(2031, 0, 1, 0, 0, second)) }),
      }),
    )
  expect((await save('before', 1)).status).toBe(204)

  way.lose(lost)
  const answer = await save('after', 2)
  expect([answer.status, await answer.json()]).toMatchObject([503, { errorCode: 'outcome_unknown', trouble: 'unsure' }])
  expect(answer.headers.get('retry-after')).toBeNull()

  way.lose('nothing')
  const now = await visitor.send(new Request('http://atrium.test/api/settings'))
  expect(await now.json()).toMatchObject({ value: { when: kept } })
})
