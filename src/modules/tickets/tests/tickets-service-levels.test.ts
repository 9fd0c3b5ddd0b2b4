import { expect, onTestFinished, test } from 'vitest'
import { client } from '#platform/web/api/client.ts'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { serve } from '#testing/inputs/serve.ts'
import { tickets } from '../contract.ts'
import { defaultServiceLevels, ticketServiceLevels, type ServiceLevels } from '../contract-service-levels.ts'
import { getDueAt, getSlaState } from '../sla.ts'

const nine = [{ from: '09:00', until: '17:00' }]
const hours = {
  timeZone: 'Europe/London',
  week: [nine, nine, nine, nine, nine, [], []],
  holidays: [{ date: '2026-12-25', name: 'Christmas' }],
}
const serviceLevels: ServiceLevels = {
  ...defaultServiceLevels,
  hours,
  targets: { ...defaultServiceLevels.targets, urgent: { responseMinutes: 120, resolutionMinutes: 600 } },
}
const ticket = {
  priority: 'urgent',
  createdAt: '2026-12-24T16:00:00.000Z',
  firstResponseAt: null,
  closedAt: null,
  stoppedAt: null,
  stoppedSeconds: 0,
} as const

test('counts business minutes over a holiday and a weekend', () => {
  const { response, resolution } = getSlaState(ticket, '2026-12-24T16:30:00.000Z', serviceLevels)
  expect(response).toMatchObject({ dueAt: '2026-12-28T10:00:00.000Z', remaining: 90 * 60_000, state: 'running' })
  expect(resolution.dueAt).toBe('2026-12-29T10:00:00.000Z')
  // On Saturday as much is left as on Christmas Day.
  expect(getSlaState(ticket, '2026-12-26T12:00:00.000Z', serviceLevels).response.remaining).toBe(60 * 60_000)
  expect(getSlaState(ticket, '2026-12-28T11:00:00.000Z', serviceLevels).response).toMatchObject({
    state: 'breached',
    remaining: -60 * 60_000,
  })
  expect(getDueAt({ ...ticket, firstResponseAt: ticket.createdAt, stoppedSeconds: 3600 }, serviceLevels)).toBe(
    '2026-12-29T11:00:00.000Z',
  )
})

const toDraft = ({ changedAt: _at, ...draft }: ServiceLevels) => draft

test('administrators change due times and hours, which move the due times of unsolved tickets', async () => {
  const api = await serve(ticketServiceLevels)
  const agent = await api.as('agent')
  expect(await agent.show.send()).toEqual(defaultServiceLevels)
  await expect(agent.save.send({ body: toDraft(serviceLevels) })).rejects.toMatchObject({ status: 403 })
  const saved = await api.save.send({ body: toDraft(serviceLevels) })
  expect(saved).toMatchObject({ ...toDraft(serviceLevels), version: 1 })
  expect(await agent.show.send()).toEqual(saved)
  await expect(api.save.send({ body: toDraft(serviceLevels) })).rejects.toMatchObject({ status: 409 })
  const again = await api.save.send({ body: { ...toDraft(saved), hours: null } })
  expect(again).toMatchObject({ hours: null, version: 2 })
})

test('moves the due times of unsolved tickets, and stops clocks for business hours', async () => {
  const runtime = await openRuntime()
  onTestFinished(() => runtime.close())
  const visitor = await runtime.visitor()
  const api = client(tickets, visitor)
  const settings = client(ticketServiceLevels, visitor)
  const all = await api.list.send({ query: { limit: 1000, sort: 'id' } })
  const saved = await settings.save.send({ body: toDraft(serviceLevels) })
  const after = await api.list.send({ query: { limit: 1000, sort: 'id' } })
  const due = (list: typeof all) => list.map((one) => [one.id, one.dueAt])
  const isNotClosed = ({ Status }: { Status: string }) => Status !== 'Closed'
  expect(due(after.filter(isNotClosed))).toEqual(
    due(after.filter(isNotClosed).map((one) => ({ ...one, dueAt: getDueAt(one, saved) }))),
  )
  expect(due(after.filter(isNotClosed))).not.toEqual(due(all.filter(isNotClosed)))
  expect(due(after.filter((one) => !isNotClosed(one)))).toEqual(due(all.filter((one) => !isNotClosed(one))))
  expect(after.map(({ updatedAt }) => updatedAt)).toEqual(all.map(({ updatedAt }) => updatedAt))

  const { id } = await api.create.send({
    body: { ticketTitle: 'Late', priority: 'urgent', requester: { email: 'wilma@aldous.example' } },
  })
  const created = await api.show.send({ params: { id } })
  expect(created.dueAt).toBe(getDueAt(created, saved))
})

test.each([
  ['no opening hours', { ...toDraft(serviceLevels), hours: { ...hours, week: hours.week.map(() => []) } }],
  ['a time zone that does not exist', { ...toDraft(serviceLevels), hours: { ...hours, timeZone: 'Moon/Base' } }],
  [
    'no minutes',
    {
      ...toDraft(serviceLevels),
      targets: { ...serviceLevels.targets, low: { responseMinutes: 0, resolutionMinutes: 1 } },
    },
  ],
])('refuses %s', async (_what, body) => {
  const api = await serve(ticketServiceLevels)
  await expect(api.save.send({ body })).rejects.toMatchObject({ status: 422 })
})
