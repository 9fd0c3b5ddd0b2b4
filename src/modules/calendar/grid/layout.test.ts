import { expect, test } from 'vitest'
import { seeded } from '#platform/db/sample/seeded.ts'
import { assignColumns } from './columns.ts'
import { limitLanes, assignLanes } from './lanes.ts'

const day = (title: string, start: string, end: string) => ({ key: title, start, end, allDay: true })

test('puts all-day events into lanes, longest first, cut at the ends of the row', () => {
  const segments = assignLanes(
    [
      day('c', '2026-11-24', '2026-11-25'),
      day('b', '2026-11-20', '2026-11-25'),
      day('a', '2026-11-25', '2026-12-09'),
      day('d', '2026-11-10', '2026-11-12'),
    ],
    '2026-11-23',
    7,
  )
  expect(
    segments.map(({ event, lane, first, length, startsHere, endsHere }) => [
      event.key,
      lane,
      first,
      length,
      startsHere,
      endsHere,
    ]),
  ).toEqual([
    ['b', 0, 0, 2, false, true],
    ['c', 1, 1, 1, true, true],
    ['a', 0, 2, 5, true, false],
  ])
  const { visibleSegments, hiddenOn } = limitLanes(segments, 1)
  expect(visibleSegments.map(({ event }) => event.key)).toEqual(['a'])
  expect([0, 1, 2].map(hiddenOn)).toEqual([1, 2, 0])
  expect(limitLanes(segments, 2).visibleSegments).toEqual(segments)
})

test('ends an event at midnight on its first day', () => {
  const late = { key: 'x', start: '2026-11-23T22:00', end: '2026-11-24T00:00', allDay: false }
  expect(assignLanes([late], '2026-11-23', 7)).toMatchObject([{ first: 0, length: 1 }])
})

test('puts overlapping events side by side, and others at full width', () => {
  const placed = assignColumns([
    { name: 'a', from: 540, to: 660 },
    { name: 'b', from: 570, to: 600 },
    { name: 'c', from: 600, to: 660 },
    { name: 'd', from: 700, to: 760 },
  ])
  expect(placed.map(({ item, column, columns, width }) => [item.name, column, columns, width])).toEqual([
    ['a', 0, 2, 1],
    ['b', 1, 2, 1],
    ['c', 1, 2, 1],
    ['d', 0, 1, 1],
  ])
})

test('never overlaps random events', () => {
  const random = seeded(3)
  for (let turn = 0; turn < 200; turn += 1) {
    const items = Array.from({ length: random.int(1, 12) }, () => {
      const from = random.int(0, 90) * 15
      return { from, to: from + random.int(2, 12) * 15 }
    })
    const placed = assignColumns(items)
    expect(placed).toHaveLength(items.length)
    for (const one of placed)
      for (const other of placed) {
        const meet = one.item.from < other.item.to && other.item.from < one.item.to
        const beside = one.column + one.width <= other.column || other.column + other.width <= one.column
        expect(one === other || !meet || beside).toBe(true)
      }
  }
})
