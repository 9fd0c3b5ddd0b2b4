import { IconX } from '@tabler/icons-react'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  LinearProgress,
  useMediaQuery,
} from '@mui/material'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ChooseStep } from './choose-step.tsx'
import styles from './import-dialog.module.css'
import { MapStep } from './map-step.tsx'
import { OutcomeView } from './outcome-view.tsx'
import type { Row } from './import-rows.ts'
import { type Import, type RowFault, type Step, useImport } from './use-import.ts'

/** A file of products: chosen, its columns named, tried out, then written. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('shop')
  const id = useId()
  const way = useImport()
  const { step } = way
  const isBusy = 'total' in step
  const isSmall = useMediaQuery('(width < 600px)')
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isSmall}
      maxWidth="sm"
      aria-labelledby={id}
      // Neither a slip of the mouse nor Escape ends what is being written.
      onClose={(_, reason) => !isBusy && (reason === 'escapeKeyDown' || step.at === 'choose') && onClose()}
    >
      <DialogTitle id={id} className={styles.title}>
        {t('import.title')}
        <IconButton aria-label={t('import.close')} disabled={isBusy} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </DialogTitle>
      {step.at === 'choose' && <ChooseStep onFile={way.take} />}
      {step.at === 'map' && <MapStep way={way} />}
      {'total' in step && <ProgressStep step={step} onStop={way.stop} />}
      {step.at === 'check' && <CheckStep step={step} way={way} />}
      {step.at === 'done' && <DoneStep step={step} way={way} onClose={onClose} />}
    </Dialog>
  )
}

const valueIn =
  (rows: readonly Row[]) =>
  ({ row, path }: RowFault) =>
    rows[row]?.[path.split('.')[0] ?? '']

function ProgressStep({
  step: { at, done, total },
  onStop,
}: {
  step: Extract<Step, { total: number }>
  onStop: () => void
}) {
  const t = useTexts('shop')
  return (
    <>
      <DialogContent>
        <p className={styles.lead}>{t(`import.${at}`)}</p>
        <LinearProgress
          variant="determinate"
          value={total === 0 ? 0 : (done / total) * 100}
          aria-label={t(`import.${at}`)}
        />
        <p className={styles.figure} role="status">
          {t('import.progress', { done, total })}
        </p>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onStop}>
          {t('import.stop')}
        </Button>
      </DialogActions>
    </>
  )
}

function CheckStep({ step: { rows, outcome }, way }: { step: Extract<Step, { at: 'check' }>; way: Import }) {
  const t = useTexts('shop')
  const count = outcome.createdCount + outcome.updated
  return (
    <>
      <DialogContent>
        <p className={styles.lead} role="status">
          {t('import.checkLead')}
        </p>
        <OutcomeView outcome={outcome} valueOf={valueIn(rows)} />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={way.back}>
          {t('import.back')}
        </Button>
        <Button variant="contained" disabled={count === 0} onClick={() => void way.write(rows, outcome)}>
          {t('import.run', { count })}
        </Button>
      </DialogActions>
    </>
  )
}

interface DoneStepProps {
  step: Extract<Step, { at: 'done' }>
  way: Import
  onClose: () => void
}

function DoneStep({ step: { rows, outcome, isUndone }, way, onClose }: DoneStepProps) {
  const t = useTexts('shop')
  const { created, createdCount, updated, isStopped } = outcome
  return (
    <>
      <DialogContent>
        <p className={styles.lead} role="status">
          {isUndone
            ? t('import.undone', { count: created.length })
            : t('import.done', { count: createdCount + updated })}
          {isStopped && <> {t('import.stopped')}</>}
        </p>
        {!isUndone && <OutcomeView outcome={outcome} valueOf={valueIn(rows)} />}
      </DialogContent>
      <DialogActions>
        {created.length > 0 && !isUndone && (
          <Button color="secondary" onClick={() => void way.undo(rows, outcome)}>
            {t('import.undo', { count: created.length })}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t('import.finish')}
        </Button>
      </DialogActions>
    </>
  )
}
