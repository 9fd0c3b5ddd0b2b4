import { useRef } from 'react'
import { batchesInTurns } from '#platform/records/batches.ts'

interface Run<Item> {
  items: readonly Item[]
  size: number
  each: (batch: readonly Item[], start: number) => Promise<unknown>
  onProgress: (done: number) => void
}

/** Work in batches that can be stopped before the next one; completed batches are kept. */
export function useProgress() {
  const stopper = useRef<AbortController>(null)
  return {
    stop: () => stopper.current?.abort(),
    /** True if all batches were completed. */
    async run<Item>({ items, size, each, onProgress }: Run<Item>) {
      const own = new AbortController()
      stopper.current = own
      let done = 0
      onProgress(done)
      try {
        for await (const batch of batchesInTurns(items, size)) {
          if (own.signal.aborted) return false
          await each(batch, done)
          done += batch.length
          onProgress(done)
        }
        return true
      } catch {
        // The error has been shown already.
        return false
      }
    },
  }
}
