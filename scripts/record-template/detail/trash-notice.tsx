import { IconTrash } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { PlainRecord } from '../contract.ts'
import { usePlainRecordActions } from '../use-plain-record-actions.ts'
import { useRights } from '../use-rights.ts'
import styles from './trash-notice.module.css'

/** Shows that the record is in the trash, and restores it. */
export function TrashNotice({ plainRecord }: { plainRecord: PlainRecord }) {
  const t = useTexts('plain-records')
  const rights = useRights(plainRecord)
  const { restore } = usePlainRecordActions()
  return (
    <div className={styles.notice} role="status">
      <IconTrash size={20} aria-hidden />
      <p>{t('trash.here')}</p>
      {rights.update && (
        <Button size="small" color="secondary" variant="outlined" onClick={() => void restore(plainRecord)}>
          {t('trash.restore')}
        </Button>
      )}
    </div>
  )
}
