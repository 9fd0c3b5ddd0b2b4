import { useMutation } from '@tanstack/react-query'
import type * as z from 'zod'
import { batchesInTurns } from '#platform/records/batches.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { Selection } from '#platform/ui/row-list/use-selection.ts'
import type { BulkChange, BulkReport, Product } from '../contract.ts'
import { api } from '../products-client.ts'
import type { Filters } from './products-view.ts'

/** A change of all selected products. */
export type Change = Omit<z.input<typeof BulkChange>, 'ids'>

// The maximum of one call.
const batchSize = 1000

/** The ids of the selected products. */
export async function fetchSelectedIds({ all, some }: Selection<Product>, filters: Filters): Promise<number[]> {
  const ids = all ? await api.ids.send({ query: filters }) : [...some.values()].map(({ id }) => id)
  return all ? ids.filter((id) => !some.has(id)) : ids
}

/** Changes many products, with undo. */
export function useBulk() {
  const t = useTexts('shop')
  const { mutateAsync: change, isPending } = useMutation(api.bulk.mutation())
  const { mutateAsync: changeEach } = useMutation(api.editEach.mutation())

  /** Undoes a change, except where someone has changed the same field or sold the pieces since. */
  const undo = async (before: BulkReport['before']) => {
    let count = 0
    for await (const products of batchesInTurns(before, batchSize)) {
      const { kept } = await changeEach({ body: { products: [...products] } })
      count += kept.length
    }
    if (count > 0) toast({ text: t('table.done.kept', { count }) })
  }

  return {
    isPending,
    /** Reports the number of changes in the text of `getText`; returns whether all succeeded. */
    async apply(ids: readonly number[], changes: Change, getText: (count: number) => string) {
      const before: BulkReport['before'] = []
      const report = () => {
        if (before.length === 0) return toast({ text: t('table.done.nothing') })
        return toast({ text: getText(before.length), undo: () => undo(before) })
      }
      try {
        for await (const batch of batchesInTurns(ids, batchSize)) {
          before.push(...(await change({ body: { ...changes, ids: [...batch] } })).before)
        }
        report()
        return true
      } catch {
        // The application has already reported the error; earlier batches can be undone.
        if (before.length > 0) report()
        return false
      }
    },
  }
}
