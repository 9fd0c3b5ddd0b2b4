import { type Column, columns, joinCell, detectLabel } from './contact-cells.ts'
import type { Table } from '#platform/text/csv.ts'
import { vcardProperties } from './vcard-properties.ts'
import { splitValue, readCards, unescaped, type VcardLine } from './vcard-lines.ts'

type Cells = Partial<Record<Column, string>>

const getPlainText = ({ value }: VcardLine) =>
  unescaped(value)
    .replace(/^(?:tel|mailto):/i, '')
    .trim()

const preferredFirst = (lines: readonly VcardLine[]) =>
  lines.toSorted((one, other) => Number(other.types.includes('PREF')) - Number(one.types.includes('PREF')))

const detectType = (line: VcardLine) => detectLabel(line.types.join(' '))

/** The preferred value with its type, and the others with theirs. */
function splitPreferred(lines: readonly VcardLine[]) {
  const [main, ...more] = preferredFirst(lines).filter((line) => getPlainText(line) !== '')
  return {
    main: main && getPlainText(main),
    type: main && detectType(main),
    more: joinCell(more.map((line) => `${detectType(line)}: ${getPlainText(line)}`)),
  }
}

const formatAddress = ({ value }: VcardLine) => splitValue(value, ';').filter(Boolean).join(', ')

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

/** Further values of properties of which a contact has one, as lines for the notes. */
function listFurther(card: readonly VcardLine[]) {
  const all = (name: string) => card.filter((line) => line.name === name)
  const [, , , prefix, suffix] = all('N').flatMap(({ value }) => splitValue(value, ';'))
  const texts = vcardProperties
    .filter(({ kind }) => kind !== 'longText')
    .flatMap(({ csv, property }) =>
      [...new Set(all(property).map(getPlainText).filter(Boolean))].slice(1).map((text) => [csv, text] as const),
    )
  const companies = all('ORG')
    .slice(1)
    .map(({ value }) => ['Company', splitValue(value, ';').filter(Boolean).join(', ')] as const)
  const lines = [['Name prefix', prefix] as const, ['Name suffix', suffix] as const, ...companies, ...texts]
  return lines.flatMap(([heading, text]) => (text ? [`${heading}: ${text}`] : []))
}

/** Texts of a card for the notes: of properties without a field, further addresses, and the user's own labels. */
function joinNotes(card: readonly VcardLine[], address: VcardLine | undefined) {
  const ownLabels = card.filter(({ name, group, value }) => name === 'X-ABLABEL' && group && !value.startsWith('_$!<'))
  const getLabel = ({ name, group }: VcardLine) =>
    name === 'X-ABLABEL' ? undefined : ownLabels.find((label) => group !== '' && label.group === group)
  return card.flatMap((line) => {
    const label = getLabel(line)
    const text = line.name === 'ADR' ? formatAddress(line) : getPlainText(line)
    const isFurther = line.name === 'ADR' && line !== address
    const heading = label ? getPlainText(label) : isFurther ? 'Address' : noted.get(line.name)
    return heading && text ? [`${heading}: ${text}`] : []
  })
}

function toCells(card: readonly VcardLine[]): Cells {
  const all = (name: string) => card.filter((line) => line.name === name)
  const parts = (name: string, separator: ';' | ',') => all(name).flatMap(({ value }) => splitValue(value, separator))
  const [family = '', given = '', middle = ''] = parts('N', ';')
  const [company, department] = splitValue(all('ORG')[0]?.value ?? '', ';')
  const [address] = preferredFirst(all('ADR'))
  const phones = splitPreferred(all('TEL'))
  const emails = splitPreferred(all('EMAIL'))
  const fields = Object.fromEntries(
    vcardProperties.map(({ csv, property, read }) => [csv, read(all(property).map(getPlainText))]),
  )
  return {
    'First name': `${given} ${middle}`.trim(),
    'Last name': family,
    Name: all('FN').map(getPlainText).find(Boolean),
    Company: company,
    Department: department,
    Phone: phones.main,
    'Main phone type': phones.type,
    'More phones': phones.more,
    Email: emails.main,
    'Main email type': emails.type,
    'More emails': emails.more,
    Address: address && formatAddress(address),
    Labels: joinCell(parts('CATEGORIES', ',')),
    UID: all('UID').map(getPlainText).find(Boolean),
    ...fields,
    Notes: [fields['Notes'], ...listFurther(card), ...joinNotes(card, address)].filter(Boolean).join('\n'),
  }
}

const isPerson = (card: readonly VcardLine[]) =>
  !card.some(({ name, value }) => name === 'KIND' && /group/i.test(value))

/** Converts a vCard file to a table with the columns that are in use; `omittedCount` counts what has no column. */
export function readVcards(text: string): Table & { omittedCount: number } {
  const { cards: allCards, omittedCount } = readCards(text)
  const cards = allCards.filter(isPerson).map(toCells)
  const usedColumns = columns.filter((column) => cards.some((cells) => cells[column]))
  return {
    omittedCount,
    columns: usedColumns,
    rows: cards.map((cells) => Object.fromEntries(usedColumns.map((column) => [column, cells[column] ?? '']))),
  }
}
