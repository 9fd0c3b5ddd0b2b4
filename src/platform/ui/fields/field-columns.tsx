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
  /** The field with the name of a row, whose column is not made here; else the first text is taken for the name. */
  title?: string
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

/** Kinds that need no label at the end of a card's first line. */
const isAtEnd = (kind: FieldKind) => kind === 'money' || kind === 'choice'

/** Kinds of which two, with their labels, fit into a line of a card. */
const isShort = (kind: FieldKind) => isFigure(kind) || kind === 'date' || kind === 'yesNo' || kind === 'choice'

function listSorts({ shape: { sort } }: z.ZodObject): readonly unknown[] {
  const inner = sort instanceof z.ZodDefault ? sort.unwrap() : sort
  return inner instanceof z.ZodEnum ? inner.options : []
}

/**
 * A column for each field of a contract, in order; long texts and later fields are hidden at first. Phones show the first
 * amount or choice beside the name, and below it one or two other fields: cards have two lines, so that five rows fit.
 */
export function fieldColumns<Row extends TableRecord & Readonly<Record<string, unknown>>>({
  fields,
  list,
  texts,
  title,
}: Columns): Column<Row>[] {
  const sorts = listSorts(list)
  const getKind = (name: string) => getField(fields[name]).kind
  const shownNames = Object.keys(fields)
    .filter((name) => getKind(name) !== 'longText')
    .slice(0, maxShown)
    .filter((name) => name !== title)
  const endName = shownNames.find((name) => isAtEnd(getKind(name)))
  const named = title ?? shownNames.find((name) => getKind(name) === 'text')
  const [first, second] = shownNames.filter((name) => name !== endName && name !== named)
  const areShort = [first, second].every((name) => name !== undefined && isShort(getKind(name)))
  const namesBelow = areShort ? [first, second] : [first]
  const columnNames = Object.keys(fields).filter((name) => name !== title)
  return columnNames.map((name) => {
    const kind = getKind(name)
    return {
      id: name,
      label: texts.field(name),
      width: widths[kind],
      ...(isFigure(kind) && { align: 'end' as const }),
      ...(sorts.includes(name) && { sort: isFromTheEnd(kind) ? `-${name}` : name }),
      ...(!shownNames.includes(name) && { isHidden: true }),
      ...(name === endName
        ? { card: 'end' as const }
        : name !== named && !namesBelow.includes(name) && { isOffCard: true }),
      cell: (row) => (
        <span className={styles.cell} dir={isTextKind(kind) ? 'auto' : undefined}>
          <FieldValue schema={fields[name]} name={name} value={row[name]} texts={texts} />
        </span>
      ),
    }
  })
}
