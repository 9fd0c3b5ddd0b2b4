import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { seeded } from '#platform/db/sample/seeded.ts'
import { toDayNumber } from '../times/local-time.ts'
import { isInSeries, seriesDays, seriesStarts } from './occurrences.ts'
import { parseRule, weekdays } from './rule.ts'

const first = (rule: string, start: string, count = 4) => seriesStarts(parseRule(rule), start).take(count).toArray()

test.each([
  ['FREQ=DAILY;INTERVAL=2', '2026-11-21', ['2026-11-21', '2026-11-23', '2026-11-25', '2026-11-27']],
  ['FREQ=DAILY;COUNT=2', '2026-11-21T09:00', ['2026-11-21T09:00', '2026-11-22T09:00']],
  ['FREQ=WEEKLY;BYDAY=MO,FR', '2026-11-20', ['2026-11-20', '2026-11-23', '2026-11-27', '2026-11-30']],
  [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO',
    '1997-08-05',
    ['1997-08-05', '1997-08-10', '1997-08-19', '1997-08-24'],
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU',
    '1997-08-05',
    ['1997-08-05', '1997-08-17', '1997-08-19', '1997-08-31'],
  ],
  ['FREQ=MONTHLY', '2026-01-31', ['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31']],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-01-31', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
  ['FREQ=MONTHLY;BYDAY=-1TH', '2026-11-26', ['2026-11-26', '2026-12-31', '2027-01-28', '2027-02-25']],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '2026-02-13', ['2026-02-13', '2026-03-13', '2026-11-13', '2027-08-13']],
  [
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    '2026-11-30',
    ['2026-11-30', '2026-12-31', '2027-01-29', '2027-02-26'],
  ],
  ['FREQ=YEARLY', '2024-02-29', ['2024-02-29', '2028-02-29', '2032-02-29', '2036-02-29']],
  ['FREQ=YEARLY;BYDAY=20MO', '1997-05-19', ['1997-05-19', '1998-05-18', '1999-05-17', '2000-05-15']],
  [
    'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    '1996-11-05',
    ['1996-11-05', '2000-11-07', '2004-11-02', '2008-11-04'],
  ],
])('expands %s from %s', (rule, start, expected) => expect(first(rule, start, expected.length)).toEqual(expected))

test('includes an end date and an end time', () => {
  expect(first('FREQ=DAILY;UNTIL=20261123', '2026-11-21T09:00', 9)).toHaveLength(3)
  expect(first('FREQ=DAILY;UNTIL=20261123T090000', '2026-11-21T09:00', 9)).toHaveLength(3)
  expect(first('FREQ=DAILY;UNTIL=20261123T085900', '2026-11-21T09:00', 9)).toHaveLength(2)
})

// Libraries are known to loop forever on these, or to return invalid days.
test.each([
  ['FREQ=DAILY;INTERVAL=7;BYDAY=MO', '2026-11-17'],
  ['FREQ=MONTHLY;INTERVAL=12;BYMONTH=2', '2026-11-17'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '2026-11-17'],
  ['FREQ=MONTHLY;BYMONTH=4;BYMONTHDAY=31', '2026-11-17'],
  ['FREQ=DAILY;UNTIL=20200101', '2026-11-17'],
])('finds no day for %s from %s', (rule, start) => {
  expect(first(rule, start)).toEqual([])
})

test('expands a window in the far future', () => {
  const january = seriesDays(
    parseRule('FREQ=DAILY'),
    '1970-01-01',
    toDayNumber('2190-01-01'),
    toDayNumber('2190-01-31'),
  )
  expect(january.toArray()).toHaveLength(31)
})

function randomRule(random: ReturnType<typeof seeded>) {
  const createList = (most: number, of: () => string | number) =>
    [...new Set(Array.from({ length: random.int(1, most) }, of))].join(',')
  const weekday = () => weekdays[random.int(0, 6)] ?? 'MO'
  const parts = random.pick([
    () => ['FREQ=DAILY'],
    () => ['FREQ=DAILY', `BYMONTH=${createList(3, () => random.int(1, 12))}`],
    () => ['FREQ=WEEKLY'],
    () => ['FREQ=WEEKLY', `BYDAY=${createList(4, weekday)}`, `WKST=${weekday()}`],
    () => ['FREQ=MONTHLY'],
    () => ['FREQ=MONTHLY', `BYMONTHDAY=${createList(3, () => random.pick([1, 9, 15, 28, 30, 31, -1, -2]))}`],
    () => ['FREQ=MONTHLY', `BYDAY=${random.pick([1, 2, 3, 4, -1, -2])}${weekday()}`],
    () => ['FREQ=MONTHLY', `BYDAY=${createList(4, weekday)}`, `BYSETPOS=${random.pick([1, 2, -1])}`],
    () => ['FREQ=YEARLY'],
    () => ['FREQ=YEARLY', `BYMONTH=${createList(3, () => random.int(1, 12))}`, `BYMONTHDAY=${random.int(1, 28)}`],
    () => ['FREQ=YEARLY', `BYMONTH=${random.int(1, 12)}`, `BYDAY=${random.pick([1, 2, 3, 4, -1])}${weekday()}`],
  ])()
  const end = random.pick([[], [], [`COUNT=${random.int(1, 12)}`], ['UNTIL=20310615']])
  const interval = random.pick([1, 1, 2, 3, 5])
  return [...parts, `INTERVAL=${interval}`, ...end].join(';')
}

function listWithLibrary(rule: string, start: string, count: number) {
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(start))
  const occurrences: string[] = []
  while (occurrences.length < count) {
    const next: unknown = iterator.next()
    if (!(next instanceof ICAL.Time)) break
    occurrences.push(next.toString())
  }
  return occurrences
}

test('returns the same days as another library for random rules', () => {
  const random = seeded(11)
  for (let turn = 0; turn < 600; turn += 1) {
    const rule = randomRule(random)
    const parsed = parseRule(rule)
    const near = `20${random.int(20, 27)}-${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`
    // Libraries differ on a start that does not match the rule.
    const [start] = seriesStarts({ ...parsed, count: null, until: null }, near)
    if (!start) continue
    expect(seriesStarts(parsed, start).take(30).toArray(), `${rule} from ${start}`).toEqual(
      listWithLibrary(rule, start, 30),
    )
  }
})

test('returns the days of a window, wherever it starts', () => {
  const random = seeded(12)
  for (let turn = 0; turn < 300; turn += 1) {
    const rule = parseRule(randomRule(random))
    const start = `2024-${String(random.int(1, 12)).padStart(2, '0')}-15`
    const [from, to] = [toDayNumber(start) + random.int(-30, 900), toDayNumber(start) + random.int(900, 1500)]
    const all = seriesDays(rule, start, undefined, to).filter((day) => day >= from)
    expect(seriesDays(rule, start, from, to).toArray()).toEqual(all.toArray())
  }
})

test('detects whether a time belongs to a series', () => {
  const rule = parseRule('FREQ=WEEKLY;BYDAY=MO')
  expect(isInSeries(rule, '2026-11-23T09:00', '2027-03-29T09:00')).toBe(true)
  expect(isInSeries(rule, '2026-11-23T09:00', '2027-03-29T10:00')).toBe(false)
  expect(isInSeries(rule, '2026-11-23T09:00', '2027-03-30T09:00')).toBe(false)
  expect(isInSeries(rule, '2026-11-23T09:00', '2026-11-16T09:00')).toBe(false)
  expect(isInSeries(rule, '2026-11-23T09:00', '2027-03-29')).toBe(false)
})
