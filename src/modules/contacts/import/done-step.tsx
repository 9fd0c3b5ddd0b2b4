import { useTexts } from '#platform/i18n/use-texts.ts'
import { ImportFigures } from '#platform/ui/import-wizard/import-outcome.tsx'
import { ResultStep } from '#platform/ui/import-wizard/result-step.tsx'
import { OmittedNote } from './omitted-note.tsx'
import type { Step, ImportResult } from './use-import.ts'

interface DoneStepProps {
  step: Extract<Step, { at: 'done' }>
  omittedCount: number
  onUndo: (result: ImportResult) => Promise<void>
  onClose: () => void
}

export function DoneStep({ step: { result, isStopped, isUndone }, omittedCount, onUndo, onClose }: DoneStepProps) {
  const t = useTexts('contacts')
  const { created, updated, skipped } = result
  const count = created.length + updated.length
  return (
    <ResultStep
      lead={
        <>
          {t(isUndone ? 'import.undone' : 'import.done', { count: isUndone ? created.length : count })}
          {isUndone && updated.length > 0 && <> {t('import.restored')}</>}
          {isStopped && <> {t('import.stopped')}</>}
        </>
      }
      back={count > 0 && !isUndone && { label: t('undo'), run: () => onUndo(result) }}
      next={{ label: t('import.finish'), run: onClose }}
    >
      <ImportFigures
        figures={[
          { label: t('import.created'), value: isUndone ? 0 : created.length, tone: 'success' },
          { label: t('import.updated'), value: isUndone ? 0 : updated.length, tone: 'info' },
          { label: t('import.skipped'), value: skipped, tone: 'warning' },
        ]}
      />
      {!isUndone && <OmittedNote count={omittedCount} />}
    </ResultStep>
  )
}
