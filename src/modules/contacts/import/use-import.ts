import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useReasonText } from '#platform/ui/form/errors/use-message.ts'
import type { RowFault } from '#platform/ui/import-wizard/import-outcome.tsx'
import { findErrors } from '#platform/ui/import-wizard/row-faults.ts'
import { type BusyStep, type RunBatches, useImportSteps } from '#platform/ui/import-wizard/use-import-steps.ts'
import { batches } from '#platform/records/batches.ts'
import { choiceText } from '#platform/ui/fields/field-texts.ts'
import { getField } from '#platform/fields/fields.ts'
import { fold } from '#platform/text/fold.ts'
import { type FlatField, flatFields } from '../field-groups.ts'
import { useContactTexts } from '../use-contact-texts.ts'
import { api } from '../contacts-client.ts'
import { ContactChanges, type DuplicateHandling, ImportDraft, type ImportReport } from '../contract.ts'
import { guessMapping, type ImportField } from '../files/import-columns.ts'
import { applyMapping, type ImportRow } from '../files/import-rows.ts'

const batchSize = 500
const undoBatchSize = 1000
/** Updated contacts are restored by a request each. */
const undoneAtOnce = 5

/** The result of the dry run; rows count from 0. */
export interface Check {
  rows: readonly ImportRow[]
  faults: readonly RowFault[]
  /** The rows that match a contact. */
  repeated: ReadonlyMap<number, Match>
}

export type Match = ImportReport['duplicates'][number]

/** A contact that the import has changed. */
interface Update {
  id: number
  before: ContactChanges
  after: ContactChanges
}

export interface ImportResult {
  created: readonly number[]
  updated: readonly Update[]
  skipped: number
}

type Activity = 'checking' | 'importing' | 'undoing'

type ResultStep =
  | { at: 'check'; check: Check }
  | { at: 'done'; result: ImportResult; isStopped: boolean; isUndone: boolean }

export type Step = BusyStep<Activity> | ResultStep

/** Imports a file: columns are mapped, rows are checked, then written in batches. */
export function useImport() {
  const t = useTexts('contacts')
  const texts = useContactTexts()
  const getChoicesByLabel = (name: FlatField) =>
    new Map(getField(flatFields[name]).choices.map((value) => [fold(choiceText(texts, name, value)), value]))
  const steps = useImportSteps<ImportField, Activity, ResultStep>((columns) =>
    guessMapping(columns, (field) => t(`fields.${field}`)),
  )
  const { file, mapping, setStep } = steps
  const runs = useImportRuns(steps.run)
  return {
    steps,
    check: async () => setStep(await runs.check(applyMapping(file?.rows ?? [], mapping, getChoicesByLabel))),
    write: async (check: Check, duplicates: DuplicateHandling) => setStep(await runs.write(check, duplicates)),
    undo: async (result: ImportResult) => setStep(await runs.undo(result)),
  }
}

/** The runs over all rows; each returns the next step. */
function useImportRuns(run: RunBatches<Activity>) {
  const formatReason = useReasonText()
  const { mutateAsync: send } = useMutation(api.import.mutation())
  const { mutateAsync: change } = useMutation(api.bulk.mutation())
  const { mutateAsync: edit } = useMutation(api.edit.mutation())
  return {
    async check(rows: readonly ImportRow[]): Promise<Step> {
      const faults = rows.flatMap((row, index) => findErrors(ImportDraft, row, index, formatReason))
      const invalidRows = new Set(faults.map(({ row }) => row))
      const validRows = rows.flatMap((row, index) => (invalidRows.has(index) ? [] : [{ row, index }]))
      const repeated = new Map<number, Match>()
      const isThrough = await run('checking', batches(validRows, batchSize), async (batch) => {
        const report = await send({ body: { rows: batch.map(({ row }) => row), dryRun: true } })
        for (const match of report.duplicates) repeated.set(batch[match.row]?.index ?? -1, match)
        for (const fault of report.errors) faults.push({ ...fault, row: batch[fault.row]?.index ?? -1 })
      })
      return isThrough ? { at: 'check', check: { rows, faults, repeated } } : { at: 'map' }
    },

    async write({ rows, faults, repeated }: Check, duplicates: DuplicateHandling): Promise<Step> {
      const invalidRows = new Set(faults.map(({ row }) => row))
      const selectedRows = rows.filter(
        (_, index) => !invalidRows.has(index) && (duplicates !== 'skip' || !repeated.has(index)),
      )
      const created: number[] = []
      const updated: Update[] = []
      const isThrough = await run('importing', batches(selectedRows, batchSize), async (batch) => {
        const report = await send({ body: { rows: [...batch], duplicates } })
        created.push(...report.created)
        updated.push(...toUpdates(report))
      })
      const skipped = rows.length - created.length - new Set(updated.map(({ id }) => id)).size
      return { at: 'done', result: { created, updated, skipped }, isStopped: !isThrough, isUndone: false }
    },

    async undo(result: ImportResult): Promise<Step> {
      const restored = await run('undoing', batches(result.updated.toReversed(), undoneAtOnce), (batch) =>
        Promise.all(batch.map(({ id, before, after }) => edit({ params: { id }, body: { ...before, base: after } }))),
      )
      const isThrough =
        restored &&
        (await run('undoing', batches(result.created, undoBatchSize), (ids) =>
          change({ body: { ids: [...ids], deleted: true } }),
        ))
      return { at: 'done', result, isStopped: false, isUndone: isThrough }
    },
  }
}

/** The changes of each updated contact; several rows of a contact count as one change. */
function toUpdates({ updated, duplicates }: ImportReport): Update[] {
  const changes = Map.groupBy(
    duplicates.flatMap(({ id, changes: list }) => (list ?? []).map((change) => ({ id, ...change }))),
    ({ id }) => id,
  )
  return updated.map((id) => {
    const contactChanges = changes.get(id) ?? []
    const before = Object.fromEntries(contactChanges.toReversed().map((change) => [change.field, change.before]))
    const after = Object.fromEntries(contactChanges.map((change) => [change.field, change.after]))
    return { id, before: ContactChanges.parse(before), after: ContactChanges.parse(after) }
  })
}
