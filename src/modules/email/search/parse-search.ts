import type { MailFolder } from '../contract-email.ts'
import { dayIn, daysIn, createParser, type Term as TermOf } from '#platform/text/search-terms.ts'

type MailTerm =
  | { kind: 'from' | 'to' | 'cc' | 'bcc' | 'subject' | 'label' | 'filename'; value: string }
  | { kind: 'in'; folder: MailFolder | 'anywhere' }
  | { kind: 'is'; mark: Mark }
  | { kind: 'has'; part: 'attachment' }
  | { kind: 'before' | 'after'; day: string }
  | { kind: 'older' | 'newer'; days: number }
  | { kind: 'larger' | 'smaller'; bytes: number }

const marks = ['unread', 'read', 'starred', 'important', 'snoozed'] as const
type Mark = (typeof marks)[number]

export type Term = TermOf<MailTerm>

const inFolders: Readonly<Record<string, MailFolder | 'anywhere'>> = {
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

const createTextTerm = (kind: 'from' | 'to' | 'cc' | 'bcc' | 'subject' | 'label' | 'filename') => (value: string) => ({
  kind,
  value,
})

const operators: Readonly<Record<string, (value: string) => MailTerm | undefined>> = {
  from: createTextTerm('from'),
  to: createTextTerm('to'),
  cc: createTextTerm('cc'),
  bcc: createTextTerm('bcc'),
  subject: createTextTerm('subject'),
  label: createTextTerm('label'),
  filename: createTextTerm('filename'),
  in: (value) => {
    const folder = Object.hasOwn(inFolders, value.toLowerCase()) ? inFolders[value.toLowerCase()] : undefined
    return folder && { kind: 'in', folder }
  },
  is: (value) => {
    const mark = marks.find((one) => one === value.toLowerCase())
    return mark && { kind: 'is', mark }
  },
  has: (value) => (/^attachments?$/i.test(value) ? { kind: 'has', part: 'attachment' } : undefined),
  before: (value) => onDay('before', value),
  after: (value) => onDay('after', value),
  older_than: (value) => withinDays('older', value),
  newer_than: (value) => withinDays('newer', value),
  larger: (value) => sizeTerm('larger', value),
  smaller: (value) => sizeTerm('smaller', value),
}

const parse = createParser(operators)

export const parseSearch = (q: string): Term[] => parse(q)

/** The terms of a search with those within parentheses and alternatives, except negated ones. */
export const plainTerms = (terms: readonly Term[]): Term[] =>
  terms.flatMap((term) =>
    term.not ? [] : term.kind === 'any' || term.kind === 'all' ? plainTerms(term.terms) : [term],
  )

function onDay(kind: 'before' | 'after', value: string): MailTerm | undefined {
  const day = dayIn(value)
  return day === undefined ? undefined : { kind, day }
}

function withinDays(kind: 'older' | 'newer', value: string): MailTerm | undefined {
  const days = daysIn(value)
  return days === undefined ? undefined : { kind, days }
}

const bytesPerUnit: Readonly<Record<string, number>> = { '': 1, b: 1, k: 1024, m: 1024 ** 2 }

function sizeTerm(kind: 'larger' | 'smaller', value: string): MailTerm | undefined {
  const [, number = '', unit = ''] = /^(\d{1,9}(?:\.\d{1,3})?)\s*(b|k|m)?b?$/i.exec(value) ?? []
  if (number === '') return undefined
  const bytes = Math.round(Number(number) * (bytesPerUnit[unit.toLowerCase()] ?? 1))
  return { kind, bytes: Math.min(bytes, 2_147_483_647) }
}
