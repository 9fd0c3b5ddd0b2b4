import dayjs from 'dayjs'
import localizedFormat from 'dayjs/plugin/localizedFormat.js'
import { expect, test } from 'vitest'
import { calendarLocale } from './calendar-locale.ts'

// As the pickers' adapter does.
dayjs.extend(localizedFormat)

const noon = dayjs('2026-03-05T16:05')
const written = (componentLanguage: string | null, language: Parameters<typeof calendarLocale>[1], format: string) =>
  noon.locale(calendarLocale(componentLanguage, language)).format(format)

test('uses order and hour format of the interface language, with digits that can be typed', () => {
  expect(written(null, 'en', 'L')).toBe('03/05/2026')
  expect(written(null, 'fr', 'L')).toBe('05/03/2026')
  expect(written(null, 'ar', 'L')).toBe('05/03/2026')
  expect(written(null, 'ch', 'L')).toBe('2026/03/05')
  expect(written(null, 'fr', 'LT')).toBe('16:05')
  expect(written(null, 'en', 'LT')).toBe('04:05 PM')
  expect(written(null, 'ar', 'LT')).toBe('04:05 م')
})

test('uses the words of the MUI locale, and nothing else of it', () => {
  expect(written(null, 'en', 'MMMM')).toBe('March')
  expect(written('deDE', 'en', 'MMMM dddd')).toBe('März Donnerstag')
  expect(written('deDE', 'en', 'L')).toBe('03/05/2026')
  expect(written('faIR', 'en', 'MMMM')).not.toBe('March')
})

test('ignores an unknown locale code', () => {
  expect(written('xxXX', 'fr', 'MMMM')).toBe('mars')
})

test('starts the week according to the interface language', () => {
  const first = (language: Parameters<typeof calendarLocale>[1]) =>
    noon.locale(calendarLocale(null, language)).startOf('week').day()
  expect([first('en'), first('fr'), first('ar'), first('ch')]).toEqual([0, 1, 6, 1])
})

test('does not change the global dayjs locale', () => {
  calendarLocale(null, 'fr')
  expect(dayjs('2026-03-05').format('MMMM')).toBe('March')
})
