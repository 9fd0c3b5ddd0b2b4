import fc from 'fast-check'
import { RRuleTemporal } from 'rrule-temporal'
import { expect, test } from 'vitest'
import { leastCpuTime } from '#testing/inputs/cpu-time.ts'
import { toIsoDate, toDayNumber } from '../times/local-time.ts'
import { endOfSeries, getFirstDay, isInSeries, lastSeriesStart, seriesDays, seriesStarts } from './occurrences.ts'
import { BadRule, formatRule, maxRepeats, parseRule, weekdays } from './rule.ts'

const list = (values: fc.Arbitrary<number | string>, maxLength = 400) =>
  fc.array(values, { minLength: 1, maxLength }).map((list) => list.join(','))
const weekday = fc.constantFrom(...weekdays)

const ordinal = (most: number) => fc.integer({ min: -most, max: most }).filter((value) => value !== 0)
const nthWeekday = (most: number) => fc.tuple(ordinal(most), weekday).map((parts) => parts.join(''))

const formatRuleParts = (parts: Record<string, string | number | undefined>) =>
  Object.entries(parts)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`))
    .join(';')
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

/** Supported rules, with or without matching days. */
const sound = fc
  .constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY')
  .chain((freq) =>
    fc.record({
      FREQ: fc.constant(freq),
      INTERVAL: maybe(fc.oneof(fc.integer({ min: 1, max: 13 }), fc.integer({ min: 1, max: 400 }))),
      BYDAY: maybe(
        freq === 'MONTHLY' || freq === 'YEARLY'
          ? fc.oneof(list(weekday, 7), list(nthWeekday(freq === 'MONTHLY' ? 5 : 53), 60))
          : list(weekday, 7),
      ),
      BYMONTHDAY:
        freq === 'WEEKLY' ? fc.constant(undefined) : maybe(list(fc.oneof(ordinal(31), fc.constantFrom(29, 31)), 40)),
      BYMONTH: maybe(list(fc.integer({ min: 1, max: 12 }), 4)),
      BYSETPOS: maybe(list(fc.oneof(fc.constantFrom(1, -1, 5), ordinal(366)), 5)),
      COUNT: maybe(fc.integer({ min: 1, max: maxRepeats })),
      UNTIL: maybe(fc.constantFrom('20261201', '20990101T000000Z', '99991231T235959Z', '19000101', '21991231T120000')),
      WKST: maybe(weekday),
    }),
  )
  .map(({ COUNT, UNTIL, BYSETPOS, ...parts }) =>
    formatRuleParts({
      ...parts,
      ...(parts.BYDAY || parts.BYMONTHDAY || parts.BYMONTH ? { BYSETPOS } : {}),
      ...(COUNT === undefined ? { UNTIL } : { COUNT }),
    }),
  )

/** Any rule in RFC 5545's grammar, with values and lists beyond the limits. */
const grammar = fc
  .record(
    {
      FREQ: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'HOURLY', 'MINUTELY', 'SECONDLY'),
      INTERVAL: fc.nat(),
      COUNT: fc.nat(),
      UNTIL: fc.constantFrom('20261201', '00010101', '99991231T235959Z', '20260230'),
      BYDAY: list(fc.oneof(weekday, nthWeekday(54))),
      BYMONTHDAY: list(fc.integer({ min: -32, max: 32 })),
      BYMONTH: list(fc.integer({ min: 0, max: 13 })),
      BYSETPOS: list(fc.integer({ min: -400, max: 400 })),
      BYYEARDAY: list(ordinal(366)),
      BYWEEKNO: list(ordinal(53)),
      BYHOUR: list(fc.integer({ min: 0, max: 23 })),
    },
    { requiredKeys: ['FREQ'] },
  )
  .map(formatRuleParts)
const arbitraryStart = fc
  .tuple(fc.integer({ min: 0, max: toDayNumber('2199-12-31') }), fc.constantFrom('', 'T09:00', 'T02:30'))
  .map(([day, clock]) => `${toIsoDate(day)}${clock}`)

function followed(text: string) {
  try {
    return parseRule(text)
  } catch (error) {
    if (error instanceof BadRule) return undefined
    throw error
  }
}

test('rejects or expands any rule within 50 ms', { timeout: 120_000 }, () => {
  let answered = 0
  fc.assert(
    fc.property(fc.oneof({ weight: 4, arbitrary: sound }, grammar), arbitraryStart, (text, start) => {
      const rule = followed(text)
      if (!rule) return
      answered += 1
      const year = toDayNumber(start) + 3650
      const expandRule = () => {
        const [from] = seriesStarts(rule, start)
        const window = [...seriesStarts(rule, start, year, year + 400)]
        const last = lastSeriesStart(rule, start, new Set())
        return { from, window, last, end: endOfSeries(rule, start), isIn: isInSeries(rule, start, start) }
      }
      const { from, last, end, window } = expandRule()
      expect(leastCpuTime(expandRule, 2), `${text} from ${start}`).toBeLessThan(50)
      expect(from === undefined).toBe(last === undefined)
      expect(last === undefined || toDayNumber(last) <= end).toBe(true)
      for (const day of window) expect(isInSeries(rule, start, day)).toBe(true)
    }),
    { numRuns: 500, seed: 20 },
  )
  expect(answered).toBeGreaterThan(250)
})

const numbers = (most: number, of: (at: number) => string | number = (at) => at) =>
  Array.from({ length: most }, (_, at) => of(at + 1)).join(',')
const everyDay = `BYDAY=${weekdays.join(',')}`
const manyDays = `${everyDay},${numbers(53, (at) => `${at}SU`)}`
const everyMonthDay = `BYMONTHDAY=${numbers(31)},${numbers(20, (at) => -at)}`

// The expansion tests all days up to 2199: there is no occurrence, or there are too few to reach COUNT.
const worst = {
  'with plain and numbered weekdays beside days of the month': `FREQ=YEARLY;COUNT=999;${manyDays};${everyMonthDay};BYSETPOS=1`,
  'without an occurrence': `FREQ=YEARLY;${manyDays};BYMONTHDAY=1;BYSETPOS=300`,
  'with every month': `FREQ=YEARLY;COUNT=1000;BYMONTH=${numbers(12)};${manyDays};BYSETPOS=366`,
  'with many positions': `FREQ=YEARLY;COUNT=1000;${everyDay};BYSETPOS=${numbers(62, (at) => -at - 304)}`,
  'with positions that no month has': `FREQ=MONTHLY;${everyDay};BYSETPOS=${numbers(62, (at) => at + 31)}`,
  'of every week': `FREQ=WEEKLY;BYMONTH=${numbers(12)};${everyDay};BYSETPOS=${numbers(62, (at) => at + 7)}`,
  'of the weeks of one month': `FREQ=WEEKLY;BYMONTH=2;${everyDay};BYSETPOS=7;COUNT=1000`,
  'of days at an interval': `FREQ=DAILY;BYMONTH=${numbers(12)};BYDAY=MO;${everyMonthDay};INTERVAL=7`,
}

test.each(Object.entries(worst))('expands a rule %s within 25 ms, without a cached end', (_, text) => {
  expect(text.length).toBeLessThanOrEqual(500)
  const rule = parseRule(text)
  let year = 1970
  // Another start each time; none of these days is a Monday.
  const nextStart = () => {
    do year += 1
    while (new Date(`${year}-06-02`).getUTCDay() === 1)
    return `${year}-06-02T09:00`
  }
  const [from, to] = [toDayNumber('2100-01-01'), toDayNumber('2101-02-01')]
  const times = {
    first: leastCpuTime(() => getFirstDay(text, nextStart())),
    end: leastCpuTime(() => endOfSeries(rule, nextStart())),
    last: leastCpuTime(() => lastSeriesStart(rule, nextStart(), new Set())),
    isIn: leastCpuTime(() => isInSeries(rule, nextStart(), '2100-01-01T09:00')),
    window: leastCpuTime(() => seriesStarts(rule, nextStart(), from, to).toArray()),
  }
  for (const [name, time] of Object.entries(times)) expect([name, time < 25, time]).toEqual([name, true, time])
})

test('returns the same days as a second library for ten years of any rule', { timeout: 120_000 }, () => {
  const utc = (local: string) => `${local.slice(0, 10).replaceAll('-', '')}T000000Z`
  const toMilliseconds = (day: number) => new Date(day * 86_400_000)
  fc.assert(
    fc.property(
      sound,
      fc.integer({ min: toDayNumber('1998-01-01'), max: toDayNumber('2030-01-01') }),
      (text, startDay) => {
        const start = toIsoDate(startDay)
        const rule = { ...parseRule(text), until: null }
        // In RFC 5545, BYMONTHDAY filters numbered weekdays; the library ignores it for them.
        fc.pre(rule.byMonthDay.length === 0 || rule.byDay.every(({ nth }) => nth === 0))
        const rruleString = `DTSTART:${utc(start)}\nRRULE:${formatRule(rule, utc)}`
        const other = new RRuleTemporal({ rruleString, cache: false })
        const occurrences = other.between(toMilliseconds(startDay), toMilliseconds(startDay + 3650), true)
        expect(
          seriesDays(rule, start, startDay, startDay + 3650)
            .toArray()
            .map(toIsoDate),
          `${text} from ${start}`,
        ).toEqual(occurrences.map(({ epochMilliseconds }) => toIsoDate(epochMilliseconds / 86_400_000)))
      },
    ),
    { numRuns: 500, seed: 21 },
  )
})
