import { afterEach, expect, test, vi } from 'vitest'
import type { Change } from '#platform/contracts/live-event.ts'
import { type EventFilter, eventStream } from '#platform/server/events/event-stream.ts'
import { streamChecks } from '#platform/server/events/stream-checks.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { localAnnouncer } from '#platform/server/services.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { platformMigrations } from '#server/node-modules.ts'

const everything: EventFilter = { visible: (change: Change) => change, receives: () => true }

afterEach(() => void vi.useRealTimers())

/** One process without sessions: streams whose checks the test answers. */
async function opened() {
  const database = await emptyDatabase()
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: false })
  const announcer = localAnnouncer()
  const error = vi.fn<(fields: object, message: string) => void>()
  const services = testServices({ announcer, log: { info() {}, error } })
  const channel = { ...services, checks: streamChecks(services) }
  let seq = 0
  const announce = (topic: string, audience: string | null = null) =>
    announcer.afterCommit?.({ seq: ++seq, topic, action: 'update', recordId: null, audience })
  return {
    announce,
    error,
    db: database.db,
    open({
      userId = 'u1',
      after,
      refreshFilter = async () => everything,
    }: { userId?: string; after?: number; refreshFilter?: () => Promise<EventFilter | undefined> } = {}) {
      const onAbsent = vi.fn<() => void>()
      const reader = { userId, after, filter: everything, refreshFilter, onPresent() {}, onAbsent }
      const { body } = eventStream(database, channel, reader)
      if (!body) throw new Error('The response is no stream')
      const text = body.pipeThrough(new TextDecoderStream()).getReader()
      return { onAbsent, read: () => text.read(), cancel: () => text.cancel() }
    },
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

test('drops a client that reads too slowly, so that its queue cannot grow', async () => {
  const { open, announce } = await opened()
  const { read, onAbsent } = open()
  await read()
  for (let number = 1; number <= 500; number++) announce('shared')
  expect(onAbsent).toHaveBeenCalledOnce()
  let chunkCount = 0
  while (!(await read()).done) chunkCount += 1
  expect(chunkCount).toBeGreaterThan(100)
  expect(chunkCount).toBeLessThan(300)
})

test('ends once, however many changes of its session say that it is over', async () => {
  const { open, announce, error } = await opened()
  const { read, onAbsent } = open({ refreshFilter: async () => undefined })
  await read()
  // As a sign-in and a reset do; an error would be an unhandled rejection, which fails the run.
  announce('session', 'u1')
  announce('session', 'u1')
  const rest = async (): Promise<void> => ((await read()).done ? undefined : rest())
  await rest()
  announce('session')
  await settled()
  expect(onAbsent).toHaveBeenCalledOnce()
  expect(error).not.toHaveBeenCalled()
})

test('survives a check that is answered after the client has left', async () => {
  const { open, announce, error } = await opened()
  const answer = Promise.withResolvers<undefined>()
  const { read, cancel, onAbsent } = open({ refreshFilter: () => answer.promise })
  await read()
  announce('session', 'u1')
  await cancel()
  answer.resolve(undefined)
  await settled()
  expect(onAbsent).toHaveBeenCalledOnce()
  expect(error).not.toHaveBeenCalled()
})

test.each([
  [1, 'ready'],
  [250, 'ready'],
  [1000, 'ready'],
  [1001, 'resync'],
])('resumes after %i missed changes with “%s”, and then goes on', async (count, event) => {
  const { open, announce, db } = await opened()
  const change = { at: '2026-01-01T00:00:00.000Z', userId: 'u1', topic: 'shared', action: 'update', requestId: 'r' }
  for (let number = 0; number < count; number++)
    await db
      .insertInto('changes')
      .values({ ...change, recordId: String(number), audience: null })
      .execute()
  const { read, onAbsent } = open({ after: 0 })
  const first = (await read()).value ?? ''
  expect(first).toContain(`event: ${event}\n`)
  expect(first.match(/"recordId":"\d+"/g) ?? []).toHaveLength(event === 'ready' ? count : 0)
  // Those with the numbers of missed changes are not sent again.
  for (let number = 0; number <= count; number++) announce('other')
  expect((await read()).value).toContain(`id: ${count + 1}\ndata: {"topic":"other"`)
  expect(onAbsent).not.toHaveBeenCalled()
})

test('checks the streams of one user for a change of this user, and a few at a time for a change of a role', async () => {
  const { open, announce } = await opened()
  let running = 0
  let maxRunning = 0
  const checked: string[] = []
  const streams = Array.from({ length: 300 }, (_, index) => {
    const userId = `u${index}`
    const refreshFilter = async () => {
      running += 1
      maxRunning = Math.max(maxRunning, running)
      await new Promise((resolve) => setTimeout(resolve))
      checked.push(userId)
      running -= 1
      return everything
    }
    return open({ userId, refreshFilter })
  })
  for (const { read } of streams) await read()
  announce('session', 'u7')
  announce('session', 'u7')
  await settled()
  expect(new Set(checked)).toEqual(new Set(['u7']))

  checked.length = 0
  announce('session')
  announce('session')
  await expect.poll(() => new Set(checked).size).toBe(300)
  // The first few have begun when the second change comes.
  expect(checked.length).toBeLessThanOrEqual(304)
  expect(maxRunning).toBeLessThanOrEqual(4)
})

test('repeats a failed check after a second, with one line in the log, and then ends the stream', async () => {
  const { open, announce, error } = await opened()
  vi.useFakeTimers()
  let tries = 0
  const refreshFilter = async () => {
    tries += 1
    if (tries <= 3) throw new Error('All database connections are in use')
    return undefined
  }
  const { read, onAbsent } = open({ refreshFilter })
  await read()
  announce('session', 'u1')
  await vi.advanceTimersByTimeAsync(2500)
  expect(onAbsent).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(onAbsent).toHaveBeenCalledOnce()
  expect(error).toHaveBeenCalledOnce()
})
