import { expect, test } from 'vitest'
import { findReminded } from './reminders.ts'

const now = '2026-11-21T12:00:00.000Z'
const before = '2026-11-21T11:00:00.000Z'
const after = '2026-11-21T13:00:00.000Z'
const due = { reminderAt: before, remindedAt: null, deletedAt: null }

test('a reminder is due until it is sent, and again at another time', () => {
  expect(findReminded(due, due, now)).toBeNull()
  const sent = { ...due, remindedAt: before }
  expect(findReminded(sent, sent, now)).toBe(before)
  expect(findReminded(sent, { ...sent, reminderAt: after }, now)).toBeNull()
  expect(findReminded(sent, { ...sent, reminderAt: null }, now)).toBeNull()
})

test('a time that has passed when it is set, or when the note returns from the trash, is not due', () => {
  expect(findReminded({ ...due, reminderAt: null }, due, now)).toBe(now)
  const trashed = { ...due, deletedAt: before }
  expect(findReminded(due, trashed, now)).toBeNull()
  expect(findReminded(trashed, due, now)).toBe(now)
  expect(findReminded({ ...trashed, reminderAt: after }, { ...due, reminderAt: after }, now)).toBeNull()
})
