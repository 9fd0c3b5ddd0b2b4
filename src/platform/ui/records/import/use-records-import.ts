import { useState } from 'react'
import type { Table } from '#platform/text/csv.ts'
import { useReasonText } from '#platform/ui/form/errors/use-message.ts'
import type { RowFault } from '#platform/ui/import-wizard/import-outcome.tsx'
import { findErrors } from '#platform/ui/import-wizard/row-faults.ts'
import { useProgress } from '#platform/ui/import-wizard/use-progress.ts'
import type { ImportRow, ImportSource } from './import-source.ts'
import { applyMapping, guessMapping, type Mapping } from './map-columns.ts'

const batchSize = 500
const undoBatchSize = 1000

/** Result of the dry run; row numbers start at 0. */
export interface Check {
  rows: readonly ImportRow[]
  faults: readonly RowFault[]
}

type Activity = 'checking' | 'importing' | 'undoing'

export type Step =
  | { at: 'choose' }
  | { at: 'map' }
  | { at: Activity; done: number; total: number }
  | { at: 'check'; check: Check }
  | { at: 'done'; created: readonly number[]; skipped: number; wasStopped: boolean; wasUndone: boolean }

const rowsIn = (faults: readonly RowFault[]) => new Set(faults.map(({ row }) => row))

/** The steps of an import: assign columns, dry run, then write in batches. */
export function useRecordsImport(source: ImportSource) {
  const reasonText = useReasonText()
  const progress = useProgress()
  const [file, setFile] = useState<Table & { name: string }>()
  const [mapping, setMapping] = useState<Mapping>({})
  const [step, setStep] = useState<Step>({ at: 'choose' })

  const run = <Item>(
    at: Activity,
    items: readonly Item[],
    size: number,
    each: (batch: readonly Item[]) => Promise<unknown>,
  ) => progress.run({ items, size, each, onProgress: (done) => setStep({ at, done, total: items.length }) })

  return {
    file,
    mapping,
    step,
    setMapping,
    stop: progress.stop,
    restart: () => setStep({ at: 'choose' }),
    back: () => setStep({ at: 'map' }),

    loadTable(next: Table & { name: string }) {
      setFile(next)
      setMapping(guessMapping(next.columns, source.fields, source.texts))
      setStep({ at: 'map' })
    },

    async check() {
      const rows = applyMapping(file?.rows ?? [], mapping, source)
      const faults = rows.flatMap((row, index) => findErrors(source.draft, row, index, reasonText))
      const invalidRows = rowsIn(faults)
      const validRows = rows.flatMap((row, index) => (invalidRows.has(index) ? [] : [{ row, index }]))
      const isComplete = await run('checking', validRows, batchSize, async (batch) => {
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
      const isComplete = await run('importing', selectedRows, batchSize, async (batch) => {
        created.push(...(await source.send([...batch], false)).created)
      })
      setStep({ at: 'done', created, skipped: rows.length - created.length, wasStopped: !isComplete, wasUndone: false })
    },

    async undo(created: readonly number[], skipped: number) {
      const isComplete = await run('undoing', created, undoBatchSize, (ids) => source.remove([...ids]))
      setStep({ at: 'done', created, skipped, wasStopped: false, wasUndone: isComplete })
    },
  }
}

export type RecordsImportWay = ReturnType<typeof useRecordsImport>
