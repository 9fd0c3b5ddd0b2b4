import { IconTrash } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useRights } from '../use-rights.ts'
import styles from './removed-notice.module.css'

/** The notice on a deleted invoice, with a button that restores it. */
export function RemovedNotice({ isDraft, onRestore }: { isDraft: boolean; onRestore: () => unknown }) {
  const t = useTexts('invoices')
  const { remove } = useRights()
  return (
    <div className={styles.notice} role="status">
      <IconTrash size={20} aria-hidden />
      <p>{t(isDraft ? 'removed' : 'removedIssued')}</p>
      {remove && (
        <Button size="small" color="secondary" variant="outlined" onClick={() => void onRestore()}>
          {t('restore')}
        </Button>
      )}
    </div>
  )
}
