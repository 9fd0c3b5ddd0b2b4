import { useState } from 'react'
import type { ColumnMapping } from '#platform/records/column-mapping.ts'
import { useProgress } from './use-progress.ts'

export interface ImportFile {
  name: string
  columns: readonly string[]
  rows: readonly Readonly<Record<string, string>>[]
  /** The number of values for which there is no column, such as pictures. */
  omittedCount?: number
}

/** The steps before the results of the dry run and of the import. */
export type BusyStep<Activity extends string> =
  | { at: 'choose' }
  | { at: 'map' }
  | { at: Activity; done: number; total: number }

/** Sends one batch after another and shows the progress; resolves to true unless it failed or was stopped. */
export type RunBatches<Activity extends string> = <Item>(
  at: Activity,
  batches: readonly (readonly Item[])[],
  send: (batch: readonly Item[]) => Promise<unknown>,
) => Promise<boolean>

const countItems = (batches: readonly (readonly unknown[])[]) =>
  batches.reduce((total, batch) => total + batch.length, 0)

/** The file of an import, the fields of its columns, and the current step; `Result` has the steps with results. */
export function useImportSteps<Field extends string, Activity extends string, Result extends { at: string }>(
  guessMapping: (columns: readonly string[]) => ColumnMapping<Field>,
) {
  const [file, setFile] = useState<ImportFile>()
  const [mapping, setMapping] = useState<ColumnMapping<Field>>({})
  const [step, setStep] = useState<BusyStep<Activity> | Result>({ at: 'choose' })
  const progress = useProgress()
  const run: RunBatches<Activity> = (at, batches, send) => {
    const total = countItems(batches)
    return progress.run({ batches, send, onProgress: (done) => setStep({ at, done, total }) })
  }
  return {
    file,
    mapping,
    step,
    setMapping,
    setStep,
    run,
    stop: progress.stop,
    restart: () => setStep({ at: 'choose' }),
    back: () => setStep({ at: 'map' }),
    chooseFile(next: ImportFile) {
      setFile(next)
      setMapping(guessMapping(next.columns))
      setStep({ at: 'map' })
    },
  }
}
