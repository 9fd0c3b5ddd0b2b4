import { batchesInTurns } from '#platform/records/batches.ts'

interface Run<Item> {
  items: readonly Item[]
  size: number
  /** Ends the run before the next batch. */
  signal?: AbortSignal | undefined
  each: (batch: readonly Item[], start: number) => Promise<unknown>
  onProgress?: (done: number) => void
}

/** Runs batches in sequence; resolves to the number of processed items when done or stopped. */
export async function inBatches<Item>({ items, size, signal, each, onProgress }: Run<Item>) {
  let done = 0
  for await (const batch of batchesInTurns(items, size)) {
    if (signal?.aborted) break
    await each(batch, done)
    done += batch.length
    onProgress?.(done)
  }
  return done
}
