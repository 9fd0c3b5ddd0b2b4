import { IconPin, IconPinFilled, IconX } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { SaveState } from '#platform/ui/drafts/save-state.tsx'
import { useFailureText } from '#platform/ui/form/errors/use-failure-text.ts'
import { IconAction } from '../icon-action.tsx'
import type { DraftState } from './note-draft.ts'
import styles from './note-editor.module.css'

interface EditorHeadProps {
  pinned: boolean
  writable: boolean
  state: DraftState
  onRetry: () => void
  onPin: () => void
  onClose: () => void
}

const stateTexts = {
  saved: 'saved',
  changed: 'saving',
  saving: 'saving',
  failed: 'failed',
  conflict: 'failed',
} as const

/** Save status, pin and close button of an open note. */
export function EditorHead({ pinned, writable, state: { status, failure }, onRetry, onPin, onClose }: EditorHeadProps) {
  const t = useTexts('notes')
  const failureText = useFailureText()
  const Pin = pinned ? IconPinFilled : IconPin

  return (
    <div className={styles.head}>
      {writable ? (
        <SaveState
          status={status === 'changed' ? 'saving' : status}
          retry={{ label: t('editor.tryNow'), run: onRetry }}
        >
          {t(`editor.${stateTexts[status]}`)}
          {status === 'failed' && failure && <span className="regular">{failureText(failure)}</span>}
        </SaveState>
      ) : (
        <span />
      )}
      {writable && (
        <IconAction
          className="push-end"
          label={t(pinned ? 'card.unpin' : 'card.pin')}
          aria-pressed={pinned}
          onClick={onPin}
        >
          <Pin size={18} aria-hidden />
        </IconAction>
      )}
      <IconAction label={t('editor.close')} shortcut="Escape" onClick={onClose}>
        <IconX size={20} aria-hidden />
      </IconAction>
    </div>
  )
}
