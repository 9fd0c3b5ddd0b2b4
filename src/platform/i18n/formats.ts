import { maxInFacet } from '#platform/numbers/counted.ts'
import { builtBrand } from '#platform/contracts/workspace.ts'
import { toLocalNoon } from '#platform/time/local-time.ts'
import { renderedAt } from '#platform/web/settings/rendering.ts'
import { type Language, languages } from './languages.ts'

type When = string | number | Date

const isDay = /^\d{4}-\d\d-\d\d$/

/** A day without a time, such as a due date, is that day in every time zone, and not the midnight of Greenwich. */
const toDate = (when: When) => (typeof when === 'string' && isDay.test(when) ? toLocalNoon(when) : new Date(when))

const dateStyles = {
  /** 21 Nov 2026 */
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  /** Saturday, 21 November 2026 */
  longDate: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 21 Nov: for dates of the present year. */
  day: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long' },
  month: { month: 'long', year: 'numeric' },
  /** Nov: for axes. */
  shortMonth: { month: 'short' },
  time: { hour: 'numeric', minute: '2-digit' },
  dateTime: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
export type DateStyle = keyof typeof dateStyles

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const spans = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', second],
] as const
const fileUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Caches a value per key: `Intl` objects are slow to create and fast to use. */
function cache<Made>(make: (options: object) => Made) {
  const byOptions = new Map<string, Made>()
  return (options: object = {}) => {
    const key = JSON.stringify(options)
    const format = byOptions.get(key) ?? make(options)
    byOptions.set(key, format)
    return format
  }
}

const signs = cache((options) => new Intl.NumberFormat('en', options))

/** £ and not UK£ or £GB, which some languages write to distinguish it from other pounds. */
const getCurrencySymbol = (code: string) =>
  signs({ style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code

function createFormats(language: Language, currency: string) {
  const { formatTag: tag, justNow } = languages[language]
  const dates = cache((options) => new Intl.DateTimeFormat(tag, options))
  const numbers = cache((options) => new Intl.NumberFormat(tag, options))
  const relatives = cache((options) => new Intl.RelativeTimeFormat(tag, options))
  const lists = cache((options) => new Intl.ListFormat(tag, options))
  const collators = cache((options) => new Intl.Collator(tag, options))

  return {
    date: (when: When, style: DateStyle = 'date') => dates(dateStyles[style]).format(toDate(when)),
    /** "21 Nov", with the year unless it is the present one. */
    shortDate(when: When, now: When = renderedAt()) {
      const isThisYear = toDate(when).getFullYear() === toDate(now).getFullYear()
      return dates(dateStyles[isThisYear ? 'day' : 'date']).format(toDate(when))
    },
    time: (when: When) => dates(dateStyles.time).format(toDate(when)),
    dateTime: (when: When) => dates(dateStyles.dateTime).format(toDate(when)),
    dateRange: (from: When, to: When, style: DateStyle = 'date') =>
      // Node and browsers put different spaces around the dash; the prerendered text has to stay the same.
      dates(dateStyles[style]).formatRange(toDate(from), toDate(to)).replaceAll('\u2009', ' '),
    /**
     * "2 hours ago", "tomorrow": the largest unit that fits, from `now`. Less than a minute ahead is "just now",
     * since clocks of screens tick once a minute.
     */
    relative(when: When, now: When = renderedAt()) {
      const ahead = toDate(when).getTime() - toDate(now).getTime()
      const distance = ahead > 0 && ahead < minute ? 0 : ahead
      const [unit, length] = spans.find(([, span]) => Math.abs(distance) >= span) ?? (['second', second] as const)
      const count = Math.trunc(distance / length)
      if (count === 0 && justNow !== undefined) return justNow
      return relatives({ numeric: 'auto' }).format(count, unit)
    },
    number: (value: number, options?: Intl.NumberFormatOptions) => numbers(options).format(value),
    /** A count beside a choice, up to `maxInFacet`; with `isLeast`, a lower bound. */
    countInFacet: (count: number, isLeast = false) =>
      `${numbers().format(Math.min(count, maxInFacet))}${isLeast || count > maxInFacet ? '+' : ''}`,
    percent: (share: number, digits = 0) => numbers({ style: 'percent', maximumFractionDigits: digits }).format(share),
    /** 12.3K: for cards and axes. */
    compact: (value: number) => numbers({ notation: 'compact', maximumFractionDigits: 1 }).format(value),
    /** Cents, in the currency of these formats unless another is named; always with the currency's own sign. */
    money: (cents: number, options: Intl.NumberFormatOptions = {}) =>
      numbers({ style: 'currency', currency, ...options })
        .formatToParts(cents / 100)
        .map(({ type, value }) => (type === 'currency' ? getCurrencySymbol(options.currency ?? currency) : value))
        .join(''),
    list: (items: Iterable<string>, type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction') =>
      lists({ type }).format(items),
    fileSize(bytes: number) {
      const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), fileUnits.length - 1)
      // The short form of a byte has no plural in English.
      const unitDisplay = step ? 'short' : 'long'
      const options = { style: 'unit', unit: fileUnits[step], unitDisplay, maximumFractionDigits: step && 1 }
      return numbers(options).format(bytes / 1000 ** step)
    },
    /** Sorts names for the language's readers, `Item 2` before `Item 10`. */
    compareText: (a: string, b: string) => collators({ numeric: true, sensitivity: 'base' }).compare(a, b),
  }
}
export type Formats = ReturnType<typeof createFormats>

const formatsCache = new Map<string, Formats>()

/** Formats of a language and a currency; the same object every time. */
export function getFormats(language: Language, currency = builtBrand.currency): Formats {
  const key = `${language} ${currency}`
  const formats = formatsCache.get(key) ?? createFormats(language, currency)
  formatsCache.set(key, formats)
  return formats
}
