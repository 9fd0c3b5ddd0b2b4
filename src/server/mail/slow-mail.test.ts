import { expect, onTestFinished, test, vi } from 'vitest'
import { createOutbox, emptyOutbox } from '#platform/server/mail/outbox.ts'
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

test('sends a message once, although one delivery takes longer than a claim and another process sends too', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const database = await emptyDatabase()
  onTestFinished(() => database.close())
  let now = new Date('2031-03-02T09:00:00.000Z')
  await prepareDatabase(database, platformMigrations(), [], { now, sample: true })
  const posted: string[] = []
  const production = { mode: 'production', now: () => now } as const
  const post = async () => {
    posted.push('elsewhere')
    return []
  }
  const readClaim = async () =>
    (await database.db.selectFrom('outbox').select('nextAt').executeTakeFirstOrThrow()).nextAt
  const services = testServices({
    ...production,
    async post() {
      posted.push('here')
      for (let step = 0; step < 12; step += 1) {
        const before = await readClaim()
        now = new Date(now.getTime() + 150_000)
        await vi.advanceTimersByTimeAsync(150_000)
        while ((await readClaim()) === before) await new Promise((resolve) => setTimeout(resolve, 1))
        await emptyOutbox(database, testServices({ ...production, post }), [])
      }
      return []
    },
  })
  const { send } = createOutbox(database.db, { now: now.toISOString(), secrets: services.secrets, delivery: 'sent' })
  const to = [{ name: '', email: 'zoe@clients.example' }]
  await send({ to, subject: 'Invoice', html: trustedHtml('<p>Due</p>') })
  await emptyOutbox(database, services, [])
  expect(posted).toEqual(['here'])
  expect(vi.getTimerCount()).toBe(0)
})
