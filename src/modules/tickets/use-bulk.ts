import { type MutationFunctionContext, useMutation } from '@tanstack/react-query'
import { batchesInTurns } from '#platform/records/batches.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { changeCached } from '#platform/web/api/cached-records.ts'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import type * as z from 'zod'
import { shownAfter } from './changed-record.ts'
import { type Ticket, tickets as contract } from './contract.ts'
import type { BulkChange } from './contract-bulk.ts'
import { type Change, inverseCalls } from './inverse-change.ts'
import { api } from './tickets-client.ts'
import { useAllowed } from './use-rights.ts'

// The maximum of one call.
const batchSize = 1000
// Optimistic changes are for tickets on the screen; a page has fewer.
const maxOptimistic = 100

/** Changes one or many tickets in one call, with undo. */
export function useBulk() {
  const t = useTexts('tickets')
  const isAllowed = useAllowed()
  const { changeAll, isPending } = useChangeAll()
  const { mutateAsync: remove } = useMutation(api.remove.mutation())

  const undo = async (before: readonly Ticket[], made: Change) => {
    for (const call of inverseCalls(before, made)) await changeAll(call.ids, call.change)
  }

  const undoAll = (before: readonly Ticket[], made: Change, onUndo?: () => void) => {
    onUndo?.()
    void undo(before, made).catch(() => {})
  }

  return {
    isPending,
    /** Changes the tickets that the user may change and reports it; answers whether any was changed. */
    async apply(
      tickets: readonly Ticket[],
      made: Change,
      say: (count: number) => string,
      // What belongs to the change beyond the tickets.
      onUndo?: () => void,
    ) {
      const action = made.deleted === undefined ? 'update' : 'delete'
      const before = tickets.filter((ticket) => isAllowed(action, ticket))
      const skipped = tickets.length - before.length
      if (before.length === 0) {
        if (skipped > 0) toast({ text: t('done.skippedAll', { count: skipped }), tone: 'error' })
        return false
      }
      try {
        const ids = before.map(({ id }) => id)
        const after = await changeAll(ids, made)
        const isReversible = after.every((ticket) => isAllowed(action, ticket))
        const text = say(before.length)
        toast({
          text: skipped > 0 ? `${text} ${t('done.skipped', { count: skipped })}` : text,
          ...(isReversible && { action: { label: t('undo'), run: () => undoAll(before, made, onUndo) } }),
        })
        return true
      } catch {
        // The application reports failures itself.
        return false
      }
    },
    async purge(asked: readonly Ticket[]) {
      const own = asked.filter((ticket) => isAllowed('delete', ticket))
      try {
        for (const { id } of own) await remove({ params: { id } })
        toast({ text: t('done.purgedMany', { count: own.length }) })
      } catch {
        // The application reports failures itself.
      }
    },
  }
}

/** Sends a change in batches and shows it before the answer. */
function useChangeAll() {
  const colleagues = useColleagues()
  const changing = {
    ...api.bulk.mutation(),
    onMutate: (
      { body: { ids, ...body } }: { body: z.input<typeof BulkChange> },
      { client }: MutationFunctionContext,
    ) => {
      const undo = ids
        .slice(0, maxOptimistic)
        .map((id) => changeCached(client, contract.name, id, (record) => shownAfter(record, body, colleagues)))
      return () => undo.toReversed().forEach((back) => back())
    },
    onError: (_error: Error, _input: unknown, undo: (() => void) | undefined) => undo?.(),
  }
  const { mutateAsync, isPending } = useMutation(changing)
  const changeAll = async (ids: readonly number[], change: Change) => {
    const after: Ticket[] = []
    for await (const some of batchesInTurns(ids, batchSize))
      after.push(...(await mutateAsync({ body: { ...change, ids: some } })))
    return after
  }
  return { changeAll, isPending }
}
