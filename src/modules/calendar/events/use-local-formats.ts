import { type Language, languages } from '#platform/i18n/languages.ts'
import { rendering } from '#platform/web/settings/rendering.ts'
import { useSetting } from '#platform/web/settings/settings.ts'
import { toMinutes } from '../times/local-time.ts'

/**
 * The visitor's regional variant of the interface language, such as British English: first weekday and hour format
 * differ.
 */
const regionalTag = (tag: string) => {
  const locales = rendering.languages ?? (typeof document === 'undefined' ? [] : navigator.languages)
  const [language = tag] = tag.split('-')
  return locales.find((one) => one.split('-')[0] === language) ?? tag
}

function getFirstWeekday(tag: string) {
  const locale: object = new Intl.Locale(tag)
  const info: unknown =
    'getWeekInfo' in locale && typeof locale.getWeekInfo === 'function'
      ? locale.getWeekInfo()
      : 'weekInfo' in locale
        ? locale.weekInfo
        : undefined
  const first = typeof info === 'object' && info !== null && 'firstDay' in info ? info.firstDay : undefined
  return typeof first === 'number' ? first % 7 : 1
}

const styles = {
  weekday: { weekday: 'short' },
  weekdayLong: { weekday: 'long' },
  weekdayNarrow: { weekday: 'narrow' },
  dayNumber: { day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  monthName: { month: 'long' },
  dayMonth: { day: 'numeric', month: 'long' },
  monthShort: { month: 'short', year: 'numeric' },
  day: { day: 'numeric', month: 'short' },
  dayLong: { weekday: 'long', day: 'numeric', month: 'long' },
  dayShort: { weekday: 'short', day: 'numeric', month: 'short' },
  date: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  dateShort: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

// Node and browsers put different spaces around the dash; server and client must render the same text.
const replaceThinSpaces = (text: string) => text.replaceAll('\u2009', ' ')

function createLocalFormats(tag: string, regional: string) {
  const regionalLocale = `${regional.replace(/-u-.*$/, '')}-u-nu-latn`
  const formats = new Map<string, Intl.DateTimeFormat>()
  const format = (key: string, locale: string, options: Intl.DateTimeFormatOptions) => {
    const cachedFormat = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    formats.set(key, cachedFormat)
    return cachedFormat
  }
  const at = (local: string) => toMinutes(local) * 60_000
  const fullHour = format('hour', regionalLocale, { hour: 'numeric' })
  const hour = fullHour.resolvedOptions().hour12 ? 'numeric' : '2-digit'
  const time = format('time', regionalLocale, { hour, minute: '2-digit' })
  return {
    /** 0 is Sunday. */
    firstWeekday: getFirstWeekday(regional),
    time: (local: string) => time.format(at(local)),
    hour: (of: number) => (hour === 'numeric' ? fullHour : time).format(of * 3_600_000),
    timeRange: (start: string, end: string) => replaceThinSpaces(time.formatRange(at(start), at(end))),
    date: (local: string, style: keyof typeof styles) => format(style, tag, styles[style]).format(at(local)),
    dateRange: (from: string, to: string, style: keyof typeof styles) =>
      replaceThinSpaces(format(style, tag, styles[style]).formatRange(at(from), at(to))),
  }
}
export type LocalFormats = ReturnType<typeof createLocalFormats>

const maxCached = 100
const cache = new Map<string, LocalFormats>()

/** Formats local times in a language, with the regional hour format of the visitor. */
export function getLocalFormats(language: Language) {
  const { formatTag } = languages[language]
  const regional = regionalTag(formatTag)
  const name = `${formatTag} ${regional}`
  const localFormats = cache.get(name) ?? createLocalFormats(formatTag, regional)
  // A server formats for browsers of many regions.
  if (cache.size >= maxCached) cache.clear()
  cache.set(name, localFormats)
  return localFormats
}

/** The same in the interface language. */
export const useLocalFormats = () => getLocalFormats(useSetting('isLanguage'))
