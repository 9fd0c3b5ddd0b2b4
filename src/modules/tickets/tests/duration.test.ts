import { expect, test } from 'vitest'
import { getFormats } from '#platform/i18n/formats.ts'
import { formatDuration } from '../duration.ts'

const minute = 60_000

test.each([
  [0, '0 min'],
  [59_999, '0 min'],
  [minute, '1 min'],
  [-90 * minute, '1 hr 30 min'],
  [60 * minute, '1 hr'],
  [24 * 60 * minute + minute, '1 day'],
  [51 * 60 * minute, '2 days 3 hr'],
])('formats %i milliseconds as %s', (length, text) => {
  expect(formatDuration(getFormats('en'), length)).toBe(text)
})

test('counts business hours without days', () => {
  expect(formatDuration(getFormats('en'), 51 * 60 * minute, 2, 'hour')).toBe('51 hr')
})
