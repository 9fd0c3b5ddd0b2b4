import { expect, test } from 'vitest'
import type { Occurrence } from '../contract.ts'
import { change } from './pending.ts'

const choir: Occurrence = {
  id: 1,
  seriesId: 1,
  originalStart: '2031-03-25T11:00',
  calendarId: 1,
  title: 'Choir',
  start: '2031-03-25T11:00:00.000Z',
  end: '2031-03-25T12:00:00.000Z',
  allDay: false,
  localStart: '2031-03-25T11:00',
  localEnd: '2031-03-25T12:00',
  timeZone: 'Europe/London',
  color: null,
  description: '',
  location: '',
  recurrence: 'FREQ=DAILY',
  guests: [],
  reminderMinutes: 15,
  organiser: { id: 'u1', name: 'Inês' },
  answer: null,
  writable: true,
  changed: false,
  updatedAt: '2031-03-01T00:00:00.000Z',
}
const split: Occurrence = { ...choir, id: 2, seriesId: 2 }
const look = { after: { title: 'Choral' } }

/** Changes an event during another change, and returns the occurrences sent. */
async function changeAfter(changedEvent: Promise<Occurrence | undefined>) {
  const received: Occurrence[] = []
  await change({ occurrence: choir, changedEvent }, look, async (occurrence) => {
    received.push(occurrence)
    return { event: occurrence }
  })
  return received
}

test('sends a change at once if none is pending', async () => {
  const received: Occurrence[] = []
  const done = change({ occurrence: choir, changedEvent: undefined }, look, async (occurrence) => {
    received.push(occurrence)
    return { event: occurrence }
  })
  expect(received).toEqual([choir])
  await done
})

test('sends a change after the pending one, to the occurrence it returned', async () => {
  expect(await changeAfter(Promise.resolve(split))).toEqual([split])
})

test('sends a change to the original event after a rejected one', async () => {
  expect(await changeAfter(Promise.resolve(undefined))).toEqual([choir])
})
