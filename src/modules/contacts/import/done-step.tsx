import { useTexts } from '#platform/i18n/use-texts.ts'
import { ImportFigures } from '#platform/ui/import-wizard/import-outcome.tsx'
import { ResultStep } from '#platform/ui/import-wizard/result-step.tsx'
import type { Step } from './use-import.ts'

interface DoneStepProps {
  step: Extract<Step, { at: 'done' }>
  onUndo: (created: readonly number[], skipped: number) => Promise<void>
  onClose: () => void
}

export function DoneStep({ step: { created, skipped, isStopped, isUndone }, onUndo, onClose }: DoneStepProps) {
  const t = useTexts('contacts')
  const count = created.length
  return (
    <ResultStep
      lead={
        <>
          {t(isUndone ? 'import.undone' : 'import.done', { count })}
          {isStopped && <> {t('import.stopped')}</>}
        </>
      }
      back={count > 0 && !isUndone && { label: t('undo'), run: () => onUndo(created, skipped) }}
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
