import { IconCloudCheck, IconCloudOff, IconCloudUp, IconPencil } from '@tabler/icons-react'
import { useFormats } from '#platform/i18n/format.ts'
import type { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { DraftState } from './document-draft.ts'
import styles from './save-state.module.css'

interface SaveStateProps {
  state: DraftState
  onRetry: () => void
}

const icons = { saved: IconCloudCheck, saving: IconCloudUp, changed: IconPencil }

/** Which sentence says why it could not be saved. */
function reasonOf(failure: Failure | undefined) {
  if (!failure || failure.status >= 500) return 'server'
  if (failure.status === 0) return 'offline'
  if (failure.status === 401 || failure.status === 403) return 'forbidden'
  return failure.status === 404 ? 'gone' : 'refused'
}

/** Says quietly whether what was typed is kept, and aloud when it could not be. */
export function SaveState({ state: { status, document, failure }, onRetry }: SaveStateProps) {
  const t = useTexts('form-tiptap')
  const format = useFormats()
  if (status === 'conflict') return null
  if (status === 'failed')
    return (
      <span className={styles.state} data-failed role="alert">
        <IconCloudOff size={16} aria-hidden />
        {t(`failures.${reasonOf(failure)}`)}
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('tryAgain')}
        </button>
      </span>
    )
  const Icon = icons[status]
  return (
    <span className={styles.state} data-status={status}>
      <Icon size={16} aria-hidden />
      {status === 'saved' ? t('states.saved', { when: format.relative(document.updatedAt) }) : t(`states.${status}`)}
    </span>
  )
}
