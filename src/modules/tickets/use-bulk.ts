import { useMutation } from '@tanstack/react-query'
import { batchesInTurns } from '#platform/records/batches.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { changeEach } from '#platform/records/change-each.ts'
import { useReportPurged } from '#platform/ui/records/use-report-purged.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { optimisticBulk } from '#platform/web/api/optimistic-bulk.ts'
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

/** As shipped, agents change tickets that are not a colleague's, and delete those that they have created. */
const skippedTexts = {
  update: { some: 'done.skipped', all: 'done.skippedAll' },
  delete: { some: 'done.skippedRemoval', all: 'done.skippedAllRemoval' },
} as const

/** Changes one or many tickets in one call, with undo. */
export function useBulk() {
  const t = useTexts('tickets')
  const isAllowed = useAllowed()
  const { changeAll, isPending } = useChangeAll()
  const { mutateAsync: purge } = useMutation(api.purge.mutation({ quiet: true }))
  const reportPurged = useReportPurged()

  const addSkipped = (text: string, action: keyof typeof skippedTexts, count: number) =>
    count > 0 ? `${text} ${t(skippedTexts[action].some, { count })}` : text
  const reportAllSkipped = (action: keyof typeof skippedTexts, count: number) => {
    if (count > 0) toast({ text: t(skippedTexts[action].all, { count }), tone: 'error' })
  }

  const undo = async (ticketsBefore: readonly Ticket[], change: Change, onUndo?: () => void) => {
    onUndo?.()
    for (const call of inverseCalls(ticketsBefore, change)) await changeAll(call.ids, call.change)
  }

  return {
    isPending,
    /** Changes the tickets that the user may change and reports it; answers whether any was changed. */
    async apply(
      tickets: readonly Ticket[],
      change: Change,
      formatText: (count: number) => string,
      // Reverts the other effects of the change.
      onUndo?: () => void,
    ) {
      const action = change.deleted === undefined ? 'update' : 'delete'
      const ticketsBefore = tickets.filter((ticket) => isAllowed(action, ticket))
      const skipped = tickets.length - ticketsBefore.length
      if (ticketsBefore.length === 0) {
        reportAllSkipped(action, skipped)
        return false
      }
      try {
        const ids = ticketsBefore.map(({ id }) => id)
        const ticketsAfter = await changeAll(ids, change)
        const isReversible = ticketsAfter.every((ticket) => isAllowed(action, ticket))
        toast({
          text: addSkipped(formatText(ticketsBefore.length), action, skipped),
          ...(isReversible && { undo: () => undo(ticketsBefore, change, onUndo) }),
        })
        return true
      } catch {
        // The application reports failures itself.
        return false
      }
    },
    async purge(selected: readonly Ticket[]) {
      const allowed = selected.filter((ticket) => isAllowed('delete', ticket))
      const skipped = selected.length - allowed.length
      if (allowed.length === 0) return reportAllSkipped('delete', skipped)
      const { changed, ...rest } = await changeEach(allowed, ({ id }) => purge({ params: { id } }))
      const getDoneText = (count: number) => addSkipped(t('done.purgedMany', { count }), 'delete', skipped)
      reportPurged({ count: changed.length, ...rest, getDoneText })
    },
  }
}

/** Sends a change in batches and shows it before the answer. */
function useChangeAll() {
  const colleagues = useColleagues()
  const mutationOptions = {
    ...api.bulk.mutation(),
    ...optimisticBulk<z.input<typeof BulkChange>>(contract.name, (record, change) =>
      shownAfter(record, change, colleagues),
    ),
  }
  const { mutateAsync, isPending } = useMutation(mutationOptions)
  const changeAll = async (ids: readonly number[], change: Change) => {
    const ticketsAfter: Ticket[] = []
    for await (const batch of batchesInTurns(ids, batchSize))
      ticketsAfter.push(...(await mutateAsync({ body: { ...change, ids: batch } })))
    return ticketsAfter
  }
  return { changeAll, isPending }
}
