import { useMutation } from '@tanstack/react-query'
import { batches } from '#platform/records/batches.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { optimisticBulk } from '#platform/web/api/optimistic-bulk.ts'
import { invoices } from '../contract.ts'
import type { BulkChange } from '../contract-drafts.ts'
import type { Status } from '../contract-fields.ts'
import type { Invoice } from '../contract-invoice.ts'
import { api } from '../invoices-client.ts'
import { isDraft } from '../lifecycle/life-steps.ts'
import { canTransition } from '../status-flow.ts'
import { useRights } from '../use-rights.ts'

type Change = Omit<BulkChange, 'ids'>

// The maximum of one call.
const batchSize = 1000

const changing = {
  ...api.bulk.mutation(),
  ...optimisticBulk<BulkChange>(invoices.name, (record, change) => ({ ...record, ...change })),
}

/** Bulk actions. Each shows a message with undo. */
export function useBulk() {
  const t = useTexts('invoices')
  const { goBack } = useRights()
  const { mutateAsync: change, isPending } = useMutation(changing)

  const changeInBatches = async (batchInvoices: readonly Invoice[], newValues: Change) => {
    const ids = batchInvoices.map(({ id }) => id)
    for (const batch of batches(ids, batchSize)) await change({ body: { ...newValues, ids: batch } })
  }

  return {
    isPending,
    async setStatus(selected: readonly Invoice[], status: Status) {
      const before = selected.filter(
        (one) => one.status !== status && canTransition(one.status, status, { back: goBack }),
      )
      const skipped = selected.length - before.length
      const skippedText = skipped > 0 ? ` ${t('list.skipped', { count: skipped })}` : ''
      if (before.length === 0) return void toast({ text: skippedText.trim(), tone: 'error' })
      await changeInBatches(before, { status })
      const undo = async () => {
        for (const [oldStatus, batchInvoices] of Map.groupBy(before, (one) => one.status))
          await changeInBatches(batchInvoices, { status: oldStatus })
      }
      // For a minute, the server lets users undo their own change of a status.
      toast({
        text: t('list.statusSet', { count: before.length, status: t(`statuses.${status}`) }) + skippedText,
        undo,
      })
    },
    async setDeleted(selected: readonly Invoice[], deleted: boolean) {
      const deletable = deleted ? selected.filter(isDraft) : selected
      const skippedCount = selected.length - deletable.length
      const unchangedText = skippedCount > 0 ? ` ${t('list.kept', { count: skippedCount })}` : ''
      if (deletable.length === 0) return void toast({ text: unchangedText.trim(), tone: 'error' })
      await changeInBatches(deletable, { deleted })
      const count = deletable.length
      toast({
        text: (deleted ? t('list.removed', { count }) : t('list.restored', { count })) + unchangedText,
        undo: () => changeInBatches(deletable, { deleted: !deleted }),
      })
    },
  }
}
