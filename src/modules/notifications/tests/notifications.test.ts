import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { session } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import type { Send } from '#platform/web/api/transport.ts'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { serve } from '#testing/inputs/serve.ts'
import { notifications } from '../contract.ts'

const Known = z.array(z.object({ topic: z.string(), kind: z.string() }))

test('lists notices newest first, by page, unread state, topic and text', async () => {
  const api = await serve(notifications)
  const all = await api.list.send()
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  const { count, paths } = await api.unread.send()
  const unread = await api.list.send({ query: { unread: true } })
  expect(unread).toHaveLength(count)
  expect(new Set(unread.map(({ path }) => path))).toEqual(new Set(paths))
  expect(await api.list.send({ query: { page: 2, limit: 3 } })).toEqual(all.slice(3, 6))

  const facets = await api.facets.send()
  expect(facets.reduce((sum, { count: some }) => sum + some, 0)).toBe(all.length)
  for (const { topic, count: some } of facets)
    expect(await api.list.send({ query: { topic: [topic] } })).toHaveLength(some)
  for (const { id, values } of all.slice(0, 1)) {
    const word = Object.values(values).find((value) => typeof value === 'string') ?? ''
    const results = await api.list.send({ query: { q: word.toUpperCase() } })
    expect(results.map((notice) => notice.id)).toContain(id)
  }
  expect(await api.list.send({ query: { q: 'no such words anywhere' } })).toEqual([])
})

const nothingSent = 'No module of this project has sent a notice'

test('marks, removes and restores the user’s own notices, with undo', async ({ skip }) => {
  const api = await serve(notifications)
  const other = await api.as('manager')
  const before = (await api.list.send()).map(({ id }) => id)
  const unread = (await api.list.send({ query: { unread: true } })).map(({ id }) => id)
  const [one, two] = unread
  if (one === undefined || two === undefined) return skip(nothingSent)

  expect(await api.mark.send({ body: { ids: [one, one], read: true } })).toEqual({ ids: [one] })
  expect(await api.mark.send({ body: { ids: [one], read: true } })).toEqual({ ids: [] })
  expect((await api.unread.send()).count).toBe(unread.length - 1)
  expect(await api.mark.send({ body: { ids: [one], read: false } })).toEqual({ ids: [one] })

  const all = await api.markAll.send({ body: {} })
  expect(all.ids.toSorted()).toEqual(unread.toSorted())
  expect((await api.unread.send()).count).toBe(0)
  await api.mark.send({ body: { ids: all.ids, read: false } })

  await expect(other.mark.send({ body: { ids: unread, read: true } })).rejects.toMatchObject({ status: 404 })
  await expect(other.remove.send({ body: { ids: unread } })).rejects.toMatchObject({ status: 404 })
  expect((await api.unread.send()).count).toBe(unread.length)

  expect(await api.remove.send({ body: { ids: [one, two] } })).toEqual({ ids: expect.arrayContaining([one, two]) })
  expect((await api.list.send()).map(({ id }) => id)).not.toContain(one)
  await expect(other.restore.send({ body: { ids: [one, two] } })).rejects.toMatchObject({ status: 404 })
  await api.restore.send({ body: { ids: [one, two] } })
  expect((await api.list.send()).map(({ id }) => id)).toEqual(before)
})

test('marks notices that link to a visited screen as read', async ({ skip }) => {
  const api = await serve(notifications)
  const [path] = (await api.unread.send()).paths
  if (path === undefined) return skip(nothingSent)
  const { ids } = await api.visit.send({ body: { path } })
  expect(ids.length).toBeGreaterThan(0)
  const read = (await api.list.send()).filter(({ id }) => ids.includes(id))
  expect(read.every((notice) => notice.path === path && notice.readAt !== null)).toBe(true)
  expect((await api.unread.send()).paths).not.toContain(path)
})

test('saves preferences per user, for topics that they may read', async ({ skip }) => {
  const api = await serve(notifications)
  const viewer = await api.as('viewer')
  const { choices, ...usual } = await api.preferences.send()
  expect(usual).toEqual({ mail: 'daily', hour: 8, timeZone: 'UTC' })
  expect(choices.every(({ inApp, byMail }) => inApp && byMail)).toBe(true)
  const [first] = choices
  if (!first) return skip('No module of this project sends notices')
  const changed = await api.prefer.send({
    body: { mail: 'atOnce', hour: 17, timeZone: 'Asia/Tokyo', choices: [{ ...first, byMail: false }] },
  })
  expect(changed).toMatchObject({ mail: 'atOnce', hour: 17, timeZone: 'Asia/Tokyo' })
  expect(changed.choices).toEqual([{ ...first, byMail: false }, ...choices.slice(1)])
  expect(await api.preferences.send()).toEqual(changed)
  expect(await api.prefer.send({ body: { hour: 5 } })).toEqual({ ...changed, hour: 5 })
  expect((await viewer.preferences.send()).mail).toBe('daily')
})

/** A server, and visitors for it. */
async function setUp() {
  const home = await openRuntime()
  onTestFinished(() => home.close())
  return {
    async as(userId: string): Promise<{ send: Send }> {
      const visitor = await home.visitor()
      await client(session, visitor).change.send({ body: { userId } })
      return visitor
    },
  }
}

test('has a text for every kind of notice, and no duplicates', async () => {
  const { as } = await setUp()
  const { choices } = await client(notifications, await as('u1')).preferences.send()
  const kinds = Known.parse(choices).map(({ topic, kind }) => `${topic} ${kind}`)
  expect(new Set(kinds).size).toBe(kinds.length)
})
