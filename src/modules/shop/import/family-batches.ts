import { fold } from '#platform/text/fold.ts'
import type { Row } from './import-rows.ts'

const keyOf = (cell: Row[string] | undefined) => (typeof cell === 'string' ? fold(cell.trim()) : '')

/** The rows of a file by their numbers, in parts of about so many: variants come with their main product, wherever they stand. */
export function familyBatches(rows: readonly Row[], size: number): number[][] {
  const families = Map.groupBy(rows.keys(), (index) => {
    const row = rows[index]
    return keyOf(row?.['variantOf']) || keyOf(row?.['sku']) || `row ${index}`
  })
  const parts: number[][] = []
  for (const family of families.values()) {
    const last = parts.at(-1)
    if (last && last.length + family.length <= size) last.push(...family)
    else parts.push([...family])
  }
  return parts
}
