import { fold } from '#platform/text/fold.ts'
import type { Product } from '../contract.ts'
import { colors as allColors } from '../contract-fields.ts'

export type Combination = Pick<Product, 'color' | 'size'>

const maxSizeLength = 20

/** Reads sizes separated by commas, semicolons or line breaks, each once. */
export const parseSizes = (input: string) => {
  const sizes = input.split(/[,،，;\n]+/).map((size) => size.trim())
  return [...new Map(sizes.filter(Boolean).map((size) => [fold(size), size.slice(0, maxSizeLength)])).values()]
}

export const getCombinationKey = ({ color, size }: Combination) => `${color ?? ''} ${fold(size)}`

/** The combinations of these colours and sizes that do not exist yet. */
export function findMissingCombinations(
  colors: readonly NonNullable<Product['color']>[],
  sizes: readonly string[],
  rows: readonly Combination[],
): Combination[] {
  if (colors.length + sizes.length === 0) return []
  const existing = new Set(rows.map(getCombinationKey))
  const chosenColors = colors.length > 0 ? allColors.filter((color) => colors.includes(color)) : [null]
  const all = chosenColors.flatMap((color) => (sizes.length > 0 ? sizes : ['']).map((size) => ({ color, size })))
  return all.filter((one) => !existing.has(getCombinationKey(one)))
}
