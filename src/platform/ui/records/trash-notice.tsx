import { IconTrash } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './trash-notice.module.css'

interface TrashNoticeProps {
  text: string
  /** Undefined for users who may not restore the record. */
  onRestore: (() => void) | undefined
}

/** Shows that the record is in the trash, and restores it. */
export function TrashNotice({ text, onRestore }: TrashNoticeProps) {
  const t = useTexts('platform')
  return (
    <div className={styles.notice} role="status">
      <IconTrash size={20} aria-hidden />
      <p>{text}</p>
      {onRestore && (
        <Button size="small" color="secondary" variant="outlined" onClick={onRestore}>
          {t('trash.restore')}
        </Button>
      )}
    </div>
  )
}
