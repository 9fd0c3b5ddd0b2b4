import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { type TicketDraft, tickets } from '../contract.ts'
import { statusChoices, statuses } from '../contract-fields.ts'
import { getSlaState } from '../sla.ts'
import type { ListQuery } from '../tickets-view.ts'

const draft: TicketDraft = {
  ticketTitle: 'The bell does not ring',
  requester: { name: 'Wilma Aldous', email: 'wilma@aldous.example' },
}
const clocks = { open: 'running', waiting: 'paused', done: 'met' }

test.each(statuses)('applies to %s the lists and the time measurement of its phase', async (Status) => {
  const { phase, tone } = statusChoices[Status]
  const api = await serve(tickets)
  const { id } = await api.create.send({ body: { ...draft, assigneeId: 'u1' } })
  const free = await api.create.send({ body: draft })
  await api.comment.send({ params: { id }, body: { kind: 'reply', html: '<p>I look.</p>' } })
  const before = await api.counts.send()
  await api.bulk.send({ body: { ids: [id, free.id], Status } })

  const ticket = await api.show.send({ params: { id } })
  expect(ticket).toMatchObject({ Status, Label: tone })
  expect(ticket.closedAt === null).toBe(phase !== 'done')
  expect(getSlaState(ticket, Date.now()).resolution.state).toBe(clocks[phase])
  const holds = async (one: number, query: ListQuery) =>
    (await api.list.send({ query: { ...query, ids: [id, free.id] } })).some((found) => found.id === one)
  expect(await holds(id, { currentFilter: Status })).toBe(true)
  expect(await holds(id, { view: 'mine' })).toBe(phase !== 'done')
  expect(await holds(free.id, { view: 'unassigned' })).toBe(phase !== 'done')
  expect(await holds(id, { view: 'waiting' })).toBe(phase === 'waiting')
  const counts = await api.counts.send()
  expect(counts.total_tickets).toBe(before.total_tickets)
  expect(counts[Status]).toBe(before[Status] + (Status === 'Open' ? 0 : 2))
  expect(Object.keys(counts)).toEqual(['total_tickets', ...statuses])
})

test('sorts by the ranks of the statuses', async () => {
  const api = await serve(tickets)
  for (const Status of statuses) {
    const { id } = await api.create.send({ body: draft })
    await api.edit.send({ params: { id }, body: { Status } })
  }
  const sorted = await api.list.send({ query: { sort: 'Status', limit: 1000 } })
  expect([...new Set(sorted.map((ticket) => ticket.Status))]).toEqual(statuses)
})
