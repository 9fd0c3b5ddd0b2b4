import { type CellValue, fromCell } from '#platform/fields/field-cells.ts'
import { type FieldKind, getField } from '#platform/fields/fields.ts'
import { withIsoDates } from '#platform/fields/iso-dates.ts'
import type { ColumnMapping } from '#platform/records/column-mapping.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { PictureAddress } from '#platform/pictures/picture-address.ts'
import { readDetails, splitLabels } from './contact-cells.ts'
import { contactFields, departments, type Detail, maxDetails, maxLabels } from '../contract-fields.ts'
import { type FlatField, flatFields } from '../field-groups.ts'
import { type ImportField, importFields } from './import-columns.ts'

/** A row for the import endpoint, which validates the values. */
export type ImportRow = Record<string, CellValue | Detail[]>

/** The choices of a field by their folded names. */
type GetChoicesByLabel = (name: FlatField) => ReadonlyMap<string, string>
const noLabels: ReadonlyMap<string, string> = new Map()

const flatNames = listNames(flatFields)
const described = mapNames(flatNames, (name) => getField(flatFields[name]))

/** Splits "Ada Lovelace" and "Lovelace, Ada"; a single word is a first name. */
function splitName(name: string) {
  const [family, given] = name.split(/,\s*/)
  if (given) return { firstname: given, lastname: family ?? '' }
  const [, firstname = name, lastname = ''] = /^(.*\S)\s+(\S+)$/s.exec(name) ?? []
  return { firstname, lastname }
}

/** Google puts the type of "Phone 1 - Value" into "Phone 1 - Label"; others into the column's name. */
function getPhoneType(row: Record<string, string>, column: string) {
  const [, group] = /^(.*) - Value$/.exec(column) ?? []
  return group === undefined ? column : `${row[`${group} - Label`] ?? ''} ${row[`${group} - Type`] ?? ''}`
}

type ColumnsByField = ReadonlyMap<ImportField, readonly string[]>

/** The values of one row by field. */
function readCells(row: Record<string, string>, columnsByField: ColumnsByField) {
  const filledColumns = (field: ImportField) => (columnsByField.get(field) ?? []).filter((column) => row[column])
  const texts = (field: ImportField) => filledColumns(field).map((column) => row[column] ?? '')
  const details = (field: ImportField): Detail[] =>
    filledColumns(field).flatMap((column) => readDetails(row[column] ?? '', getPhoneType(row, column)))
  return {
    text: (field: ImportField) => texts(field)[0] ?? '',
    joined: (field: ImportField, between: string) => texts(field).join(between),
    /** Further values of columns that are mapped to the same field. */
    further: (field: ImportField) => [...new Set(texts(field))].slice(1),
    // Groups that start with an asterisk are Google's own.
    labels: () =>
      texts('labels')
        .flatMap(splitLabels)
        .filter((label) => !label.startsWith('* ')),
    /** The first value, and all others as additional ones. */
    several: (main: ImportField, additional: ImportField) => {
      const [first, ...rest] = details(main)
      return { first: first?.value ?? '', type: first?.label, more: [...rest, ...details(additional)] }
    },
  }
}

/** A name for the contact: a row may contain only a company or an address. */
function guessName({ text, further }: ReturnType<typeof readCells>, fallbacks: readonly string[]) {
  // A middle name belongs to the first name, as in vCards.
  const firstname = [text('firstname'), ...further('firstname')].filter(Boolean).join(' ')
  const lastname = text('lastname')
  if (firstname) return { firstname, lastname }
  if (lastname) return { firstname: lastname, lastname: '' }
  return splitName(text('name')).firstname
    ? splitName(text('name'))
    : { firstname: fallbacks.find(Boolean) ?? '', lastname: '' }
}

/** Single-valued fields from the first mapped column; long texts join all of them. */
const flatValues = ({ text, joined }: ReturnType<typeof readCells>, getChoicesByLabel: GetChoicesByLabel) =>
  mapNames(flatNames, (name) => {
    const cell = described[name].kind === 'longText' ? joined(name, '\n') : text(name)
    return cell && fromCell(described[name], cell, getChoicesByLabel(name))
  })

