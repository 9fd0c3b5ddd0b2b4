import { expect, onTestFinished, test, vi } from 'vitest'
import { contract, everybody, get, readWrite } from '#platform/contract.ts'
import type { Db, PlatformTables } from '#platform/db/engines/database.ts'
import { api } from '#platform/server/api.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { platformMigrations } from '#server/node-modules.ts'
import { jobFailed, runJob } from './run-job.ts'

const grants = everybody(readWrite)
type Tables = Pick<PlatformTables, 'settings'>

test('runs a job for each due record in its own transaction, so that one that fails stops no other and is put off', async () => {
  const database = await emptyDatabase()
  onTestFinished(() => database.close())
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  const letters = api(
    contract('letters', '/api/letters', { list: get('/', {}) }, { grants }),
    () => ({ list: () => {} }),
    {
      every: [
        {
          seconds: 30,
          each: () => async () => ['u1', 'u2', 'u3'],
          runEach:
            (db: Db<Tables>) =>
            async (userId, { now, events }) => {
              await db.insertInto('settings').values({ userId, value: '{}', savedAt: now }).execute()
              events.announce([userId])
              if (userId === 'u2') throw new Error('A text is broken')
            },
          eachFailed:
            (db: Db<Tables>) =>
            async (userId, { now }) => {
              await db.insertInto('settings').values({ userId, value: '{"failed":true}', savedAt: now }).execute()
            },
        },
      ],
    },
  )
  const error = vi.fn<(fields: object, message: string) => void>()
  const services = testServices({ log: { info() {}, error } })
  const announced: (string | null)[] = []
  services.announcer.subscribe({ change: ({ audience }) => void announced.push(audience) })
  const [job] = letters.hooks.every ?? []
  if (job) await runJob(database, services, [letters], letters, job)
  const written = await database.db.selectFrom('settings').select(['userId', 'value']).orderBy('userId').execute()
  expect(written.map(({ userId, value }) => `${userId} ${value}`)).toEqual(['u1 {}', 'u2 {"failed":true}', 'u3 {}'])
  expect(announced).toEqual(['u1', 'u3'])
  expect(error.mock.calls).toEqual([[{ err: expect.any(Error), job: 'letters', record: 'u2' }, jobFailed]])
})
