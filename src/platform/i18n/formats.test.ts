import { expect, onTestFinished, test, vi } from 'vitest'
import { getFormats } from './formats.ts'
import { languageCodes } from './languages.ts'

const when = '2026-11-21T15:30:00'
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u200e\u200f]/g, '')

test('creates the formats of a language once', () => {
  expect(getFormats('fr')).toBe(getFormats('fr'))
})

test('writes dates and times in the style of the language', () => {
  const codes = ['en', 'fr', 'ar', 'ch'] as const
  expect(codes.map((code) => plain(getFormats(code).date(when)))).toEqual([
    'Nov 21, 2026',
    '21 nov. 2026',
    '21 نوفمبر 2026',
    '2026年11月21日',
  ])
  expect(plain(getFormats('en').time(when))).toBe('3:30 PM')
  expect(plain(getFormats('fr').time(when))).toBe('15:30')
  expect(plain(getFormats('ch').date(when, 'weekday'))).toBe('星期六')
})

test('writes the year of a short date unless it is the present one', () => {
  const { shortDate } = getFormats('en')
  expect(shortDate(when, '2026-01-02T09:00:00')).toBe('Nov 21')
  expect(shortDate(when, '2027-01-02T09:00:00')).toBe('Nov 21, 2026')
})

// Formats are created once per currency, with the time zone of that moment.
test.each([
  ['America/Los_Angeles', 'USD'],
  ['Pacific/Auckland', 'NZD'],
])('writes a day without a time as that day in %s', (zone, currency) => {
  vi.stubEnv('TZ', zone)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { date, dateRange, dateTime } = getFormats('en', currency)
  expect(date('2027-01-01')).toBe('Jan 1, 2027')
  expect(date('2027-01-01', 'month')).toBe('January 2027')
  expect(plain(dateRange('2027-01-01', '2027-01-02'))).toBe('Jan 1 – 2, 2027')
  // A moment has a time, which is shown in the local time zone.
  expect(dateTime('2027-01-01T12:00:00Z')).not.toContain('12:00')
})

test('uses the same digits in every language, also in Arabic', () => {
  for (const code of languageCodes) {
    const { number, money, dateTime, relative, fileSize, percent } = getFormats(code)
    const written = [
      number(1234.5),
      money(123_456),
      dateTime(when),
      relative(0, 864e5 * 3),
      fileSize(1536),
      percent(0.125, 1),
    ]
    expect(written.join(' ')).not.toMatch(/[٠-٩]/)
  }
})

test('formats money from cents', () => {
  expect(plain(getFormats('en').money(123_456))).toBe('£1,234.56')
  expect(plain(getFormats('fr').money(5, { currency: 'EUR' }))).toBe('0,05 €')
})

test('writes the same currency sign in every language', () => {
  expect(plain(getFormats('fr').money(1620))).toBe('16,20 £')
  expect(getFormats('ar').money(1620)).not.toContain('UK')
})

test('writes relative times in the largest unit that fits', () => {
  const { relative } = getFormats('en')
  const now = new Date('2026-11-21T12:00:00Z')
  const after = (seconds: number) => relative(now.getTime() + seconds * 1000, now)
  expect([0, -59, -60, -3599, -7200, -86_400, 86_400, -86_400 * 8, -86_400 * 40, -86_400 * 800].map(after)).toEqual([
    'just now',
    '59 seconds ago',
    '1 minute ago',
    '59 minutes ago',
    '2 hours ago',
    'yesterday',
    'tomorrow',
    'last week',
    'last month',
    '2 years ago',
  ])
})

test('writes a time up to a minute ahead of the clock as just now', () => {
  const { relative } = getFormats('en')
  const now = new Date('2026-11-21T12:00:00Z')
  expect(relative(now.getTime() + 59_999, now)).toBe('just now')
  expect(relative(now.getTime() + 60_000, now)).toBe('in 1 minute')
})

test('writes the present so that it fits after a verb in every language', () => {
  const words = (['en', 'fr', 'ar', 'ch'] as const).map((code) => getFormats(code).relative(0, 0))
  expect(words).toEqual(['just now', 'à l’instant', 'قبل لحظات', '刚刚'])
})

test('formats file sizes and lists, and sorts texts', () => {
  const { fileSize, list, compareText } = getFormats('en')
  expect([0, 999, 1000, 1536, 2_500_000, 7e15].map(fileSize)).toEqual([
    '0 bytes',
    '999 bytes',
    '1 kB',
    '1.5 kB',
    '2.5 MB',
    '7,000 TB',
  ])
  expect(list(['a', 'b', 'c'])).toBe('a, b, and c')
  expect(['Item 10', 'item 2', 'École', 'Eclair'].toSorted(compareText)).toEqual([
    'Eclair',
    'École',
    'item 2',
    'Item 10',
  ])
})
