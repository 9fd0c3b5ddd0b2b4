import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { DraftState } from './note-draft.ts'
import styles from './save-state.module.css'

interface SaveStateProps {
  status: DraftState['status']
  failure: Error | undefined
  readOnly: boolean
  onRetry: () => void
}

/** Says quietly that nothing needs to be saved by hand, and aloud when it could not be. */
export function SaveState({ status, failure, readOnly, onRetry }: SaveStateProps) {
  const t = useTexts('notes')
  if (readOnly) return <span />
  if (status === 'failed') {
    return (
      <span className={styles.state} data-failed role="alert">
        <IconCloudOff size={16} aria-hidden />
        {t('editor.failed')}
        {failure && <span className="regular">{failure.message}</span>}
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('editor.tryNow')}
        </button>
      </span>
    )
  }
  return (
    <span className={styles.state} data-saving={status === 'saving'}>
      {status === 'saving' ? <IconCloudUp size={16} aria-hidden /> : <IconCloudCheck size={16} aria-hidden />}
      {t(`editor.${status}`)}
    </span>
  )
}
