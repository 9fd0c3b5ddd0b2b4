import './texts.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { batches } from '#platform/records/batches.ts'
import { toast } from '#platform/ui/toasts/toast.ts'

// Maximum number of records per call.
const batchSize = 1000

type Changed = 'changed' | 'trashed' | 'restored'

/** Changes of many records, each with an undo. `change` sets these values in these records. */
export function useBulkChanges<Row extends { id: number }>(
  change: (ids: number[], values: Record<string, unknown>) => Promise<unknown>,
) {
  const t = useTexts('records')
  const inBatches = async (rows: readonly Row[], values: Record<string, unknown>) => {
    const ids = rows.map(({ id }) => id)
    for (const chunk of batches(ids, batchSize)) await change(chunk, values)
  }
  const showToast = (what: Changed, count: number, undo: () => Promise<unknown>) =>
    toast({ text: t(what, { count }), undo })

  return {
    async setDeleted(rows: readonly Row[], deleted: boolean) {
      await inBatches(rows, { deleted })
      showToast(deleted ? 'trashed' : 'restored', rows.length, () => inBatches(rows, { deleted: !deleted }))
    },
    /** Sets the same value in all records, except those that already have it. */
    async setField(rows: readonly (Row & Readonly<Record<string, unknown>>)[], name: string, value: string) {
      const others = rows.filter((row) => row[name] !== value)
      await inBatches(others, { [name]: value })
      showToast('changed', others.length, async () => {
        for (const [before, of] of Map.groupBy(others, (row) => row[name])) await inBatches(of, { [name]: before })
      })
    },
  }
}
