import { expect, onTestFinished, test } from 'vitest'
import { createOutbox, emptyOutbox } from '#platform/server/events/outbox.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { platformMigrations } from '#server/node-modules.ts'

test('sends each message once, although all take longer than a claim and another process sends too', async () => {
  const database = await emptyDatabase()
  onTestFinished(() => database.close())
  let now = new Date('2031-03-02T09:00:00.000Z')
  await prepareDatabase(database, platformMigrations(), [], { now, sample: true })
  const posted: string[] = []
  const production = { mode: 'production', now: () => now } as const
  /** Another process sends one message, and stops. */
  const sendElsewhere = async () => {
    const stop = new AbortController()
    const post = async ({ subject }: { subject: string }) => {
      posted.push(subject)
      stop.abort()
      return []
    }
    await emptyOutbox(database, testServices({ ...production, stopping: stop.signal, post }), [])
  }
  const services = testServices({
    ...production,
    async post({ subject }) {
      posted.push(subject)
      // This mail server is slow, and the other process looks for due messages meanwhile.
      now = new Date(now.getTime() + 60_000)
      await sendElsewhere()
      return []
    },
  })
  const { send } = createOutbox(database.db, { now: now.toISOString(), secrets: services.secrets, delivery: 'sent' })
  const subjects = Array.from({ length: 25 }, (_, index) => `Digest ${index}`)
  const to = [{ name: '', email: 'zoe@clients.example' }]
  for (const subject of subjects) await send({ to, subject, html: trustedHtml('<p>News</p>') })
  await emptyOutbox(database, services, [])
  expect(posted.toSorted()).toEqual(subjects.toSorted())
  expect(await database.db.selectFrom('outbox').select('id').execute()).toEqual([])
})
