import { isNoByDefault, toCell } from '#platform/fields/field-cells.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import type { Contact } from '../contract.ts'
import { type ContactField, contactFields, type Detail, uidColumn } from '../contract-fields.ts'

type FieldName = keyof typeof contactFields

const names = listNames(contactFields)

/** The columns of an export, which an import recognises. */
export const exportColumns = [...names.map((name) => contactFields[name].csv), uidColumn] as const
export type Column = (typeof exportColumns)[number] | 'Name'

/** A vCard may contain only the full name. */
export const columns: readonly Column[] = exportColumns.flatMap((column): Column[] =>
  column === contactFields.lastname.csv ? [column, 'Name'] : [column],
)

/** Separates values within a cell, as in files of Google Contacts. */
const separator = ' ::: '

/** The cell of a field's value in a CSV file. */
export function toContactCell({ schema }: Pick<ContactField, 'schema'>, value: Contact[FieldName]): string {
  if (isNoByDefault(schema, value)) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (!Array.isArray(value)) return toCell(value)
  const labels = value.filter((one) => typeof one === 'string')
  const details = value.filter((one) => typeof one !== 'string')
  return labels.length > 0
    ? joinCell(labels)
    : details.map(({ label, value: text }) => `${label}: ${text}`).join(separator)
}

/** The cells of a contact, one per exported column. An uploaded picture is too long for a cell. */
export const toCells = (contact: Contact) => [
  ...names.map((name) =>
    name === 'image' && contact.image.startsWith('data:') ? '' : toContactCell(contactFields[name], contact[name]),
  ),
  contact.uid,
]

/** Joins values to a cell. A single value with a comma or semicolon is marked, so that it is not split. */
export function joinCell(values: readonly string[]) {
  const filledValues = values.filter(Boolean)
  return filledValues.length === 1 && /[,;]/.test(filledValues[0] ?? '')
    ? `${filledValues[0]}${separator.trimEnd()}`
    : filledValues.join(separator)
}

export const splitCell = (cell: string, between: string | RegExp = separator.trim()) =>
  cell
    .split(between)
    .map((value) => value.trim())
    .filter(Boolean)

/** Splits labels by our separator, or else by commas or semicolons. */
export const splitLabels = (cell: string) => splitCell(cell, cell.includes(separator.trimEnd()) ? undefined : /[,;]/)

// Names of the types of phone numbers and addresses in phones and programs, in the application's languages.
const labelPatterns: readonly [Detail['label'], RegExp][] = [
  ['mobile', /mobile|cell|iphone|portable|جوال|محمول|手机|移动/i],
  ['work', /work|business|company|office|bureau|travail|professionnel|عمل|工作|商务|单位|办公/i],
  ['home', /home|domicile|maison|personnel|منزل|住宅|家庭/i],
]

/** The type of a phone number or address by its name in a file. */
export const detectLabel = (columnName: string): Detail['label'] =>
  labelPatterns.find(([, pattern]) => pattern.test(columnName))?.[0] ?? 'other'

/** The values of a cell with their types: from a prefix, or else from the column. */
export const readDetails = (cell: string, columnName: string): Detail[] =>
  splitCell(cell).map((text) => {
    const [, labelText = '', value = ''] = /^(work|home|mobile|other): *(.+)$/s.exec(text) ?? []
    return value ? { label: detectLabel(labelText), value } : { label: detectLabel(columnName), value: text }
  })
