import { toCell } from '#platform/fields/field-cells.ts'
import { namesOf } from '#platform/fields/descriptions.ts'
import type { Contact } from '../contract.ts'
import { contactFields, type Detail } from '../contract-fields.ts'

type FieldName = keyof typeof contactFields

const names = namesOf(contactFields)

/** The columns of a contact in a table of text: what an export writes, and what an import knows at once. */
export const written = names.map((name) => contactFields[name].csv)
export type Column = (typeof written)[number] | 'Name'

/** A vCard may have a whole name alone. */
export const columns: readonly Column[] = written.flatMap((column): Column[] =>
  column === contactFields.lastname.csv ? [column, 'Name'] : [column],
)

/** Between the values of one cell, as in the files of Google Contacts. */
const separator = ' ::: '

function cellOf(value: Contact[FieldName]): string {
  if (typeof value === 'boolean') return value ? 'yes' : ''
  if (!Array.isArray(value)) return toCell(value)
  const labels = value.filter((one) => typeof one === 'string')
  const details = value.filter((one) => typeof one !== 'string')
  return labels.length > 0
    ? joinCell(labels)
    : details.map(({ label, value: text }) => `${label}: ${text}`).join(separator)
}

/** The cells of a contact, one for each of the columns that are written. */
export const toCells = (contact: Contact) => names.map((name) => cellOf(contact[name]))

/** The values as one cell. One alone with a comma or semicolon in it is marked, so as not to be taken for two. */
export function joinCell(values: readonly string[]) {
  const some = values.filter(Boolean)
  return some.length === 1 && /[,;]/.test(some[0] ?? '') ? `${some[0]}${separator.trimEnd()}` : some.join(separator)
}

export const splitCell = (cell: string, between: string | RegExp = separator.trim()) =>
  cell
    .split(between)
    .map((value) => value.trim())
    .filter(Boolean)

/** Labels as files have them: between our marks, or else between commas or semicolons. */
export const splitLabels = (cell: string) => splitCell(cell, cell.includes(separator.trimEnd()) ? undefined : /[,;]/)

// How phones and programs call the places that a number or an address belongs to, in the application's languages.
const places: readonly [Detail['label'], RegExp][] = [
  ['mobile', /mobile|cell|iphone|portable|جوال|محمول|手机|移动/i],
  ['work', /work|business|company|office|bureau|travail|professionnel|عمل|工作|商务|单位|办公/i],
  ['home', /home|domicile|maison|personnel|منزل|住宅|家庭/i],
]

/** Where a number or an address belongs, by the words that a file has for it. */
export const placeOf = (words: string): Detail['label'] =>
  places.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other'

/** The values of a cell, each with its own place in front or else with that of the column. */
export const readDetails = (cell: string, words: string): Detail[] =>
  splitCell(cell).map((text) => {
    const [, place = '', value = ''] = /^(work|home|mobile|other): *(.+)$/s.exec(text) ?? []
    return value ? { label: placeOf(place), value } : { label: placeOf(words), value: text }
  })
