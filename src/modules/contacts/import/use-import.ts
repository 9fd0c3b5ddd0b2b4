import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useReasonText } from '#platform/ui/form/errors/use-message.ts'
import type { RowFault } from '#platform/ui/import-wizard/import-outcome.tsx'
import { findErrors } from '#platform/ui/import-wizard/row-faults.ts'
import { useProgress } from '#platform/ui/import-wizard/use-progress.ts'
import { choiceText } from '#platform/ui/fields/field-texts.ts'
import { fieldOf } from '#platform/fields/fields.ts'
import { fold } from '#platform/text/fold.ts'
import { type FlatField, flatFields } from '../field-places.ts'
import { useContactTexts } from '../use-contact-texts.ts'
import { api } from '../contacts-client.ts'
import { ContactDraft } from '../contract.ts'
import { guessMapping, type Mapping } from '../files/import-columns.ts'
import { applyMapping, type ImportRow } from '../files/import-rows.ts'
import type { ContactsFile } from '../files/read-file.ts'

const batchSize = 500
const undoBatchSize = 1000

/** The result of the dry run; rows count from 0. */
export interface Check {
  rows: readonly ImportRow[]
  faults: readonly RowFault[]
  repeated: ReadonlySet<number>
}

export type Step =
  | { at: 'choose' }
  | { at: 'map' }
  | { at: 'checking' | 'importing' | 'undoing'; done: number; total: number }
  | { at: 'check'; check: Check }
  | { at: 'done'; created: readonly number[]; skipped: number; isStopped: boolean; isUndone: boolean }

/** Imports a file: columns are mapped, rows are checked, then written in batches. */
export function useImport() {
  const t = useTexts('contacts')
  const texts = useContactTexts()
  const labelsOf = (name: FlatField) =>
    new Map(fieldOf(flatFields[name]).choices.map((value) => [fold(choiceText(texts, name, value)), value]))
  const [file, setFile] = useState<ContactsFile & { name: string }>()
  const [mapping, setMapping] = useState<Mapping>({})
  const [step, setStep] = useState<Step>({ at: 'choose' })
  const progress = useProgress()

  /** Runs through the items and shows the progress; true if it was not stopped. */
  const run: Run = (at, items, size, each) =>
    progress.run({ items, size, each, onProgress: (done) => setStep({ at, done, total: items.length }) })
  const runs = useImportRuns(run)

  return {
    file,
    mapping,
    step,
    setMapping,
    stop: progress.stop,
    restart: () => setStep({ at: 'choose' }),
    back: () => setStep({ at: 'map' }),
    chooseFile(next: ContactsFile & { name: string }) {
      setFile(next)
      setMapping(guessMapping(next.columns, (field) => t(`fields.${field}`)))
      setStep({ at: 'map' })
    },
    check: async () => setStep(await runs.check(applyMapping(file?.rows ?? [], mapping, labelsOf))),
    write: async (check: Check, duplicates: 'skip' | 'create') => setStep(await runs.write(check, duplicates)),
    undo: async (created: readonly number[], skipped: number) => setStep(await runs.undo(created, skipped)),
  }
}

type Run = <Item>(
  at: 'checking' | 'importing' | 'undoing',
  items: readonly Item[],
  size: number,
  each: (batch: readonly Item[]) => Promise<unknown>,
) => Promise<boolean>

/** The runs over all rows; each answers the next step. */
function useImportRuns(run: Run) {
  const say = useReasonText()
  const { mutateAsync: send } = useMutation(api.import.mutation())
  const { mutateAsync: change } = useMutation(api.bulk.mutation())
  return {
    async check(rows: readonly ImportRow[]): Promise<Step> {
      const faults = rows.flatMap((row, index) => findErrors(ContactDraft, row, index, say))
      const wrong = new Set(faults.map(({ row }) => row))
      const good = rows.flatMap((row, index) => (wrong.has(index) ? [] : [{ row, index }]))
      const repeated = new Set<number>()
      const isThrough = await run('checking', good, batchSize, async (batch) => {
        const report = await send({ body: { rows: batch.map(({ row }) => row), dryRun: true } })
        for (const { row } of report.duplicates) repeated.add(batch[row]?.index ?? -1)
        for (const fault of report.errors) faults.push({ ...fault, row: batch[fault.row]?.index ?? -1 })
      })
      return isThrough ? { at: 'check', check: { rows, faults, repeated } } : { at: 'map' }
    },

    async write({ rows, faults, repeated }: Check, duplicates: 'skip' | 'create'): Promise<Step> {
      const wrong = new Set(faults.map(({ row }) => row))
      const chosen = rows.filter((_, index) => !wrong.has(index) && (duplicates === 'create' || !repeated.has(index)))
      const created: number[] = []
      const isThrough = await run('importing', chosen, batchSize, async (batch) => {
        const report = await send({ body: { rows: [...batch], duplicates } })
        created.push(...report.created)
      })
      return { at: 'done', created, skipped: rows.length - created.length, isStopped: !isThrough, isUndone: false }
    },

    async undo(created: readonly number[], skipped: number): Promise<Step> {
      const isThrough = await run('undoing', created, undoBatchSize, (ids) =>
        change({ body: { ids: [...ids], deleted: true } }),
      )
      return { at: 'done', created, skipped, isStopped: false, isUndone: isThrough }
    },
  }
}
