import { Button, LinearProgress } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './list-head.module.css'
import type { Progress } from './use-bulk.ts'

export function BulkProgress({ progress: { done, total }, onStop }: { progress: Progress; onStop: () => void }) {
  const t = useTexts('contacts')
  return (
    <span className="row gap-3">
      <LinearProgress
        className={styles.progress}
        variant="determinate"
        value={(done / total) * 100}
        aria-label={t('bulk.working')}
      />
      <span className="flex-none text-quiet text-13 tabular">{t('bulk.progress', { done, total })}</span>
      <Button size="small" color="secondary" onClick={onStop}>
        {t('bulk.stop')}
      </Button>
    </span>
  )
}
