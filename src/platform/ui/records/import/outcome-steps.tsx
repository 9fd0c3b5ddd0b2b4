import { Button, DialogActions, DialogContent } from '@mui/material'
import { toCell } from '#platform/fields/field-cells.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { AnyFieldTexts } from '#platform/ui/fields/field-texts.ts'
import { ImportFaults, ImportFigures } from '#platform/ui/import-wizard/import-outcome.tsx'
import type { Check, RecordsImportWay, Step } from './use-records-import.ts'

interface CheckStepProps {
  check: Check
  way: RecordsImportWay
  texts: AnyFieldTexts
}

/** The expected result, before anything is written. */
export function CheckStep({ check, way, texts }: CheckStepProps) {
  const t = useTexts('records')
  const { rows, faults } = check
  const wrong = new Set(faults.map(({ row }) => row)).size
  const count = rows.length - wrong
  return (
    <>
      <DialogContent>
        <ImportFigures
          figures={[
            { label: t('import.fresh'), value: count, tone: 'success' },
            { label: t('import.wrong'), value: wrong, tone: 'error' },
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
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={way.back}>
          {t('back')}
        </Button>
        <Button variant="contained" disabled={count === 0} onClick={() => void way.write(check)}>
          {t('import.run', { count })}
        </Button>
      </DialogActions>
    </>
  )
}

interface DoneStepProps {
  step: Extract<Step, { at: 'done' }>
  way: RecordsImportWay
  onClose: () => void
}

export function DoneStep({ step: { created, skipped, isStopped, isUndone }, way, onClose }: DoneStepProps) {
  const t = useTexts('records')
  const count = created.length
  return (
    <>
      <DialogContent>
        <p className="margin-block-end-4 text-quiet break-anywhere" role="status">
          {t(isUndone ? 'import.undone' : 'import.done', { count })}
          {isStopped && <> {t('import.stopped')}</>}
        </p>
        <ImportFigures
          figures={[
            { label: t('import.created'), value: isUndone ? 0 : count, tone: 'success' },
            { label: t('import.skipped'), value: skipped, tone: 'warning' },
          ]}
        />
      </DialogContent>
      <DialogActions>
        {count > 0 && !isUndone && (
          <Button color="secondary" onClick={() => void way.undo(created, skipped)}>
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
