import { expect, test } from 'vitest'
import { calendarLocale } from './calendar-locale.ts'
import { DateAdapter } from './date-adapter.ts'

const format = 'DD/MM/YYYY hh:mm A'

test.each([
  ['English', null, 'en'],
  ['Arabic', null, 'ar'],
  ['Chinese', null, 'ch'],
  ['German words', 'deDE', 'en'],
] as const)('parses both halves of the day: %s', (_, componentLanguage, language) => {
  const adapter = new DateAdapter({ locale: calendarLocale(componentLanguage, language) })
  for (const hour of [0, 9, 12, 14]) {
    const moment = adapter.date(`2026-03-05T${String(hour).padStart(2, '0')}:30`)
    const parsed = adapter.parse(moment.format(format), format)
    expect([hour, parsed?.isValid(), parsed?.hour()]).toEqual([hour, true, hour])
    expect(parsed?.format(format)).toBe(moment.format(format))
  }
})

test('finds an incomplete time invalid', () => {
  const adapter = new DateAdapter({ locale: calendarLocale(null, 'en') })
  expect(adapter.parse('02:00 ', 'hh:mm A')?.isValid()).toBe(false)
  expect(adapter.parse('13:00 PM', 'hh:mm A')?.isValid()).toBe(false)
  expect(adapter.parse('', 'hh:mm A')).toBeNull()
})
