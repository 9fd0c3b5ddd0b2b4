import { expect, test } from 'vitest'
import { changeReminder, noReminder } from './reminders.ts'

const now = '2026-11-21T12:00:00.000Z'
const before = '2026-11-21T11:00:00.000Z'
const after = '2026-11-21T13:00:00.000Z'

test('a reminder is due at another time, and not again at the same', () => {
  expect(changeReminder(noReminder, after, now)).toEqual({ reminderAt: after, remindedAt: null })
  const sent = { reminderAt: before, remindedAt: before }
  expect(changeReminder(sent, '2026-11-21T11:00:00Z', now)).toEqual(sent)
  expect(changeReminder(sent, after, now)).toEqual({ reminderAt: after, remindedAt: null })
  expect(changeReminder(sent, null, now)).toEqual(noReminder)
})

test('a time that has passed when it is set is not due', () => {
  expect(changeReminder(noReminder, before, now)).toEqual({ reminderAt: before, remindedAt: now })
  expect(changeReminder({ reminderAt: after, remindedAt: null }, now, now)).toEqual({
    reminderAt: now,
    remindedAt: now,
  })
})
