import { expect, test } from 'vitest'
import { seeded } from '#platform/db/sample/seeded.ts'
import { changeFamily, removeFromFamily, type RowChanges } from './change-series.ts'
import { checkedEvent } from './checked-event.ts'
import { getMomentSpan } from './event-rows.ts'
import { type Family, occurrenceAt, occurrenceStarts } from './series.ts'
import type { EventRow } from './tables.ts'

const blank: EventRow = {
  id: 1,
  uid: 'one',
  calendarId: 1,
  seriesId: null,
  originalStart: null,
  title: 'Stand-up',
  start: '2026-11-23T09:00',
  end: '2026-11-23T09:15',
  allDay: false,
  timeZone: 'Europe/London',
  recurrence: 'FREQ=WEEKLY;BYDAY=MO',
  exdates: [],
  color: null,
  description: '',
  location: '',
  guests: [],
  reminderMinutes: 15,
  createdById: 'u1',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  sequence: 0,
}
const series = (changes: Partial<EventRow> = {}): Family => ({
  master: checkedEvent({ ...blank, ...changes }),
  overrides: [],
})

/** All occurrences with their titles, sorted by start. */
const happens = (families: readonly Family[], most = 40) =>
  families
    .flatMap((family) => [
      ...(family.master.recurrence === null ? [family.master] : []),
      ...occurrenceStarts(family)
        .take(most)
        .map((start) => occurrenceAt(family, start) ?? family.master),
      ...family.overrides,
    ])
    .map(({ start, end, title }) => `${start.slice(5)}–${end.slice(-5)} ${title}`)
    .toSorted()

const change = (family: Family, at: string | null, scope: 'this' | 'following' | 'all', changes: RowChanges) =>
  changeFamily(family, at, scope, changes, 'new uid').families

const firstFamily = (families: readonly Family[]) => {
  const [family] = families
  if (!family) throw new Error('Nothing is left')
  return family
}

