import { IconCloudCheck, IconCloudOff, IconCloudUp, IconPencil } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { DraftState } from './post-draft.ts'
import { failureReason } from './failure-reason.ts'
import styles from './save-state.module.css'

interface SaveStateProps {
  state: DraftState
  onRetry: () => void
}

const icons = { saved: IconCloudCheck, saving: IconCloudUp, changed: IconPencil }

/** Says quietly whether what was typed is kept, and aloud when it could not be. */
export function SaveState({ state: { status, post, failure }, onRetry }: SaveStateProps) {
  const t = useTexts('blog')
  if (status === 'conflict') return null
  if (status === 'failed')
    return (
      <span className={styles.state} data-failed role="alert">
        <IconCloudOff size={16} aria-hidden />
        {t(`write.failures.${failureReason(failure)}`)}
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('write.tryAgain')}
        </button>
      </span>
    )
  if (!post && status === 'saved') return <span className={styles.state}>{t('write.states.blank')}</span>
  const Icon = icons[status]
  return (
    <span className={styles.state} data-status={status}>
      <Icon size={16} aria-hidden />
      {t(`write.states.${status}`)}
    </span>
  )
}
