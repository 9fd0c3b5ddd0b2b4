import { type Column, columns, joinCell, placeOf } from './contact-cells.ts'
import type { Table } from '#platform/text/csv.ts'
import { vcardProperties } from './vcard-properties.ts'
import { partsOf, readCards, unescaped, type VcardLine } from './vcard-lines.ts'

type Cells = Partial<Record<Column, string>>

const plain = ({ value }: VcardLine) =>
  unescaped(value)
    .replace(/^(?:tel|mailto):/i, '')
    .trim()

const preferredFirst = (lines: readonly VcardLine[]) =>
  lines.toSorted((one, other) => Number(other.types.includes('PREF')) - Number(one.types.includes('PREF')))

/** The preferred value, and the others with their types. */
function splitPreferred(lines: readonly VcardLine[]) {
  const [main, ...more] = preferredFirst(lines).filter((line) => plain(line) !== '')
  return {
    main: main && plain(main),
    more: joinCell(more.map((line) => `${placeOf(line.types.join(' '))}: ${plain(line)}`)),
  }
}

const addressOf = ({ value }: VcardLine) => partsOf(value, ';').filter(Boolean).join(', ')

const headings = {
  NICKNAME: 'Nickname',
  ANNIVERSARY: 'Anniversary',
  'X-ANNIVERSARY': 'Anniversary',
  ROLE: 'Role',
  IMPP: 'Messenger',
  RELATED: 'Related',
}
/** Properties without a field of their own. */
const noted = new Map(
  Object.entries(headings).filter(([name]) => !vcardProperties.some(({ property }) => property === name)),
)

/** Texts of a card for the notes: of properties without a field, further addresses, and the user's own labels. */
function notesOf(card: readonly VcardLine[], address: VcardLine | undefined) {
  const ownLabels = card.filter(({ name, group, value }) => name === 'X-ABLABEL' && group && !value.startsWith('_$!<'))
  const labelOf = ({ name, group }: VcardLine) =>
    name === 'X-ABLABEL' ? undefined : ownLabels.find((label) => group !== '' && label.group === group)
  return card.flatMap((line) => {
    const label = labelOf(line)
    const text = line.name === 'ADR' ? addressOf(line) : plain(line)
    const isFurther = line.name === 'ADR' && line !== address
    const heading = label ? plain(label) : isFurther ? 'Address' : noted.get(line.name)
    return heading && text ? [`${heading}: ${text}`] : []
  })
}

function cellsOf(card: readonly VcardLine[]): Cells {
  const all = (name: string) => card.filter((line) => line.name === name)
  const parts = (name: string, separator: ';' | ',') => all(name).flatMap(({ value }) => partsOf(value, separator))
  const [family = '', given = '', middle = ''] = parts('N', ';')
  const [company, department] = parts('ORG', ';')
  const [address] = preferredFirst(all('ADR'))
  const phones = splitPreferred(all('TEL'))
  const emails = splitPreferred(all('EMAIL'))
  const fields = Object.fromEntries(
    vcardProperties.map(({ csv, property, read }) => [csv, read(all(property).map(plain))]),
  )
  return {
    'First name': `${given} ${middle}`.trim(),
    'Last name': family,
    Name: all('FN').map(plain).find(Boolean),
    Company: company,
    Department: department,
    Phone: phones.main,
    'More phones': phones.more,
    Email: emails.main,
    'More emails': emails.more,
    Address: address && addressOf(address),
    Labels: joinCell(parts('CATEGORIES', ',')),
    UID: all('UID').map(plain).find(Boolean),
    ...fields,
    Notes: [fields['Notes'], ...notesOf(card, address)].filter(Boolean).join('\n'),
  }
}

const isPerson = (card: readonly VcardLine[]) =>
  !card.some(({ name, value }) => name === 'KIND' && /group/i.test(value))

/** Converts a vCard file to a table with the columns that are in use. */
export function readVcards(text: string): Table {
  const cards = readCards(text).filter(isPerson).map(cellsOf)
  const used = columns.filter((column) => cards.some((cells) => cells[column]))
  return {
    columns: used,
    rows: cards.map((cells) => Object.fromEntries(used.map((column) => [column, cells[column] ?? '']))),
  }
}
