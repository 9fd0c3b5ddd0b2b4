import { fold } from '#platform/text/fold.ts'
import type { Row } from './import-rows.ts'

const getTitleKey = (cell: Row[string] | undefined) => (typeof cell === 'string' ? fold(cell.trim()) : '')

/** The row numbers of a file in batches of about this size; variants are in the batch of their main product. */
export function splitIntoFamilyBatches(rows: readonly Row[], size: number): number[][] {
  const families = Map.groupBy(rows.keys(), (index) => {
    const row = rows[index]
    return getTitleKey(row?.['variantOf']) || getTitleKey(row?.['sku']) || `row ${index}`
  })
  const parts: number[][] = []
  for (const family of families.values()) {
    const last = parts.at(-1)
    if (last && last.length + family.length <= size) last.push(...family)
    else parts.push([...family])
  }
  return parts
}
