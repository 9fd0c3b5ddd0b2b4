import { type SearchWord, splitSearch } from './search-words.ts'

// Further terms are ignored: each text of a list is compared with every term.
const maxTerms = 60

type Text = { kind: 'text'; value: string }

/** At least one of the terms, or all of them. */
type Several<Own> = { kind: 'any' | 'all'; terms: Term<Own>[] }

/** One condition of a search: text, a list's own operator, or several of them; `not` negates it. */
export type Term<Own> = (Own | Text | Several<Own>) & { not: boolean }

/** The number of further terms that a search may have. */
interface Budget {
  terms: number
}

/** Reads the value after each operator's name; undefined if the value is invalid. */
export type Operators<Own> = Readonly<Record<string, (value: string) => Own | undefined>>

/**
 * The parser of searches with these operators: words, "phrases", operators and parentheses, each with an optional `-`,
 * and `OR` between two of them. An operator before parentheses is that of the words within. An unknown or invalid
 * operator counts as text; it never throws.
 */
export function createParser<Own extends { kind: string }>(operators: Operators<Own>): (q: string) => Term<Own>[] {
  const toTerm = (
    { text, operator, value, not, isQuoted, isGroup }: SearchWord,
    budget: Budget,
  ): Term<Own> | undefined => {
    const rule = operator !== undefined && Object.hasOwn(operators, operator) ? operators[operator] : undefined
    if (isGroup && (rule || operator === undefined)) {
      const terms = toTerms(splitSearch(value), budget, operator)
      return terms.length > 0 ? { kind: 'all', terms, not } : undefined
    }
    if (budget.terms === 0) return undefined
    budget.terms -= 1
    const bare = value.trim() === '' ? undefined : rule?.(value.trim())
    if (bare) return { ...bare, not }
    const words = isQuoted && operator === undefined ? value : text
    return words.trim() === '' ? undefined : { kind: 'text', value: words.trim(), not }
  }

  const toTerms = (words: readonly SearchWord[], budget: Budget, operator?: string): Term<Own>[] => {
    const terms: Term<Own>[] = []
    let isAlternative = false
    for (const word of words) {
      if (word.text === 'OR' && !word.not) {
        isAlternative = terms.length > 0
        continue
      }
      const term = toTerm(operator === undefined || word.operator !== undefined ? word : { ...word, operator }, budget)
      if (!term) continue
      terms.push(isAlternative ? combineWithOr(terms.pop(), term) : term)
      isAlternative = false
    }
    return terms
  }

  return (q) => toTerms(splitSearch(q), { terms: maxTerms })
}

function combineWithOr<Own extends { kind: string }>(a: Term<Own> | undefined, b: Term<Own>): Term<Own> {
  if (!a) return b
  const earlier = isAny(a) && !a.not ? a.terms : [a]
  return { kind: 'any', terms: [...earlier, b], not: false }
}

const isAny = <Own extends { kind: string }>(term: Term<Own>): term is Several<Own> & { not: boolean } =>
  term.kind === 'any'

/** Whether a search may name a day, which begins at another time in each time zone. */
export const hasDay = (q = '') => /\b(?:before|after):/i.test(q)

/** The day of `before:` or `after:`, such as 2026-03-01 or 2026/3/1. */
export function dayIn(value: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(value) ?? []
  if (year === '') return undefined
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return undefined
  return date.toISOString().slice(0, 10)
}

const unitDays: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, y: 365 }

/** The days of `older_than:` or `newer_than:`, such as 3d, 2w, 6m or 1y. */
export function daysIn(value: string): number | undefined {
  const [, number = '', unit = ''] = /^(\d{1,4})([dwmy])$/i.exec(value) ?? []
  return number === '' ? undefined : Number(number) * (unitDays[unit.toLowerCase()] ?? 1)
}
