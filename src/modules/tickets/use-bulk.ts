import { type MutationFunctionContext, useMutation } from '@tanstack/react-query'
import { batchesInTurns } from '#platform/records/batches.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { changeCached } from '#platform/web/api/cached-records.ts'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import type * as z from 'zod'
import { shownAfter } from './changed-record.ts'
import { type BulkChange, type Ticket, tickets as contract } from './contract.ts'
import { type Change, inverseCalls } from './inverse-change.ts'
import { api } from './tickets-client.ts'
import { useAllowed } from './use-rights.ts'

// As many as one call takes.
const batchSize = 1000
// More than a page holds need not look changed before they are.
const maxAtOnce = 100

/** Changes of one or many tickets in one call, with the way back. */
export function useBulk() {
  const t = useTexts('tickets')
  const colleagues = useColleagues()
  const isAllowed = useAllowed()
  const changing = {
    ...api.bulk.mutation(),
    onMutate: (
      { body: { ids, ...body } }: { body: z.input<typeof BulkChange> },
      { client }: MutationFunctionContext,
    ) => {
      const undo = ids
        .slice(0, maxAtOnce)
        .map((id) => changeCached(client, contract.name, id, (record) => shownAfter(record, body, colleagues)))
      return () => undo.toReversed().forEach((back) => back())
    },
    onError: (_error: Error, _input: unknown, undo: (() => void) | undefined) => undo?.(),
  }
  const { mutateAsync: change, isPending } = useMutation(changing)
  const { mutateAsync: remove } = useMutation(api.remove.mutation())

  const inBatches = async (ids: readonly number[], made: Change) => {
    const after: Ticket[] = []
    for await (const some of batchesInTurns(ids, batchSize))
      after.push(...(await change({ body: { ...made, ids: some } })))
    return after
  }

  const undo = async (before: readonly Ticket[], made: Change) => {
    for (const call of inverseCalls(before, made)) await inBatches(call.ids, call.change)
  }

  return {
    isPending,
    /** Changes those that one may change and says so, as `say` puts it; answers whether anything was written. */
    async apply(asked: readonly Ticket[], made: Change, say: (count: number) => string) {
      const action = made.deleted === undefined ? 'update' : 'delete'
      const before = asked.filter((ticket) => isAllowed(action, ticket))
      const skipped = asked.length - before.length
      if (before.length === 0) {
        if (skipped > 0) toast({ text: t('done.skippedAll', { count: skipped }), tone: 'error' })
        return false
      }
      try {
        const after = await inBatches(
          before.map(({ id }) => id),
          made,
        )
        const isReversible = after.every((ticket) => isAllowed(action, ticket))
        const text = say(before.length)
        toast({
          text: skipped > 0 ? `${text} ${t('done.skipped', { count: skipped })}` : text,
          ...(isReversible && { action: { label: t('undo'), run: () => void undo(before, made).catch(() => {}) } }),
        })
        return true
      } catch {
        // The application has told of the refusal.
        return false
      }
    },
    async purge(asked: readonly Ticket[]) {
      const own = asked.filter((ticket) => isAllowed('delete', ticket))
      try {
        for (const { id } of own) await remove({ params: { id } })
        toast({ text: t('done.purgedMany', { count: own.length }) })
      } catch {
        // The application has told of the refusal.
      }
    },
  }
}
