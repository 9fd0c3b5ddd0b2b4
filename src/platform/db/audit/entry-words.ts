import type { RowImage } from '#platform/db/engines/database.ts'

const maxLength = 120
const names = [/^(title|name|subject)$/, /(title|name|subject)$/i, /^(task|number|label|code|email)$/]
const getText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')

/** The title of a record, from columns that commonly contain it; empty if there is none. */
export function getLabel(row: RowImage) {
  const person = [row['firstname'], row['lastname']].map(getText).filter(Boolean).join(' ')
  const columns = Object.keys(row).filter((column) => getText(row[column]) && !column.startsWith('by'))
  const nameColumn = names.map((name) => columns.find((column) => name.test(column))).find(Boolean)
  return (person || (nameColumn ? getText(row[nameColumn]) : '')).slice(0, maxLength)
}
