import type { ChangedRow } from '../contract.ts'

export interface Field {
  name: string
  before: unknown
  after: unknown
}

// Columns for search and sorting, and internal counters.
const technical = /^(search|by[A-Z]\w*|folded|rank|position|version|sequence)$/

export const isTechnical = ({ name }: Pick<Field, 'name'>) => technical.test(name)

/** Converts a column name to words: `dueDate` becomes "Due date". */
export function toLabel(name: string) {
  const labelWords = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return labelWords.charAt(0).toUpperCase() + labelWords.slice(1)
}

/** The columns of a row with old and new values. */
export function getFields({ before, after }: Pick<ChangedRow, 'before' | 'after'>): Field[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].map((name) => ({ name, before: before?.[name] ?? null, after: after?.[name] ?? null }))
}

/** A composite key without JSON syntax. */
export const formatKey = (key: string) => (key.startsWith('[') ? [...JSON.parse(key)].join(' · ') : key)
