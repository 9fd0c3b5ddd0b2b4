import type { Place } from '../contract-email.ts'
import { parseSearch } from './parse-search.ts'

interface Search {
  q?: string | undefined
  in?: Place | undefined
  label?: number | undefined
}

/** The place that a search covers: that of its `in:` term, else the given one; undefined means everywhere. */
export function placeOf({ q = '', in: place, label }: Search): Place | undefined {
  const named = parseSearch(q).find((term) => term.kind === 'in' && !term.not)
  if (named?.kind === 'in') return named.place === 'anywhere' ? undefined : named.place
  return place ?? (q.trim() !== '' || label !== undefined ? 'all' : 'inbox')
}
