import { Button, DialogActions, DialogContent, LinearProgress } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './import-dialog.module.css'
import type { Step } from './use-import.ts'

interface ProgressStepProps {
  step: Extract<Step, { total: number }>
  onStop: () => void
}

export function ProgressStep({ step: { at, done, total }, onStop }: ProgressStepProps) {
  const t = useTexts('contacts')
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
          {t('bulk.progress', { done, total })}
        </p>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onStop}>
          {t('cancel')}
        </Button>
      </DialogActions>
    </>
  )
}
