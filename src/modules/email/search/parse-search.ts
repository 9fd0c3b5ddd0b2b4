import type { Place } from '../contract-email.ts'
import { type SearchWord, splitSearch } from './search-words.ts'

type TermWithoutNot =
  | { kind: 'text' | 'from' | 'to' | 'cc' | 'bcc' | 'subject' | 'label' | 'filename'; value: string }
  | { kind: 'in'; place: Place | 'anywhere' }
  | { kind: 'is'; mark: Mark }
  | { kind: 'has'; what: 'attachment' }
  | { kind: 'before' | 'after'; day: string }
  | { kind: 'older' | 'newer'; days: number }
  | { kind: 'larger' | 'smaller'; bytes: number }
  /** At least one of the terms, or all of them. */
  | { kind: 'any' | 'all'; terms: Term[] }

const marks = ['unread', 'read', 'starred', 'important', 'snoozed'] as const
type Mark = (typeof marks)[number]

/** One condition of a search; `not` negates it. */
export type Term = TermWithoutNot & { not: boolean }

const inFolders: Readonly<Record<string, Place | 'anywhere'>> = {
  inbox: 'inbox',
  starred: 'starred',
  important: 'important',
  snoozed: 'snoozed',
  sent: 'sent',
  scheduled: 'scheduled',
  draft: 'drafts',
  drafts: 'drafts',
  archive: 'archive',
  all: 'all',
  spam: 'spam',
  trash: 'trash',
  bin: 'trash',
  anywhere: 'anywhere',
}

const withWords = (kind: 'from' | 'to' | 'cc' | 'bcc' | 'subject' | 'label' | 'filename') => (value: string) => ({
  kind,
  value,
})

/** Parses the value of each operator; undefined if the value is invalid. */
const operators: Readonly<Record<string, (value: string) => TermWithoutNot | undefined>> = {
  from: withWords('from'),
  to: withWords('to'),
  cc: withWords('cc'),
  bcc: withWords('bcc'),
  subject: withWords('subject'),
  label: withWords('label'),
  filename: withWords('filename'),
  in: (value) => {
    const place = Object.hasOwn(inFolders, value.toLowerCase()) ? inFolders[value.toLowerCase()] : undefined
    return place && { kind: 'in', place }
  },
  is: (value) => {
    const mark = marks.find((one) => one === value.toLowerCase())
    return mark && { kind: 'is', mark }
  },
  has: (value) => (/^attachments?$/i.test(value) ? { kind: 'has', what: 'attachment' } : undefined),
  before: (value) => onDay('before', value),
  after: (value) => onDay('after', value),
  older_than: (value) => withinDays('older', value),
  newer_than: (value) => withinDays('newer', value),
  larger: (value) => sizeTerm('larger', value),
  smaller: (value) => sizeTerm('smaller', value),
}

/** The names of the search operators. */
export const operatorNames = Object.keys(operators)

/**
 * Parses a search: words, "phrases", operators and parentheses, each with an optional `-`, and `OR` between two of them.
 * An operator before parentheses is that of the words within. An unknown or invalid operator counts as text; this never
 * throws.
 */
export const parseSearch = (q: string): Term[] => termsOf(splitSearch(q))

function termsOf(words: readonly SearchWord[], operator?: string): Term[] {
  const terms: Term[] = []
  let isAlternative = false
  for (const word of words) {
    const term = termOf(operator === undefined || word.operator !== undefined ? word : { ...word, operator })
    if (word.text === 'OR' && !word.not) isAlternative = terms.length > 0
    else if (term) {
      terms.push(isAlternative ? combineWithOr(terms.pop(), term) : term)
      isAlternative = false
    }
  }
  return terms
}

function combineWithOr(one: Term | undefined, other: Term): Term {
  if (!one) return other
  const earlier = one.kind === 'any' && !one.not ? one.terms : [one]
  return { kind: 'any', terms: [...earlier, other], not: false }
}

function termOf({ text, operator, value, not, isQuoted, isGroup }: SearchWord): Term | undefined {
  const known = operator !== undefined && Object.hasOwn(operators, operator) ? operators[operator] : undefined
  if (isGroup && (known || operator === undefined)) {
    const terms = termsOf(splitSearch(value), operator)
    return terms.length > 0 ? { kind: 'all', terms, not } : undefined
  }
  const bare = value.trim() === '' ? undefined : known?.(value.trim())
  if (bare) return { ...bare, not }
  const words = isQuoted && operator === undefined ? value : text
  return words.trim() === '' ? undefined : { kind: 'text', value: words.trim(), not }
}

/** The terms of a search with those within parentheses and alternatives, except negated ones. */
export const plainTerms = (terms: readonly Term[]): Term[] =>
  terms.flatMap((term) =>
    term.not ? [] : term.kind === 'any' || term.kind === 'all' ? plainTerms(term.terms) : [term],
  )

function onDay(kind: 'before' | 'after', value: string): TermWithoutNot | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(value) ?? []
  if (year === '') return undefined
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return undefined
  return { kind, day: date.toISOString() }
}

const daysOf: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, y: 365 }

function withinDays(kind: 'older' | 'newer', value: string): TermWithoutNot | undefined {
  const [, number = '', unit = ''] = /^(\d{1,4})([dwmy])$/i.exec(value) ?? []
  return number === '' ? undefined : { kind, days: Number(number) * (daysOf[unit.toLowerCase()] ?? 1) }
}

const bytesOf: Readonly<Record<string, number>> = { '': 1, b: 1, k: 1024, m: 1024 ** 2 }

function sizeTerm(kind: 'larger' | 'smaller', value: string): TermWithoutNot | undefined {
  const [, number = '', unit = ''] = /^(\d{1,9}(?:\.\d{1,3})?)\s*(b|k|m)?b?$/i.exec(value) ?? []
  if (number === '') return undefined
  const bytes = Math.round(Number(number) * (bytesOf[unit.toLowerCase()] ?? 1))
  return { kind, bytes: Math.min(bytes, 2_147_483_647) }
}
