import { expect, test } from 'vitest'
import { predictStatus } from './status-after.ts'

const now = Date.parse('2026-03-10T12:00:00.000Z')
const plain = { startsAt: '2026-03-01T00:00:00.000Z', endsAt: null, limit: null, used: 4 }

test.each([
  ['off', { ...plain, limit: 4 }, false],
  ['active', { ...plain, limit: 5 }, true],
  ['usedUp', { ...plain, limit: 4 }, true],
  ['expired', { ...plain, endsAt: '2026-03-10T12:00:00.000Z', limit: 4 }, true],
  ['scheduled', { ...plain, startsAt: '2026-03-10T12:00:01.000Z' }, true],
])('returns %s', (status, discount, active) => {
  expect(predictStatus(discount, active, now)).toBe(status)
})
