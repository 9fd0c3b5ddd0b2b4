import type { Product } from '../contract.ts'
import { colors } from '../contract-fields.ts'

/** A colour or size of a family, and the result of choosing it with the other choice unchanged. */
export interface Choice<Value> {
  value: Value
  /** Whether the combination is in stock, sold out or does not exist. */
  state: 'there' | 'soldOut' | 'missing'
  /** The row to show: one with another size or colour if the combination does not exist. */
  product: Product
}

const findInStock = (rows: readonly Product[]) => rows.find(({ stock }) => stock) ?? rows[0]

function getChoices<Value>(
  values: readonly Value[],
  family: readonly Product[],
  hasValue: (row: Product, value: Value) => boolean,
  isExact: (row: Product) => boolean,
): Choice<Value>[] {
  return values.flatMap((value) => {
    const rows = family.filter((row) => hasValue(row, value))
    const exact = rows.find(isExact)
    const product = exact ?? findInStock(rows)
    return product ? [{ value, state: exact ? (exact.stock ? 'there' : 'soldOut') : 'missing', product }] : []
  })
}

/** The colours and sizes to choose from when this row is displayed; empty if the family has none. */
export function getFamilyChoices(family: readonly Product[], displayed: Pick<Product, 'color' | 'size'>) {
  const offeredColors = colors.filter((color) => family.some((row) => row.color === color))
  const sizes = [...new Set(family.flatMap(({ size }) => size || []))]
  return {
    colors: getChoices(
      offeredColors,
      family,
      (row, color) => row.color === color,
      ({ size }) => size === displayed.size,
    ),
    sizes: getChoices(
      sizes,
      family,
      (row, size) => row.size === size,
      ({ color }) => color === displayed.color,
    ),
  }
}
