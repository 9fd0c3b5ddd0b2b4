import type { KyselyPlugin } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepClaim } from '#platform/server/mail/keep-claim.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { platformMigrations } from '#server/node-modules.ts'

test('the end of a claim waits for an extension that is under way', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const database = await emptyDatabase()
  onTestFinished(() => database.close())
  const now = new Date('2031-03-02T09:00:00.000Z')
  await prepareDatabase(database, platformMigrations(), [], { now, sample: true })
  const response = Promise.withResolvers<void>()
  const slowResponse: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await response.promise
      return result
    },
  }
  const slow = { ...database, db: database.db.withPlugin(slowResponse) }
  const release = keepClaim(slow, testServices({ now: () => now }), { id: 1, attempts: 1 })
  vi.advanceTimersByTime(150_000)
  let isReleased = false
  const released = Promise.resolve(release()).then(() => (isReleased = true))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(isReleased).toBe(false)
  response.resolve()
  await released
})
