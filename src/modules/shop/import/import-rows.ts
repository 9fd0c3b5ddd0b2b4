import { type CellValue, fromCell } from '#platform/fields/field-cells.ts'
import { getField } from '#platform/fields/fields.ts'
import type { ColumnMapping } from '#platform/records/column-mapping.ts'
import { fold } from '#platform/text/fold.ts'
import { categories, colors, genders, productStatuses } from '../contract-fields.ts'
import { toHtml } from '../description-cell.ts'
import { genericFields, isGenericField } from '../generic-fields.ts'
import { colorWords } from '../product-colors.ts'
import { parseAmount, parseDiscount, parseQuantity } from '../list/typed-values.ts'
import { type ImportField, importFields } from './import-columns.ts'

/** A product for `import`; unreadable values are kept as text, for the server to reject with their field. */
export type Row = Record<string, CellValue>

// Names of choices in files of the four languages.
const choiceSynonyms: Record<string, string> = {
  livres: 'books',
  mode: 'fashion',
  vêtements: 'fashion',
  clothes: 'fashion',
  électronique: 'electronics',
  jouets: 'toys',
  كتب: 'books',
  أزياء: 'fashion',
  إلكترونيات: 'electronics',
  ألعاب: 'toys',
  图书: 'books',
  服饰: 'fashion',
  电子产品: 'electronics',
  玩具: 'toys',
  children: 'Kids',
  hommes: 'Men',
  femmes: 'Women',
  enfants: 'Kids',
  رجال: 'Men',
  نساء: 'Women',
  أطفال: 'Kids',
  男士: 'Men',
  女士: 'Women',
  儿童: 'Kids',
  published: 'active',
  true: 'active',
  'en vente': 'active',
  معروض: 'active',
  在售: 'active',
  archived: 'draft',
  false: 'draft',
  brouillon: 'draft',
  مسودة: 'draft',
  草稿: 'draft',
}
const choiceByName = new Map([
  ...[...categories, ...genders, ...colors, ...productStatuses].map((value) => [fold(value), value] as const),
  ...Object.entries(choiceSynonyms).map(([word, value]) => [fold(word), value] as const),
])
const parseChoice = (cell: string) => choiceByName.get(fold(cell)) ?? cell

const colorNames = new Map(
  colors.flatMap((color) => {
    const { name, others } = colorWords[color]
    return [name, ...others.split(', ')].map((word) => [fold(word), color] as const)
  }),
)

// More than any field accepts, so that the server rejects the row and names the field.
const maxValues = 60

const list = (cell: string) => [
  ...new Set(
    cell
      .split(/[,;|\s]+/)
      .filter(Boolean)
      .slice(0, maxValues)
      .map(parseChoice),
  ),
]
/** One of the shop's colours, also by its name. */
const parseColor = (cell: string) => choiceByName.get(fold(cell)) ?? colorNames.get(fold(cell)) ?? cell

const isYes = (cell: string) => /^(?:true|yes|y|1|x|oui|vrai|نعم|是)$/i.test(cell)

const readers: Partial<Record<ImportField, (cell: string) => Row[string]>> = {
  price: (cell) => parseAmount(cell) ?? cell,
  discount: (cell) => parseDiscount(cell) ?? cell,
  qty: (cell) => parseQuantity(cell) ?? cell,
  category: list,
  gender: parseChoice,
  colors: list,
  color: parseColor,
  status: parseChoice,
  related: isYes,
  description: toHtml,
}

const read = (field: ImportField, cell: string) =>
  readers[field]?.(cell) ?? (isGenericField(field) ? fromCell(getField(genericFields[field]), cell) : cell)

/** Converts the rows of a file to products by the mapping; empty cells are omitted. */
export function applyMapping(
  rows: readonly Readonly<Record<string, string>>[],
  mapping: ColumnMapping<ImportField>,
): Row[] {
  const columnByField = new Map(Object.entries(mapping).map(([column, field]) => [field, column]))
  return rows.map((row) =>
    Object.fromEntries(
      importFields.flatMap((field) => {
        const cell = row[columnByField.get(field) ?? '']?.trim()
        return cell ? [[field, read(field, cell)]] : []
      }),
    ),
  )
}
