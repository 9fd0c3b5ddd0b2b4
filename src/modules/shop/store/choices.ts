import type { Product } from '../contract.ts'
import { colors } from '../contract-fields.ts'

/** One of the colours or sizes of a family, and what comes of choosing it beside what is chosen already. */
export interface Choice<Value> {
  value: Value
  /** Whether the combination is there, sold out, or not made at all. */
  state: 'there' | 'soldOut' | 'missing'
  /** The row that is then shown: in another size or colour where the combination is not made. */
  product: Product
}

const best = (rows: readonly Product[]) => rows.find(({ stock }) => stock) ?? rows[0]

function choicesOf<Value>(
  values: readonly Value[],
  family: readonly Product[],
  isOf: (row: Product, value: Value) => boolean,
  goesWith: (row: Product) => boolean,
): Choice<Value>[] {
  return values.flatMap((value) => {
    const rows = family.filter((row) => isOf(row, value))
    const exact = rows.find(goesWith)
    const product = exact ?? best(rows)
    return product ? [{ value, state: exact ? (exact.stock ? 'there' : 'soldOut') : 'missing', product }] : []
  })
}

/** What there is to choose in a family when one of its rows is shown; nothing where all rows are alike in it. */
export function choicesIn(family: readonly Product[], shown: Pick<Product, 'color' | 'size'>) {
  const offered = colors.filter((color) => family.some((row) => row.color === color))
  const sizes = [...new Set(family.flatMap(({ size }) => size || []))]
  return {
    colors: choicesOf(
      offered,
      family,
      (row, color) => row.color === color,
      ({ size }) => size === shown.size,
    ),
    sizes: choicesOf(
      sizes,
      family,
      (row, size) => row.size === size,
      ({ color }) => color === shown.color,
    ),
  }
}
