import { expect, test } from 'vitest'
import { dayStarts } from '#platform/server/figures/day-starts.ts'
import { addDays } from '#platform/numbers/figures.ts'
import { serve } from '#testing/inputs/serve.ts'
import { type Contact, ContactList, contacts } from '../contract.ts'

const today = () => new Date().toISOString().slice(0, 10)

test('counts new contacts by day, and compares with the preceding period', async () => {
  const api = await serve(contacts)
  const all = await api.list.send({ query: ContactList.parse({ limit: 1000 }) })
  const timeZone = 'America/Los_Angeles'
  const getDayStart = dayStarts(timeZone)
  const countCreated = (found: readonly Contact[], from: string, to: string) =>
    found.filter(({ createdAt }) => createdAt >= getDayStart(from) && createdAt < getDayStart(addDays(to, 1))).length
  const to = today()
  const from = addDays(to, -89)
  const figures = await api.figures.send({ query: { from, to, timeZone } })
  expect(figures).toEqual({
    totals: { created: countCreated(all, from, to) },
    before: { created: countCreated(all, addDays(from, -90), addDays(from, -1)) },
    step: 'day',
    series: Array.from({ length: 90 }, (_, index) => {
      const day = addDays(from, index)
      return { from: day, created: countCreated(all, day, day) }
    }),
  })
  expect(figures.totals.created).toBeGreaterThan(0)
})

test('counts a new contact until it is deleted, and rejects an invalid period', async () => {
  const api = await serve(contacts)
  const query = { from: today(), to: today() }
  const before = await api.figures.send({ query })
  const { id } = await api.create.send({ body: { firstname: 'Ada' } })
  const after = await api.figures.send({ query })
  expect(after.totals.created).toBe(before.totals.created + 1)
  await api.remove.send({ params: { id } })
  expect(await api.figures.send({ query })).toEqual(before)
  expect((await api.send(`${contacts.base}/figures?from=2026-01-02&to=2026-01-01`)).status).toBe(422)
})
