import { useRef } from 'react'
import { inTurns } from '#platform/records/in-slices.ts'

interface Run<Item> {
  batches: readonly (readonly Item[])[]
  send: (batch: readonly Item[]) => Promise<unknown>
  onProgress: (done: number) => void
}

/** Work in batches that can be stopped before the next one; completed batches are kept. */
export function useProgress() {
  const stopper = useRef<AbortController>(null)
  return {
    stop: () => stopper.current?.abort(),
    /** True if all batches were completed. */
    async run<Item>({ batches, send, onProgress }: Run<Item>) {
      const controller = new AbortController()
      stopper.current = controller
      let done = 0
      onProgress(done)
      try {
        for await (const batch of inTurns(batches)) {
          if (controller.signal.aborted) return false
          await send(batch)
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
