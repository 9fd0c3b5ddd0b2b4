import { dayIn, daysIn, createParser, type Term as TermOf } from '#platform/text/search-terms.ts'
import { priorities, statuses, teams } from '../contract-fields.ts'

export const states = ['overdue', 'unassigned', 'mine', 'waiting', 'watching'] as const

type TicketTerm =
  | { kind: 'from' | 'title' | 'label' | 'assignee'; value: string }
  | { kind: 'Status' | 'priority' | 'team'; value: string }
  | { kind: 'is'; state: (typeof states)[number] }
  | { kind: 'has'; part: 'attachment' }
  | { kind: 'before' | 'after'; day: string }
  | { kind: 'older' | 'newer'; days: number }

export type Term = TermOf<TicketTerm>

const sameAs = (value: string) => (one: string) => one.toLowerCase() === value.toLowerCase()

const createChoiceParser = (kind: 'Status' | 'priority' | 'team', values: readonly string[]) => (value: string) => {
  const match = values.find(sameAs(value))
  return match === undefined ? undefined : { kind, value: match }
}

const createTextTerm = (kind: 'from' | 'title' | 'label' | 'assignee') => (value: string) => ({ kind, value })

function onDay(kind: 'before' | 'after', value: string): TicketTerm | undefined {
  const day = dayIn(value)
  return day === undefined ? undefined : { kind, day }
}

function withinDays(kind: 'older' | 'newer', value: string): TicketTerm | undefined {
  const days = daysIn(value)
  return days === undefined ? undefined : { kind, days }
}

/** Parses a search of tickets: words, "phrases" and these operators; `before` and `after` are days of the creation. */
export const parseSearch: (q: string) => Term[] = createParser<TicketTerm>({
  status: createChoiceParser('Status', statuses),
  priority: createChoiceParser('priority', priorities),
  team: createChoiceParser('team', teams),
  assignee: createTextTerm('assignee'),
  from: createTextTerm('from'),
  title: createTextTerm('title'),
  label: createTextTerm('label'),
  is: (value) => {
    const state = states.find(sameAs(value))
    return state && { kind: 'is', state }
  },
  has: (value) => (/^attachments?$/i.test(value) ? { kind: 'has', part: 'attachment' } : undefined),
  before: (value) => onDay('before', value),
  after: (value) => onDay('after', value),
  older_than: (value) => withinDays('older', value),
  newer_than: (value) => withinDays('newer', value),
})
