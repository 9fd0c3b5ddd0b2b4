import { type BulkChange, countValues, maxBulkValues, maxChanges } from './contract.ts'

const sizeOf = ({ target, set }: BulkChange) => (target.ids?.length ?? 0) * countValues(set)

/** The changes that undo an action, in as many requests as the API needs: a rule may set many labels at once. */
export function undoBatches(changes: readonly BulkChange[]): BulkChange[][] {
  const result: BulkChange[][] = []
  let size = 0
  for (const change of changes) {
    const batch = result.at(-1)
    size += sizeOf(change)
    if (batch && batch.length < maxChanges && size <= maxBulkValues) batch.push(change)
    else {
      result.push([change])
      size = sizeOf(change)
    }
  }
  return result
}
