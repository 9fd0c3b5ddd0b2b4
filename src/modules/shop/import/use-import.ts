import { useMutation } from '@tanstack/react-query'
import { batches } from '#platform/records/batches.ts'
import type { RowFault } from '#platform/ui/import-wizard/import-outcome.tsx'
import { type BusyStep, useImportSteps } from '#platform/ui/import-wizard/use-import-steps.ts'
import type { ImportReport } from '../contract.ts'
import { api } from '../products-client.ts'
import { splitIntoFamilyBatches } from './family-batches.ts'
import { guessMapping, type ImportField } from './import-columns.ts'
import { applyMapping, type Row } from './import-rows.ts'

// Small enough for steady progress, large enough for speed.
const batchSize = 250
const undoBatchSize = 1000

/** The result of an import or a dry run. */
export interface Outcome {
  created: readonly number[]
  createdCount: number
  updated: number
  unchanged: number
  refused: number
  faults: readonly RowFault[]
  isStopped: boolean
}

type Activity = 'checking' | 'importing' | 'undoing'

type ResultStep =
  | { at: 'check'; rows: readonly Row[]; outcome: Outcome }
  | { at: 'done'; rows: readonly Row[]; outcome: Outcome; isUndone: boolean }

export type Step = BusyStep<Activity> | ResultStep

const addReport = (outcome: Outcome, report: ImportReport, indexes: readonly number[]): Outcome => ({
  ...outcome,
  created: [
    ...outcome.created,
    ...report.rows.flatMap((row) => (row.outcome === 'created' && row.id !== null ? [row.id] : [])),
  ],
  createdCount: outcome.createdCount + report.created,
  updated: outcome.updated + report.updated,
  unchanged: outcome.unchanged + report.unchanged,
  refused: outcome.refused + report.refused,
  faults: [
    ...outcome.faults,
    ...report.rows.flatMap(({ row, issues }) => issues.map((issue) => ({ row: indexes[row] ?? row, ...issue }))),
  ],
})

const emptyOutcome: Outcome = {
  created: [],
  createdCount: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  faults: [],
  isStopped: false,
}

/** The steps of an import: choose a file, map its columns, try it out, import it. */
export function useImport() {
  const steps = useImportSteps<ImportField, Activity, ResultStep>(guessMapping)
  const { file, mapping, setStep } = steps
  const { mutateAsync: write } = useMutation(api.import.mutation())
  const { mutateAsync: change } = useMutation(api.bulk.mutation())

  /** Sends rows in batches, each family in one of them. */
  const run = async (at: Activity, rows: readonly Row[], send: (rows: Row[]) => Promise<ImportReport>) => {
    let outcome = emptyOutcome
    const isComplete = await steps.run(at, splitIntoFamilyBatches(rows, batchSize), async (indexes) => {
      const batch = indexes.map((index) => rows[index]).filter((row) => row !== undefined)
      outcome = addReport(outcome, await send(batch), indexes)
    })
    const faults = outcome.faults.toSorted((one, other) => one.row - other.row)
    return { ...outcome, faults, isStopped: !isComplete }
  }

  return {
    steps,
    check: async () => {
      const rows = applyMapping(file?.rows ?? [], mapping)
      const outcome = await run('checking', rows, (batch) => api.import.send({ body: { rows: batch, dryRun: true } }))
      setStep(outcome.isStopped ? { at: 'map' } : { at: 'check', rows, outcome })
    },
    write: async (rows: readonly Row[]) => {
      const outcome = await run('importing', rows, (batch) => write({ body: { rows: batch } }))
      setStep({ at: 'done', rows, outcome, isUndone: false })
    },
    /** Moves created products to the trash. */
    undo: async (rows: readonly Row[], outcome: Outcome) => {
      const isUndone = await steps.run('undoing', batches(outcome.created, undoBatchSize), (ids) =>
        change({ body: { ids: [...ids], changes: { deleted: true } } }),
      )
      setStep({ at: 'done', rows, outcome, isUndone })
    },
  }
}

export type Import = ReturnType<typeof useImport>
