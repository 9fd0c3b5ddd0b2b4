import type { Place } from '../contract-email.ts'
import { parseSearch, plainTerms, type Term } from './parse-search.ts'

interface Search {
  q?: string | undefined
  in?: Place | undefined
  label?: number | undefined
}

/** Whether a search names a place, also in parentheses or as an alternative. */
export const namesPlace = (terms: readonly Term[]) => plainTerms(terms).some(({ kind }) => kind === 'in')

/** The place that a search covers: that of its `in:` term, else the given one; undefined means everywhere. */
export function placeOf({ q = '', in: place, label }: Search): Place | undefined {
  const terms = parseSearch(q)
  const named = terms.find((term) => term.kind === 'in' && !term.not)
  if (named?.kind === 'in') return named.place === 'anywhere' ? undefined : named.place
  if (namesPlace(terms)) return undefined
  return place ?? (q.trim() !== '' || label !== undefined ? 'all' : 'inbox')
}
