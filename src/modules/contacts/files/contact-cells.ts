import type { Contact } from '../contract.ts'

/** The columns of a contact in a table of text: what an export writes and what an import knows at once. */
export const columns = [
  'First name',
  'Last name',
  'Name',
  'Company',
  'Department',
  'Phone',
  'More phones',
  'Email',
  'More emails',
  'Address',
  'Notes',
  'Labels',
  'Starred',
  'Frequently contacted',
  'Image',
] as const
export type Column = (typeof columns)[number]

type Detail = Contact['morePhones'][number]

/** Between the values of one cell, as in the files of Google Contacts. */
const separator = ' ::: '

const flag = (value: boolean) => (value ? 'yes' : '')
const detailsCell = (details: readonly Detail[]) =>
  details.map(({ label, value }) => `${label}: ${value}`).join(separator)

export const toCells = (contact: Contact): Record<Exclude<Column, 'Name'>, string> => ({
  'First name': contact.firstname,
  'Last name': contact.lastname,
  Company: contact.company,
  Department: contact.department,
  Phone: contact.phone,
  'More phones': detailsCell(contact.morePhones),
  Email: contact.email,
  'More emails': detailsCell(contact.moreEmails),
  Address: contact.address,
  Notes: contact.notes,
  Labels: joinCell(contact.labels),
  Starred: flag(contact.starred),
  'Frequently contacted': flag(contact.frequentlycontacted),
  Image: contact.image,
})

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
