import { Button, DialogActions, DialogContent } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ImportFigures } from '#platform/ui/import-wizard/import-outcome.tsx'
import type { Step } from './use-import.ts'

interface DoneStepProps {
  step: Extract<Step, { at: 'done' }>
  onUndo: (created: readonly number[], skipped: number) => Promise<void>
  onClose: () => void
}

export function DoneStep({ step: { created, skipped, isStopped, isUndone }, onUndo, onClose }: DoneStepProps) {
  const t = useTexts('contacts')
  return (
    <>
      <DialogContent>
        <p className="margin-block-end-4 text-quiet break-anywhere" role="status">
          {isUndone ? t('import.undone', { count: created.length }) : t('import.done', { count: created.length })}
          {isStopped && <> {t('import.stopped')}</>}
        </p>
        <ImportFigures
          figures={[
            { label: t('import.created'), value: isUndone ? 0 : created.length, tone: 'success' },
            { label: t('import.skipped'), value: skipped, tone: 'warning' },
          ]}
        />
      </DialogContent>
      <DialogActions>
        {created.length > 0 && !isUndone && (
          <Button color="secondary" onClick={() => void onUndo(created, skipped)}>
            {t('undo')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t('import.finish')}
        </Button>
      </DialogActions>
    </>
  )
}
