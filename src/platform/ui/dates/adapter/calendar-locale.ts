import dayjs from 'dayjs'
import { componentLanguages } from '#platform/i18n/component-locales.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'

// 2023 began on a Sunday, and every month has a 15th; in UTC, so that no time zone shifts the day.
const createDay = (day: number) => new Date(Date.UTC(2023, 0, 1 + day))
const midMonth = (month: number) => new Date(Date.UTC(2023, month, 15))
const seven = Array.from({ length: 7 }, (_, index) => index)
const twelve = Array.from({ length: 12 }, (_, index) => index)

const names = (tag: string, dates: readonly Date[], options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
  return dates.map((date) => format.format(date))
}

/** The numeric date format of a language: `DD/MM/YYYY`. */
function datePattern(tag: string) {
  const parts = new Intl.DateTimeFormat(tag, { day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts()
  const tokens: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { day: 'DD', month: 'MM', year: 'YYYY' }
  // Arabic has direction marks between the parts, which users cannot type.
  return parts.map(({ type, value }) => tokens[type] ?? value.replace(/[\u200e\u200f]/g, '')).join('')
}

const usesTwelveHours = (tag: string) => new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions().hour12

// Fallback for Firefox, which lacks week data: Sunday for English, Saturday for Arabic.
const firstDays: Readonly<Record<string, number>> = { en: 0, fr: 1, ar: 6, ch: 1 }

/** The first day of the week, from 0 for Sunday. */
function getFirstDay(tag: string, language: Language) {
  const locale = new Intl.Locale(tag).maximize()
  const firstDay = firstDays[language]
  if (firstDay !== undefined && locale.language === new Intl.Locale(languages[language].formatTag).language)
    return firstDay
  const info = 'getWeekInfo' in locale && typeof locale.getWeekInfo === 'function' ? locale.getWeekInfo() : undefined
  return info?.firstDay === undefined ? 1 : Number(info.firstDay) % 7
}

/** The language tag for month and weekday names: the MUI locale's, if one is set and the browser supports it. */
function wordsTag(componentLanguage: string | null, language: Language) {
  const languageTag = languages[language].formatTag
  const picked = componentLanguages.find(({ code }) => code === componentLanguage)?.tag
  const [supported] = picked ? Intl.DateTimeFormat.supportedLocalesOf(picked) : []
  return supported ? `${new Intl.Locale(supported, { numberingSystem: 'latn' })}` : languageTag
}

const registered = new Set<string>()

/**
 * Name of a dayjs locale with the words of the MUI locale, and with order and digits of the interface language. Built
 * from the browser's `Intl` data, so nothing is loaded.
 */
export function calendarLocale(componentLanguage: string | null, language: Language) {
  const tag = wordsTag(componentLanguage, language)
  const { formatTag } = languages[language]
  const name = `${language}-${tag}`.toLowerCase()
  if (registered.has(name)) return name
  registered.add(name)
  const days = seven.map(createDay)
  const months = twelve.map(midMonth)
  const date = datePattern(formatTag)
  const time = usesTwelveHours(formatTag) ? 'hh:mm A' : 'HH:mm'
  const halves = new Intl.DateTimeFormat(tag, { hour: 'numeric', hour12: true, timeZone: 'UTC' })
  const half = (hour: number) =>
    halves.formatToParts(new Date(Date.UTC(2023, 0, 1, hour))).find(({ type }) => type === 'dayPeriod')?.value
  const locale = {
    name,
    weekdays: names(tag, days, { weekday: 'long' }),
    weekdaysShort: names(tag, days, { weekday: 'short' }),
    weekdaysMin: names(tag, days, { weekday: 'narrow' }),
    months: names(tag, months, { month: 'long' }),
    monthsShort: names(tag, months, { month: 'short' }),
    weekStart: getFirstDay(tag, language),
    meridiem: (hour: number) => (hour < 12 ? (half(9) ?? 'AM') : (half(15) ?? 'PM')),
    ordinal: (day: number) => day,
    formats: { LT: time, LTS: time, L: date, LL: 'D MMMM YYYY', LLL: `D MMMM YYYY ${time}`, LLLL: 'dddd D MMMM YYYY' },
    relativeTime: {},
  }
  // Registers the locale without making it the global one.
  dayjs.locale(locale, undefined, true)
  return name
}
