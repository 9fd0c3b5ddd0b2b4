import { expect, test } from 'vitest'
import { placeEvents } from './place-events.ts'

const date = '2026-11-23'
const create = (key: string, start: string, end: string) => ({ key, start: `${date}T${start}`, end: `${date}T${end}` })

const events = [create('a', '09:00', '10:00'), create('b', '09:30', '10:30'), create('c', '13:00', '14:00')]
const places = (placed: ReturnType<typeof placeEvents>) =>
  placed.map(({ item, column, columns, width }) => [item.event.key, column, columns, width])

test('a dragged event has the full width, and the events below it keep theirs', () => {
  const before = places(placeEvents(events, date))
  expect(before).toEqual([
    ['a', 0, 2, 1],
    ['b', 1, 2, 1],
    ['c', 0, 1, 1],
  ])
  const current = create('c', '09:15', '10:15')
  expect(places(placeEvents(events, date, { key: 'c', current }))).toEqual([...before.slice(0, 2), ['c', 0, 1, 1]])
})

test('an event that was dragged to another day leaves its place free', () => {
  expect(places(placeEvents(events, date, { key: 'b', current: undefined }))).toEqual([
    ['a', 0, 2, 1],
    ['c', 0, 1, 1],
  ])
})
