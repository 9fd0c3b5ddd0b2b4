import { expect, test } from 'vitest'
import { getDueEnd, toDueFields, parseDueFields, getDueState, isThisWeek } from '../due.ts'

const at = (text: string) => new Date(text).getTime()

test('treats a date as overdue after its end, and a time when it has passed', () => {
  expect(getDueState('', at('2026-11-21T08:00:00'))).toBe('none')
  expect(getDueState('2026-11-21', at('2026-11-21T23:59:00'))).toBe('soon')
  expect(getDueState('2026-11-21', at('2026-11-22T00:00:00'))).toBe('late')
  expect(getDueState('2026-11-21T12:00:00.000Z', at('2026-11-21T12:00:01.000Z'))).toBe('late')
  expect(getDueState('2026-11-28', at('2026-11-21T08:00:00'))).toBe('later')
})

test('excludes overdue tasks and tasks without a date from the next seven days', () => {
  const now = at('2026-11-21T08:00:00')
  expect(['2026-11-20', '2026-11-21', '2026-11-27', '2026-11-29', ''].map((date) => isThisWeek(date, now))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  expect(getDueEnd('')).toBe(Number.POSITIVE_INFINITY)
})

test('converts a due date to inputs and back', () => {
  for (const date of ['2026-11-21', new Date('2026-11-21T17:30:00').toISOString()])
    expect(parseDueFields(toDueFields(date))).toBe(date)
  expect(toDueFields('')).toEqual({ day: '', time: '' })
  expect(parseDueFields({ day: '', time: '12:00' })).toBeUndefined()
  expect(parseDueFields({ day: '2026-1', time: '' })).toBeUndefined()
})
