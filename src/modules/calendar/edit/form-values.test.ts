import { expect, test } from 'vitest'
import { blankForm, withRule, withStart } from './form-values.ts'

const timed = blankForm({ start: '2031-03-02T09:00', end: '2031-03-02T10:30', allDay: false }, 1, 'Europe/Madrid')
const wholeDays = blankForm({ start: '2031-03-02', end: '2031-03-05', allDay: true }, 1, 'Europe/Madrid')

test('moves the end with the start, over midnight and over months', () => {
  expect(withStart({ ...timed, startTime: '23:00' }, timed)).toMatchObject({ endDate: '2031-03-03', endTime: '00:30' })
  expect(withStart({ ...wholeDays, startDate: '2031-02-27' }, wholeDays)).toMatchObject({ endDate: '2031-03-01' })
})

test('keeps the end while a start is typed, and then moves it from the last complete start', () => {
  const typing = withStart({ ...timed, startDate: '' }, timed)
  expect(typing).toMatchObject({ endDate: '2031-03-02', endTime: '10:30' })
  expect(withStart({ ...typing, startDate: '2032-03-02' }, timed)).toMatchObject({
    endDate: '2032-03-02',
    endTime: '10:30',
  })
})

test('keeps an end that was before the start', () => {
  const reversed = { ...timed, endTime: '08:00' }
  expect(withStart({ ...reversed, startTime: '10:00' }, reversed)).toMatchObject({ endTime: '08:00' })
})

test.each([
  ['FREQ=WEEKLY;BYDAY=SU', '2031-03-05', 'FREQ=WEEKLY;BYDAY=WE'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;UNTIL=20310601', '2031-03-05', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE;UNTIL=20310601'],
  ['FREQ=MONTHLY;BYDAY=1SU', '2031-03-12', 'FREQ=MONTHLY;BYDAY=2WE'],
  // These do not name the first day, or not only.
  ['FREQ=MONTHLY', '2031-03-05', 'FREQ=MONTHLY'],
  ['FREQ=WEEKLY;BYDAY=SU,MO', '2031-03-05', 'FREQ=WEEKLY;BYDAY=SU,MO'],
  ['FREQ=WEEKLY;BYDAY=FR', '2031-03-05', 'FREQ=WEEKLY;BYDAY=FR'],
])('takes the rule %s of a new series to its new first day %s', (recurrence, startDate, expected) => {
  const before = { ...timed, recurrence }
  expect(withRule({ ...before, startDate }, before).recurrence).toBe(expected)
})

test('keeps the rule while a date is typed', () => {
  const before = { ...timed, recurrence: 'FREQ=WEEKLY;BYDAY=SU' }
  expect(withRule({ ...before, startDate: '' }, before).recurrence).toBe('FREQ=WEEKLY;BYDAY=SU')
})
