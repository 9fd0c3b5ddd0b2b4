import { batches } from '#platform/records/batches.ts'
import { useReasonText } from '#platform/ui/form/errors/use-message.ts'
import type { RowFault } from '#platform/ui/import-wizard/import-outcome.tsx'
import { findErrors } from '#platform/ui/import-wizard/row-faults.ts'
import { type BusyStep, useImportSteps } from '#platform/ui/import-wizard/use-import-steps.ts'
import type { ImportRow, ImportSource } from './import-source.ts'
import { applyMapping, guessMapping } from './map-columns.ts'

const batchSize = 500
const undoBatchSize = 1000

/** Result of the dry run; row numbers start at 0. */
export interface Check {
  rows: readonly ImportRow[]
  faults: readonly RowFault[]
}

type ResultStep =
  | { at: 'check'; check: Check }
  | { at: 'done'; created: readonly number[]; skipped: number; isStopped: boolean; isUndone: boolean }

export type Step = BusyStep<Activity> | ResultStep

type Activity = 'checking' | 'importing' | 'undoing'

const rowsIn = (faults: readonly RowFault[]) => new Set(faults.map(({ row }) => row))

/** The steps of an import: assign columns, dry run, then write in batches. */
export function useRecordsImport(source: ImportSource) {
  const reasonText = useReasonText()
  const steps = useImportSteps<string, Activity, ResultStep>((columns) =>
    guessMapping(columns, source.fields, source.texts),
  )
  const { file, mapping, setStep, run } = steps
  return {
    steps,

    async check() {
      const rows = applyMapping(file?.rows ?? [], mapping, source)
      const faults = rows.flatMap((row, index) => findErrors(source.draft, row, index, reasonText))
      const invalidRows = rowsIn(faults)
      const validRows = rows.flatMap((row, index) => (invalidRows.has(index) ? [] : [{ row, index }]))
      const isComplete = await run('checking', batches(validRows, batchSize), async (batch) => {
        const { errors } = await source.send(
          batch.map(({ row }) => row),
          true,
        )
        for (const fault of errors) faults.push({ ...fault, row: batch[fault.row]?.index ?? -1 })
      })
      setStep(isComplete ? { at: 'check', check: { rows, faults } } : { at: 'map' })
    },

    async write({ rows, faults }: Check) {
      const invalidRows = rowsIn(faults)
      const created: number[] = []
      const selectedRows = rows.filter((_, index) => !invalidRows.has(index))
      const isComplete = await run('importing', batches(selectedRows, batchSize), async (batch) => {
        created.push(...(await source.send([...batch], false)).created)
      })
      setStep({ at: 'done', created, skipped: rows.length - created.length, isStopped: !isComplete, isUndone: false })
    },

    async undo(created: readonly number[], skipped: number) {
      const isComplete = await run('undoing', batches(created, undoBatchSize), (ids) => source.remove([...ids]))
      setStep({ at: 'done', created, skipped, isStopped: false, isUndone: isComplete })
    },
  }
}

export type RecordsImportSteps = ReturnType<typeof useRecordsImport>
