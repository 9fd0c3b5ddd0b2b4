import { inTurns } from './in-slices.ts'

/** Slices of at most `size`, in order; none without items. */
export const batches = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, batch) => items.slice(batch * size, (batch + 1) * size))

/**
 * The same one after another, for one statement each: other requests run between two of them after `sliceTime`, since
 * SQLite answers synchronously.
 */
export const batchesInTurns = <Item>(items: readonly Item[], size: number) => inTurns(batches(items, size))
