import { expect, test } from 'vitest'
import { priorityChoices } from '../contract-fields.ts'
import { dueAtOf, slaOf } from '../sla.ts'

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

test('every priority promises more than the one below it', () => {
  const promised = Object.values(priorityChoices)
  for (const [index, { response, resolution }] of promised.slice(1).entries()) {
    expect(response).toBeLessThan(promised[index]?.response ?? 0)
    expect(resolution).toBeLessThan(promised[index]?.resolution ?? 0)
  }
})

test.each([
  ['urgent', 1, 8],
  ['high', 4, 24],
  ['normal', 8, 72],
  ['low', 24, 120],
] as const)('%s: an answer within %i hours, solved within %i', (priority, response, resolution) => {
  const sla = slaOf({ ...ticket, priority }, at(0))
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
])('without an answer after %i minutes it is %s, %i minutes left', (after, state, left) => {
  expect(slaOf(ticket, at(after)).response).toMatchObject({ state, remaining: left * minute })
})

test.each([
  [30, 'met', 30],
  [60, 'met', 0],
  [61, 'missed', -1],
])('an answer after %i minutes has %s the promise, whenever one looks', (after, state, left) => {
  const answered = { ...ticket, firstResponseAt: at(after) }
  expect(slaOf(answered, at(after)).response).toMatchObject({ state, remaining: left * minute })
  expect(slaOf(answered, at(9000)).response).toMatchObject({ state, remaining: left * minute })
})

test('the answer counts until there is one, then the solution', () => {
  expect(slaOf(ticket, at(10)).next.dueAt).toBe(at(60))
  expect(slaOf({ ...ticket, firstResponseAt: at(5) }, at(10)).next.dueAt).toBe(at(480))
})

test('the clock of the solution stands still while the ticket waits, that of the answer does not', () => {
  const waiting = { ...ticket, stoppedAt: at(30) }
  expect(slaOf(waiting, at(300)).resolution).toMatchObject({ state: 'paused', remaining: 450 * minute })
  expect(slaOf(waiting, at(300)).response.state).toBe('breached')
})

test('time that it stood still is given back', () => {
  const resumed = { ...ticket, firstResponseAt: at(5), stoppedSeconds: 100 * 60 }
  expect(slaOf(resumed, at(480)).resolution).toMatchObject({ state: 'soon', remaining: 100 * minute, dueAt: at(580) })
})

test('what is late stays late while it waits', () => {
  const late = { ...ticket, firstResponseAt: at(5), stoppedAt: at(500) }
  expect(slaOf(late, at(9000)).resolution).toMatchObject({ state: 'breached', remaining: -20 * minute })
})

test.each([
  [470, 'met'],
  [490, 'missed'],
])('closed after %i minutes it is %s', (after, state) => {
  const closed = { ...ticket, firstResponseAt: at(5), closedAt: at(after), stoppedAt: at(after) }
  expect(slaOf(closed, at(9000)).resolution.state).toBe(state)
})

test('the moment to sort by does not depend on when it is computed', () => {
  expect(dueAtOf(ticket)).toBe(at(60))
  expect(dueAtOf({ ...ticket, firstResponseAt: at(5), stoppedAt: at(20), stoppedSeconds: 60 })).toBe(at(481))
})
