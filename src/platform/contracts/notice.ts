import * as z from 'zod'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { getFormats } from '#platform/i18n/formats.ts'
import type { Translate } from '#platform/i18n/translate.ts'

/**
 * A value in a notice's text: words, a number, a time, a day, an amount, or the key of a text of the module. Each is
 * formatted for the reader's language.
 */
export const NoticeValue = z.union([
  z.string(),
  z.number(),
  z.strictObject({ at: z.iso.datetime() }),
  z.strictObject({ day: z.iso.date() }),
  z.strictObject({ cents: z.int(), currency: z.string().optional() }),
  z.strictObject({ text: z.string() }),
])
export type NoticeValue = z.infer<typeof NoticeValue>

export const NoticeValues = z.record(z.string(), NoticeValue)
export type NoticeValues = z.infer<typeof NoticeValues>

/** A notice as stored. */
export interface NoticeWords {
  topic: string
  kind: string
  values: NoticeValues
  /** How often it has happened since the notice was last read. */
  count: number
}

// Isolates text that users wrote, whose direction may differ from the sentence's.
const isolate = '\u2068'
const endOfIsolate = '\u2069'

/** The sentence of a notice; `t` has the texts `<topic>.<kind>.text` from `notices` of the modules. */
export function noticeText(
  t: Translate,
  { topic, kind, values, count }: NoticeWords,
  language: Language,
  timeZone?: string,
): string {
  const formats = getFormats(language)
  const moment = new Intl.DateTimeFormat(languages[language].formatTag, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone !== undefined && { timeZone }),
  })
  const written = (value: NoticeValue) => {
    if (typeof value === 'string') return `${isolate}${value}${endOfIsolate}`
    if (typeof value === 'number') return value
    if ('at' in value) return moment.format(new Date(value.at))
    if ('day' in value) return formats.date(value.day)
    if ('cents' in value) return formats.money(value.cents, value.currency ? { currency: value.currency } : {})
    return t(`${topic}.${value.text}`)
  }
  const entries = Object.entries(values).map(([name, value]) => [name, written(value)] as const)
  return t(`${topic}.${kind}.text`, { ...Object.fromEntries(entries), count })
}

/** Text key of a kind's name in the notification settings. */
export const noticeKind = (t: Translate, topic: string, kind: string) => t(`${topic}.${kind}.kind`)
