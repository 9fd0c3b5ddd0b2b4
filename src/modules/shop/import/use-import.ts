import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { batchesInTurns } from '#platform/records/batches.ts'
import type { Table } from '#platform/text/csv.ts'
import type { RowFault } from '#platform/ui/import-wizard/import-outcome.tsx'
import { client } from '#platform/web/api/client.ts'
import { type ImportReport, shop } from '../contract.ts'
import { splitIntoFamilyBatches } from './family-batches.ts'
import { guessMapping, type Mapping } from './import-columns.ts'
import { applyMapping, type Row } from './import-rows.ts'

const api = client(shop)

// Small enough for steady progress, large enough for speed.
const batchSize = 250

export type ProductsFile = Table & { name: string }

/** The result of an import or a dry run. */
export interface Outcome {
  created: readonly number[]
  createdCount: number
  updated: number
  refused: number
  faults: readonly RowFault[]
  isStopped: boolean
}

export type Step =
  | { at: 'choose' }
  | { at: 'map' }
  | { at: 'checking' | 'importing'; done: number; total: number }
  | { at: 'check'; rows: readonly Row[]; outcome: Outcome }
  | { at: 'done'; rows: readonly Row[]; outcome: Outcome; isUndone: boolean }

const addReport = (outcome: Outcome, report: ImportReport, indexes: readonly number[]): Outcome => ({
  ...outcome,
  created: [
    ...outcome.created,
    ...report.rows.flatMap((row) => (row.outcome === 'created' && row.id !== null ? [row.id] : [])),
  ],
  createdCount: outcome.createdCount + report.created,
  updated: outcome.updated + report.updated,
  refused: outcome.refused + report.refused,
  faults: [
    ...outcome.faults,
    ...report.rows.flatMap(({ row, issues }) => issues.map((issue) => ({ row: indexes[row] ?? row, ...issue }))),
  ],
})

const emptyOutcome: Outcome = { created: [], createdCount: 0, updated: 0, refused: 0, faults: [], isStopped: false }

type Send = (rows: Row[]) => Promise<ImportReport>

/** Sends rows in batches, each family in one of them, until all are sent or the user stops. */
function useBatches(onProgress: (done: number) => void) {
  const isStopped = useRef(false)
  return {
    stop: () => {
      isStopped.current = true
    },
    run: async (rows: readonly Row[], send: Send): Promise<Outcome> => {
      isStopped.current = false
      let outcome = emptyOutcome
      let done = 0
      for (const indexes of splitIntoFamilyBatches(rows, batchSize)) {
        if (isStopped.current) break
        const batch = indexes.map((index) => rows[index]).filter((row) => row !== undefined)
        outcome = addReport(outcome, await send(batch), indexes)
        done += batch.length
        onProgress(done)
      }
      const faults = outcome.faults.toSorted((one, other) => one.row - other.row)
      return { ...outcome, faults, isStopped: done < rows.length }
    },
  }
}

/** The steps of an import: choose a file, map its columns, try it out, import it. */
export function useImport() {
  const [step, setStep] = useState<Step>({ at: 'choose' })
  const [file, setFile] = useState<ProductsFile>()
  const [mapping, setMapping] = useState<Mapping>({})
  const { mutateAsync: write } = useMutation(api.import.mutation())
  const { mutateAsync: change } = useMutation(api.bulk.mutation())
  const batches = useBatches((done) => setStep((now) => ('total' in now ? { ...now, done } : now)))

  const run = (at: 'checking' | 'importing', rows: readonly Row[], send: Send) => {
    setStep({ at, done: 0, total: rows.length })
    return batches.run(rows, send)
  }

  return {
    step,
    file,
    mapping,
    setMapping,
    selectFile: (selectedFile: ProductsFile) => {
      setFile(selectedFile)
      setMapping(guessMapping(selectedFile.columns))
      setStep({ at: 'map' })
    },
    restart: () => setStep({ at: 'choose' }),
    back: () => setStep({ at: 'map' }),
    stop: batches.stop,
    check: async () => {
      const rows = applyMapping(file?.rows ?? [], mapping)
      try {
        const outcome = await run('checking', rows, (batch) => api.import.send({ body: { rows: batch, dryRun: true } }))
        setStep(outcome.isStopped ? { at: 'map' } : { at: 'check', rows, outcome })
      } catch {
        // The application has already reported it.
        setStep({ at: 'map' })
      }
    },
    write: async (rows: readonly Row[], dryRunOutcome: Outcome) => {
      try {
        const outcome = await run('importing', rows, (batch) => write({ body: { rows: batch } }))
        setStep({ at: 'done', rows, outcome, isUndone: false })
      } catch {
        setStep({ at: 'check', rows, outcome: dryRunOutcome })
      }
    },
    /** Moves created products to the trash. */
    undo: async (rows: readonly Row[], outcome: Outcome) => {
      try {
        for await (const ids of batchesInTurns(outcome.created, 1000))
          await change({ body: { ids: [...ids], changes: { deleted: true } } })
        setStep({ at: 'done', rows, outcome, isUndone: true })
      } catch {
        // The application has already reported it.
      }
    },
  }
}

export type Import = ReturnType<typeof useImport>
