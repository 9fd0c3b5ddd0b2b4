import { inTurns } from './in-slices.ts'

/** Slices of at most `size`, in order; none where there are no items. */
export const batches = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, batch) => items.slice(batch * size, (batch + 1) * size))

/**
 * The same one after another, for a statement each: other requests run between two of them once `sliceTime` has passed,
 * since SQLite answers before anything else has its turn.
 */
export const batchesInTurns = <Item>(items: readonly Item[], size: number) => inTurns(batches(items, size))
