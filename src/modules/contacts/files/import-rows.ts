import { fold } from '#platform/text/fold.ts'
import { type CellValue, fromCell } from '#platform/fields/field-cells.ts'
import { type FieldKind, fieldOf } from '#platform/fields/fields.ts'
import { withIsoDates } from '#platform/fields/iso-dates.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { namesOf } from '#platform/fields/descriptions.ts'
import { shownPicture } from '#platform/pictures/picture-address.ts'
import { readDetails, splitLabels } from './contact-cells.ts'
import { contactFields, departments, type Detail, maxDetails, maxLabels } from '../contract-fields.ts'
import { flatFields } from '../field-places.ts'
import { type ImportField, importFields, type Mapping } from './import-columns.ts'

const ours = new Map(departments.map((department) => [fold(department), department]))

/** A contact as `import` takes it; the server judges whether its values will do. */
export type ImportRow = Record<string, CellValue | Detail[]>

const flatNames = namesOf(flatFields)
const described = mapNames(flatNames, (name) => fieldOf(flatFields[name]))

/** "Ada Lovelace" and "Lovelace, Ada"; a name in one word is a first name. */
function splitName(name: string) {
  const [family, given] = name.split(/,\s*/)
  if (given) return { firstname: given, lastname: family ?? '' }
  const [, firstname = name, lastname = ''] = /^(.*\S)\s+(\S+)$/s.exec(name) ?? []
  return { firstname, lastname }
}

/** Google tells the place of "Phone 1 - Value" in "Phone 1 - Label"; others have it in the column's own name. */
function placeWords(row: Record<string, string>, column: string) {
  const [, group] = /^(.*) - Value$/.exec(column) ?? []
  return group === undefined ? column : `${row[`${group} - Label`] ?? ''} ${row[`${group} - Type`] ?? ''}`
}

type ColumnsOf = ReadonlyMap<ImportField, readonly string[]>

/** The values of one row by field. */
function cellsOf(row: Record<string, string>, columnsOf: ColumnsOf) {
  const filled = (field: ImportField) => (columnsOf.get(field) ?? []).filter((column) => row[column])
  const texts = (field: ImportField) => filled(field).map((column) => row[column] ?? '')
  const details = (field: ImportField): Detail[] =>
    filled(field).flatMap((column) => readDetails(row[column] ?? '', placeWords(row, column)))
  return {
    text: (field: ImportField) => texts(field)[0] ?? '',
    joined: (field: ImportField, between: string) => texts(field).join(between),
    // Group names that start with a star are Google's own.
    labels: () =>
      texts('labels')
        .flatMap(splitLabels)
        .filter((label) => !label.startsWith('* ')),
    /** The first value, and all others as further ones. */
    several: (main: ImportField, further: ImportField) => {
      const [first, ...others] = details(main)
      return { first: first?.value ?? '', more: [...others, ...details(further)] }
    },
  }
}

/** Something to call a contact by: a file may have a company alone, or nothing but an address. */
function nameOf({ text }: ReturnType<typeof cellsOf>, fallbacks: readonly string[]) {
  const [firstname, lastname] = [text('firstname'), text('lastname')]
  if (firstname) return { firstname, lastname }
  if (lastname) return { firstname: lastname, lastname: '' }
  return splitName(text('name')).firstname
    ? splitName(text('name'))
    : { firstname: fallbacks.find(Boolean) ?? '', lastname: '' }
}

/** Each field of one value, of the first cell that was taken for it; a long text is all of them. */
const flatValues = ({ text, joined }: ReturnType<typeof cellsOf>) =>
  mapNames(flatNames, (name) =>
    fromCell(described[name], described[name].kind === 'longText' ? joined(name, '\n') : text(name)),
  )

const describedAs = (kind: FieldKind) => flatNames.filter((name) => described[name].kind === kind)
const dates = describedAs('date')
const strict = [...dates, ...describedAs('url')]

/** Dates and web addresses that we cannot store, such as a birthday without its year: they are kept in the notes. */
const unusable = (values: ReturnType<typeof flatValues>) =>
  strict.filter((name) => values[name] !== '' && !flatFields[name].safeParse(values[name]).success)

/** Outlook writes a day that is not known as "0/0/00". */
const isUnknown = (cell: string) => /^[0\D]+$/.test(cell) && cell.includes('0')

function notesOf(values: ReturnType<typeof flatValues>) {
  const lines = unusable(values).map((name) => ({ heading: contactFields[name].csv, text: String(values[name]) }))
  return [
    values.notes,
    ...lines.filter(({ text }) => !isUnknown(text)).map(({ heading, text }) => `${heading}: ${text}`),
  ]
    .filter(Boolean)
    .join('\n')
}

const isEmpty = (value: ImportRow[string]) =>
  value === '' || value === false || (Array.isArray(value) && value.length === 0)

function toImportRow(cells: ReturnType<typeof cellsOf>): ImportRow {
  const { text, joined, several } = cells
  const phones = several('phone', 'morePhones')
  const emails = several('email', 'moreEmails')
  const unit = text('department')
  const department = ours.get(fold(unit))
  // A department that we do not have stays findable as a label.
  const labels = [...cells.labels(), ...(department || !unit ? [] : [unit])]
  const values = flatValues(cells)
  const all = {
    ...values,
    ...mapNames(unusable(values), () => ''),
    notes: notesOf(values),
    ...nameOf(cells, [text('company'), emails.first, phones.first]),
    phone: phones.first,
    // One more than fits tells the server to refuse the row; the rest would only make the request larger.
    morePhones: phones.more.slice(0, maxDetails + 1),
    email: emails.first,
    moreEmails: emails.more.slice(0, maxDetails + 1),
    address: joined('address', ', '),
    labels: labels.slice(0, maxLabels + 1),
    // A picture that is kept elsewhere is left out, as those of other address books are.
    image: shownPicture(text('image')),
    department,
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined || isEmpty(value) ? [] : [[name, value]])),
  )
}

/** The rows as contacts, by what the mapping takes their columns for. */
export function applyMapping(rows: readonly Record<string, string>[], mapping: Mapping): ImportRow[] {
  const columnsOf = new Map(
    importFields.map((field) => [field, Object.keys(mapping).filter((column) => mapping[column] === field)]),
  )
  const columnsOfDates = dates.flatMap((name) => columnsOf.get(name) ?? [])
  return withIsoDates(rows, columnsOfDates).map((row) => toImportRow(cellsOf(row, columnsOf)))
}
