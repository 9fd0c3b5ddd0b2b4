import type { MutationFunctionContext } from '@tanstack/react-query'
import { changeCached } from './cached-records.ts'

// Only records on the screen have to change at once; a page has fewer.
const maxOptimistic = 100

/** Options of a bulk mutation that changes the cached records before the response, and restores them on failure. */
export const optimisticBulk = <Body extends { ids: readonly number[] }>(
  topic: string,
  change: (record: Record<string, unknown>, changes: Omit<Body, 'ids'>) => Record<string, unknown>,
) => ({
  onMutate: ({ body: { ids, ...changes } }: { body: Body }, { client }: MutationFunctionContext) => {
    const undo = ids
      .slice(0, maxOptimistic)
      .map((id) => changeCached(client, topic, id, (record) => change(record, changes)))
    return () => undo.toReversed().forEach((back) => back())
  },
  onError: (_error: Error, _input: unknown, undo: (() => void) | undefined) => undo?.(),
})
