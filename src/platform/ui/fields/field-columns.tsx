import * as z from 'zod'
import { type FieldKind, getField, isTextKind } from '#platform/fields/fields.ts'
import type { Shape } from '#platform/fields/contract-shapes.ts'
import type { Column, TableRecord } from '#platform/ui/table/columns/column.ts'
import type { AnyFieldTexts } from './field-texts.ts'
import styles from './field-columns.module.css'
import { FieldValue } from './field-value.tsx'

interface Columns {
  fields: Shape
  /** The contract's list, for its sort options. */
  list: z.ZodObject
  texts: AnyFieldTexts
}

const widths: Record<FieldKind, number> = {
  text: 180,
  longText: 260,
  email: 220,
  phone: 160,
  url: 220,
  date: 132,
  number: 116,
  money: 124,
  yesNo: 100,
  choice: 132,
  choices: 180,
  person: 180,
  record: 200,
  files: 124,
}

/** Kinds whose first sort order is descending. */
const isFromTheEnd = (kind: FieldKind) => kind === 'number' || kind === 'money' || kind === 'date'

const isFigure = (kind: FieldKind) => kind === 'number' || kind === 'money'

// Wider rows are hard to read; users can show further columns.
const maxShown = 6

// Pixels of columns below the name of a card: about two lines, so that a phone shows several cards.
const cardWidth = 440

function listSorts({ shape: { sort } }: z.ZodObject): readonly unknown[] {
  const inner = sort instanceof z.ZodDefault ? sort.unwrap() : sort
  return inner instanceof z.ZodEnum ? inner.options : []
}

/** The first of the shown fields, after the name, that fit on a card. */
function listOnCard(names: readonly string[], fields: Shape) {
  const [title = '', ...others] = names
  let width = 0
  const end = others.findIndex((name) => (width += widths[getField(fields[name]).kind]) > cardWidth)
  return [title, ...others.slice(0, end === -1 ? undefined : end)]
}

/**
 * A column for each field of a contract, in order; long texts and later fields are hidden at first, and cards on phones
 * show the first ones.
 */
export function fieldColumns<Row extends TableRecord & Readonly<Record<string, unknown>>>({
  fields,
  list,
  texts,
}: Columns): Column<Row>[] {
  const sorts = listSorts(list)
  const shownNames = Object.keys(fields)
    .filter((name) => getField(fields[name]).kind !== 'longText')
    .slice(0, maxShown)
  const namesOnCard = listOnCard(shownNames, fields)
  return Object.entries(fields).map(([name, schema]) => {
    const { kind } = getField(schema)
    return {
      id: name,
      label: texts.field(name),
      width: widths[kind],
      ...(isFigure(kind) && { align: 'end' as const }),
      ...(sorts.includes(name) && { sort: isFromTheEnd(kind) ? `-${name}` : name }),
      ...(!shownNames.includes(name) && { isHidden: true }),
      ...(!namesOnCard.includes(name) && { isOffCard: true }),
      cell: (row) => (
        <span className={styles.cell} dir={isTextKind(kind) ? 'auto' : undefined}>
          <FieldValue schema={schema} name={name} value={row[name]} texts={texts} />
        </span>
      ),
    }
  })
}
