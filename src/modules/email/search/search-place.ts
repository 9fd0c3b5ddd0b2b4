import type { Place } from '../contract-email.ts'
import { parseSearch } from './parse-search.ts'

interface Search {
  q?: string | undefined
  in?: Place | undefined
  label?: number | undefined
}

/** The place that a search looks in: what it says itself, else what was asked for; undefined is anywhere at all. */
export function placeOf({ q = '', in: place, label }: Search): Place | undefined {
  const named = parseSearch(q).find((term) => term.kind === 'in' && !term.not)
  if (named?.kind === 'in') return named.place === 'anywhere' ? undefined : named.place
  return place ?? (q.trim() !== '' || label !== undefined ? 'all' : 'inbox')
}