const fieldsOfKind = (kind: FieldKind) => flatNames.filter((name) => described[name].kind === kind)
const dates = fieldsOfKind('date')
// Unknown departments become labels.
const choices = fieldsOfKind('choice').filter((name) => name !== 'department')
const strict = [...dates, ...fieldsOfKind('url'), ...choices]

/** Dates, URLs and choices that cannot be stored, such as a birthday without a year; they are added to the notes. */
const unusable = (values: ReturnType<typeof flatValues>) =>
  strict.filter((name) => values[name] !== '' && !flatFields[name].safeParse(values[name]).success)

/** Outlook writes an unknown date as "0/0/00". */
const isUnknown = (cell: string) => /^[0./\s-]+$/.test(cell) && cell.includes('0')

// Of names only one is used; the others have lists for further values.
const withoutFurther: readonly FlatField[] = ['firstname', 'lastname', 'phone', 'email']
const singleTexts = [...fieldsOfKind('text'), ...fieldsOfKind('url')].filter((name) => !withoutFurther.includes(name))

function joinNotes(
  { further }: ReturnType<typeof readCells>,
  values: ReturnType<typeof flatValues>,
  lost: ReturnType<typeof unusable>,
) {
  const lines = [
    ...lost.map((name) => ({ heading: contactFields[name].csv, text: String(values[name]) })),
    ...singleTexts.flatMap((name) => further(name).map((text) => ({ heading: contactFields[name].csv, text }))),
  ]
  return [
    values.notes,
    ...lines.filter(({ text }) => !isUnknown(text)).map(({ heading, text }) => `${heading}: ${text}`),
  ]
    .filter(Boolean)
    .join('\n')
}

const isEmpty = (value: ImportRow[string]) => value === '' || (Array.isArray(value) && value.length === 0)

const withoutDefault = (type: CellValue | undefined) => (type === 'other' ? undefined : type)

function toImportRow(cells: ReturnType<typeof readCells>, getChoicesByLabel: GetChoicesByLabel): ImportRow {
  const { text, joined, several } = cells
  const phones = several('phone', 'morePhones')
  const emails = several('email', 'moreEmails')
  const departmentText = text('department')
  const values = flatValues(cells, getChoicesByLabel)
  const lost = unusable(values)
  const department = departments.find((one) => one === values.department)
  // Unknown departments become labels, so that they can be found.
  const labels = [...cells.labels(), ...(department || !departmentText ? [] : [departmentText])]
  const all = {
    ...values,
    ...mapNames(lost, () => ''),
    notes: joinNotes(cells, values, lost),
    ...guessName(cells, [text('company'), emails.first, phones.first]),
    phone: phones.first,
    phoneLabel: withoutDefault(values.phoneLabel || phones.type),
    // One more than the maximum, so that the server rejects the row without a larger request.
    morePhones: phones.more.slice(0, maxDetails + 1),
    email: emails.first,
    emailLabel: withoutDefault(values.emailLabel || emails.type),
    moreEmails: emails.more.slice(0, maxDetails + 1),
    address: joined('address', ', '),
    labels: labels.slice(0, maxLabels + 1),
    // Pictures on other hosts and uploaded ones are omitted, as those of other address books.
    image: PictureAddress.safeParse(text('image')).data ?? '',
    uid: text('uid'),
    department,
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined || isEmpty(value) ? [] : [[name, value]])),
  )
}

/**
 * The rows as contacts, by the fields of their columns; `getChoicesByLabel` returns the choices of a field by their names
 * in the language of the user.
 */
export function applyMapping(
  rows: readonly Record<string, string>[],
  mapping: ColumnMapping<ImportField>,
  getChoicesByLabel: GetChoicesByLabel = () => noLabels,
): ImportRow[] {
  const columnsByField = new Map(
    importFields.map((field) => [field, Object.keys(mapping).filter((column) => mapping[column] === field)]),
  )
  const dateColumns = dates.flatMap((name) => columnsByField.get(name) ?? [])
  return withIsoDates(rows, dateColumns).map((row) => toImportRow(readCells(row, columnsByField), getChoicesByLabel))
}
