import { toCell } from '#platform/fields/field-cells.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { AnyFieldTexts } from '#platform/ui/fields/field-texts.ts'
import { ImportFaults, ImportFigures } from '#platform/ui/import-wizard/import-outcome.tsx'
import { ResultStep } from '#platform/ui/import-wizard/result-step.tsx'
import type { Check, RecordsImportSteps, Step } from './use-records-import.ts'

interface CheckStepProps {
  check: Check
  recordsImport: RecordsImportSteps
  texts: AnyFieldTexts
}

/** The expected result, before anything is written. */
export function CheckStep({ check, recordsImport, texts }: CheckStepProps) {
  const t = useTexts('records')
  const { rows, faults } = check
  const invalidCount = new Set(faults.map(({ row }) => row)).size
  const count = rows.length - invalidCount
  return (
    <ResultStep
      back={{ label: t('back'), run: recordsImport.steps.back }}
      next={{ label: t('import.run', { count }), isDisabled: count === 0, run: () => recordsImport.write(check) }}
    >
      <ImportFigures
        figures={[
          { label: t('import.fresh'), value: count, tone: 'success' },
          { label: t('import.wrong'), value: invalidCount, tone: 'error' },
        ]}
      />
      <ImportFaults
        t={t}
        valueLabel={t('import.value')}
        faults={faults}
        describe={({ row, path, message }) => ({
          field: <span className="text-quiet text-13">{texts.field(path)}</span>,
          value: toCell(rows[row]?.[path]) || undefined,
          message,
        })}
      />
    </ResultStep>
  )
}

interface DoneStepProps {
  step: Extract<Step, { at: 'done' }>
  recordsImport: RecordsImportSteps
  onClose: () => void
}

export function DoneStep({ step: { created, skipped, isStopped, isUndone }, recordsImport, onClose }: DoneStepProps) {
  const t = useTexts('records')
  const count = created.length
  return (
    <ResultStep
      lead={
        <>
          {t(isUndone ? 'import.undone' : 'import.done', { count })}
          {isStopped && <> {t('import.stopped')}</>}
        </>
      }
      back={count > 0 && !isUndone && { label: t('undo'), run: () => recordsImport.undo(created, skipped) }}
      next={{ label: t('import.finish'), run: onClose }}
    >
      <ImportFigures
        figures={[
          { label: t('import.created'), value: isUndone ? 0 : count, tone: 'success' },
          { label: t('import.skipped'), value: skipped, tone: 'warning' },
        ]}
      />
    </ResultStep>
  )
}
