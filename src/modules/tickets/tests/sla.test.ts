import { expect, test } from 'vitest'
import { priorityChoices } from '../contract-fields.ts'
import { getDueAt, getSlaState } from '../sla.ts'

const start = Date.parse('2026-03-02T09:00:00.000Z')
const minute = 60_000
const at = (minutes: number) => new Date(start + minutes * minute).toISOString()

const ticket = {
  priority: 'urgent',
  createdAt: at(0),
  firstResponseAt: null,
  closedAt: null,
  stoppedAt: null,
  stoppedSeconds: 0,
} as const

test('allows less time for each higher priority', () => {
  const targets = Object.values(priorityChoices)
  for (const [index, { response, resolution }] of targets.slice(1).entries()) {
    expect(response).toBeLessThan(targets[index]?.response ?? 0)
    expect(resolution).toBeLessThan(targets[index]?.resolution ?? 0)
  }
})

test.each([
  ['urgent', 1, 8],
  ['high', 4, 24],
  ['normal', 8, 72],
  ['low', 24, 120],
] as const)('allows for %s a response within %i hours and a solution within %i', (priority, response, resolution) => {
  const sla = getSlaState({ ...ticket, priority }, at(0))
  expect(sla.response.dueAt).toBe(at(response * 60))
  expect(sla.resolution.dueAt).toBe(at(resolution * 60))
})

test.each([
  [0, 'running', 60],
  [45, 'running', 15],
  [46, 'soon', 14],
  [60, 'soon', 0],
  [61, 'breached', -1],
  [600, 'breached', -540],
])('after %i minutes without a response, reports %s and %i minutes left', (after, state, left) => {
  expect(getSlaState(ticket, at(after)).response).toMatchObject({ state, remaining: left * minute })
})

test.each([
  [30, 'met', 30],
  [60, 'met', 0],
  [61, 'missed', -1],
])('rates a response after %i minutes as %s at any later time', (after, state, left) => {
  const answered = { ...ticket, firstResponseAt: at(after) }
  expect(getSlaState(answered, at(after)).response).toMatchObject({ state, remaining: left * minute })
  expect(getSlaState(answered, at(9000)).response).toMatchObject({ state, remaining: left * minute })
})

test('is due by the response time until a response, then by the resolution time', () => {
  expect(getSlaState(ticket, at(10)).next.dueAt).toBe(at(60))
  expect(getSlaState({ ...ticket, firstResponseAt: at(5) }, at(10)).next.dueAt).toBe(at(480))
})

test('pauses the resolution time while a ticket is waiting, but not the response time', () => {
  const waiting = { ...ticket, stoppedAt: at(30) }
  expect(getSlaState(waiting, at(300)).resolution).toMatchObject({ state: 'paused', remaining: 450 * minute })
  expect(getSlaState(waiting, at(300)).response.state).toBe('breached')
})

test('extends the resolution time by the paused time', () => {
  const resumed = { ...ticket, firstResponseAt: at(5), stoppedSeconds: 100 * 60 }
  expect(getSlaState(resumed, at(480)).resolution).toMatchObject({
    state: 'soon',
    remaining: 100 * minute,
    dueAt: at(580),
  })
})

test('keeps an overdue ticket overdue while it is waiting', () => {
  const late = { ...ticket, firstResponseAt: at(5), stoppedAt: at(500) }
  expect(getSlaState(late, at(9000)).resolution).toMatchObject({ state: 'breached', remaining: -20 * minute })
})

test.each([
  [470, 'met'],
  [490, 'missed'],
])('rates a ticket closed after %i minutes as %s', (after, state) => {
  const closed = { ...ticket, firstResponseAt: at(5), closedAt: at(after), stoppedAt: at(after) }
  expect(getSlaState(closed, at(9000)).resolution.state).toBe(state)
})

test('computes the same due time for sorting at any time', () => {
  expect(getDueAt(ticket)).toBe(at(60))
  expect(getDueAt({ ...ticket, firstResponseAt: at(5), stoppedAt: at(20), stoppedSeconds: 60 })).toBe(at(481))
})