const four = series({ recurrence: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4' })

test('edits, moves and deletes a single occurrence', () => {
  const renamed = firstFamily(change(four, '2026-11-30T09:00', 'this', { title: 'Retro' }))
  const moved = firstFamily(
    change(renamed, '2026-12-07T09:00', 'this', { start: '2026-12-08T10:00', end: '2026-12-08T11:00' }),
  )
  expect(happens([moved])).toEqual([
    '11-23T09:00–09:15 Stand-up',
    '11-30T09:00–09:15 Retro',
    '12-08T10:00–11:00 Stand-up',
    '12-14T09:00–09:15 Stand-up',
  ])
  expect(happens(removeFromFamily(moved, '2026-12-07T09:00', 'this'))).toHaveLength(3)
  expect(happens(removeFromFamily(moved, '2026-12-14T09:00', 'this'))).toHaveLength(3)
})

test('deletes the series with its last occurrence', () => {
  const two = series({ recurrence: 'FREQ=DAILY;COUNT=2' })
  const remaining = firstFamily(removeFromFamily(two, '2026-11-23T09:00', 'this'))
  expect(happens([remaining])).toEqual(['11-24T09:00–09:15 Stand-up'])
  expect(removeFromFamily(remaining, '2026-11-24T09:00', 'this')).toEqual([])
})

test('splits a counted series into two with the same total', () => {
  const families = change(four, '2026-12-07T09:00', 'following', { title: 'Later' })
  expect(families.map(({ master }) => master.recurrence)).toEqual([
    'FREQ=WEEKLY;BYDAY=MO;COUNT=2',
    'FREQ=WEEKLY;BYDAY=MO;COUNT=2',
  ])
  expect(happens(families)).toEqual([
    '11-23T09:00–09:15 Stand-up',
    '11-30T09:00–09:15 Stand-up',
    '12-07T09:00–09:15 Later',
    '12-14T09:00–09:15 Later',
  ])
  expect(happens(removeFromFamily(four, '2026-12-07T09:00', 'following'))).toHaveLength(2)
})

test('splits an endless series by ending the first part before the second starts', () => {
  const families = change(series(), '2026-12-07T09:00', 'following', {
    start: '2026-12-07T14:00',
    end: '2026-12-07T14:30',
  })
  expect(families.map(({ master }) => master.recurrence)).toEqual([
    'FREQ=WEEKLY;BYDAY=MO',
    'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261207T085900',
  ])
  expect(families.map(({ master }) => master.uid)).toEqual(['new uid', 'one'])
  expect(happens(families, 3).slice(0, 4)).toEqual([
    '11-23T09:00–09:15 Stand-up',
    '11-30T09:00–09:15 Stand-up',
    '12-07T14:00–14:30 Stand-up',
    '12-14T14:00–14:30 Stand-up',
  ])
})

test('ends the first part of an all-day series on the day before', () => {
  const days = series({ start: '2026-11-23', end: '2026-11-24', allDay: true, recurrence: 'FREQ=DAILY' })
  const [after, before] = change(days, '2026-11-26', 'following', { title: 'Later' })
  expect([before?.master.recurrence, after?.master.recurrence]).toEqual(['FREQ=DAILY;UNTIL=20261125', 'FREQ=DAILY'])
})

test('applies “following” at the first occurrence to the whole series', () => {
  const families = change(four, '2026-11-23T09:00', 'following', { title: 'All' })
  expect([families.length, happens(families).filter((line) => line.endsWith('All')).length]).toEqual([1, 4])
  expect(removeFromFamily(four, '2026-11-23T09:00', 'following')).toEqual([])
})

test('keeps changed occurrences in their part of a split series', () => {
  const early = firstFamily(change(four, '2026-11-30T09:00', 'this', { title: 'Early' }))
  const both = firstFamily(
    change(early, '2026-12-14T09:00', 'this', { start: '2026-12-15T16:00', end: '2026-12-15T17:00' }),
  )
  const seriesWithoutFirst = firstFamily(removeFromFamily(both, '2026-11-23T09:00', 'this'))
  const [after, before] = change(seriesWithoutFirst, '2026-12-07T09:00', 'following', { title: 'Later' })
  expect(before?.overrides.map(({ title }) => title)).toEqual(['Early'])
  expect(before?.master.exdates).toEqual(['2026-11-23T09:00'])
  expect(after?.overrides.map(({ title, start }) => [title, start])).toEqual([['Later', '2026-12-15T16:00']])
  expect(after?.master.exdates).toEqual([])
})

test('applies “all” while keeping the changes of single occurrences', () => {
  const renamed = firstFamily(change(four, '2026-11-30T09:00', 'this', { title: 'Retro' }))
  const moved = firstFamily(
    change(renamed, '2026-12-07T09:00', 'this', { start: '2026-12-09T12:00', end: '2026-12-09T13:00' }),
  )
  const all = change(moved, '2026-11-23T09:00', 'all', {
    location: 'Yard',
    start: '2026-11-23T08:30',
    end: '2026-11-23T09:00',
  })
  expect(happens(all)).toEqual([
    '11-23T08:30–09:00 Stand-up',
    '11-30T08:30–09:00 Retro',
    '12-09T12:00–13:00 Stand-up',
    '12-14T08:30–09:00 Stand-up',
  ])
  expect(firstFamily(all).overrides.map(({ location }) => location)).toEqual(['Yard', 'Yard'])
})

test.each([
  ['FREQ=WEEKLY;BYDAY=MO,TH', 1, 'FREQ=WEEKLY;BYDAY=TU,FR'],
  ['FREQ=WEEKLY', 1, 'FREQ=WEEKLY'],
  ['FREQ=WEEKLY;BYDAY=MO', -1, 'FREQ=WEEKLY;BYDAY=SU'],
  ['FREQ=DAILY', 3, 'FREQ=DAILY'],
  ['FREQ=MONTHLY;BYMONTHDAY=23', 2, 'FREQ=MONTHLY;BYMONTHDAY=25'],
  ['FREQ=MONTHLY;BYDAY=4MO', 1, 'FREQ=MONTHLY;BYDAY=4TU'],
  ['FREQ=MONTHLY;BYDAY=4MO', 7, 'FREQ=MONTHLY;BYDAY=-1MO'],
  ['FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=23', 10, 'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=3'],
  ['FREQ=YEARLY', 1, 'FREQ=YEARLY'],
  ['FREQ=DAILY;UNTIL=20261130T090000', 2, 'FREQ=DAILY;UNTIL=20261202T090000'],
])('applies “all” to %s, moved by %i days, as %s', (recurrence, days, expected) => {
  const to = `2026-${days >= 8 ? '12' : '11'}-${String(days >= 8 ? 23 + days - 30 : 23 + days).padStart(2, '0')}`
  const [family] = change(series({ recurrence }), '2026-11-23T09:00', 'all', {
    start: `${to}T09:00`,
    end: `${to}T09:15`,
  })
  expect([family?.master.recurrence, family?.master.start]).toEqual([expected, `${to}T09:00`])
})

test('applies “all”: a new rule drops changed occurrences outside it, no rule keeps the chosen one', () => {
  const renamed = firstFamily(change(four, '2026-11-30T09:00', 'this', { title: 'Retro' }))
  expect(
    happens(change(renamed, '2026-11-23T09:00', 'all', { recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=2' })),
  ).toEqual(['11-23T09:00–09:15 Stand-up', '12-07T09:00–09:15 Stand-up'])
  expect(happens(change(renamed, '2026-12-07T09:00', 'all', { recurrence: null }))).toEqual([
    '12-07T09:00–09:15 Stand-up',
  ])
})

test('converts a series to all-day and back', () => {
  const days = firstFamily(
    change(four, '2026-11-30T09:00', 'all', { allDay: true, start: '2026-11-30', end: '2026-12-01' }),
  )
  expect(days.master).toMatchObject({ start: '2026-11-23', end: '2026-11-24', allDay: true })
  const back = firstFamily(
    change(days, '2026-11-30', 'all', { allDay: false, start: '2026-11-30T18:00', end: '2026-11-30T19:00' }),
  )
  expect(happens([back])[0]).toBe('11-23T18:00–19:00 Stand-up')
})

test('keeps the local time across daylight saving changes', () => {
  const seriesAcrossChange = series({ start: '2027-03-22T09:00', end: '2027-03-22T10:00' })
  const moments = occurrenceStarts(seriesAcrossChange)
    .take(3)
    .map((start) =>
      new Date(getMomentSpan(occurrenceAt(seriesAcrossChange, start) ?? seriesAcrossChange.master).from).toISOString(),
    )
  expect(moments.toArray()).toEqual([
    '2027-03-22T09:00:00.000Z',
    '2027-03-29T08:00:00.000Z',
    '2027-04-05T08:00:00.000Z',
  ])
})

test('rejects invalid changes of a single occurrence', () => {
  expect(() => change(four, '2026-11-30T09:00', 'this', { recurrence: 'FREQ=DAILY' })).toThrow(
    'cannot have its own rule',
  )
  expect(() => change(four, '2026-11-30T09:00', 'this', { calendarId: 2 })).toThrow('cannot move to another calendar')
  expect(() => change(four, '2026-12-01T09:00', 'this', { title: 'X' })).toThrow('not found')
  expect(() => change(four, '2026-11-30T09:00', 'this', { end: '2026-11-30T08:00' })).toThrow('before it starts')
  expect(() => removeFromFamily(four, '2026-12-01T09:00', 'this')).toThrow('not found')
})

test('keeps the same days after a split without a change', () => {
  const random = seeded(5)
  const rules = [
    'FREQ=DAILY;COUNT=20',
    'FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=15',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU;UNTIL=20270401',
    'FREQ=MONTHLY;BYDAY=-1MO;COUNT=8',
    'FREQ=DAILY;INTERVAL=3;BYMONTH=11,1;COUNT=12',
  ]
  for (let turn = 0; turn < 200; turn += 1) {
    let family = series({ recurrence: random.pick(rules) })
    for (let step = 0; step < 3; step += 1) {
      const starts = occurrenceStarts(family).toArray()
      const at = random.pick(starts)
      family = random.chance(0.5)
        ? (removeFromFamily(family, at, 'this')[0] ?? family)
        : firstFamily(
            change(family, at, 'this', { start: at.replace('T09', 'T11'), end: at.replace('T09:00', 'T12:00') }),
          )
    }
    const before = happens([family])
    const at = random.pick(occurrenceStarts(family).toArray())
    expect(happens(change(family, at, 'following', { title: 'Stand-up' }))).toEqual(before)
    expect(before).toEqual(expect.arrayContaining(happens(removeFromFamily(family, at, 'following'))))
  }
})
