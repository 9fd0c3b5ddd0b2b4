import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import styles from './feed.module.css'

interface CommentFormProps {
  /** Key of the local draft. */
  name: string
  label: string
  action: string
  initial?: string
  /** If this rejects, the text returns to the field. */
  onSend: (text: string) => Promise<unknown>
  onCancel?: () => void
}

/** Form for a comment; Ctrl+Enter or Cmd+Enter sends it. */
export function CommentForm({ name, label, action, initial = '', onSend, onCancel }: CommentFormProps) {
  const t = useTexts('kanban')
  const [text, setText, sendDraft] = useTextDraft(name, initial)
  const send = () => {
    if (text.trim() === '') return
    // The app shows the error.
    void sendDraft((value) => onSend(value.trim())).catch(() => {})
  }
  const cancel = () => {
    setText(initial)
    onCancel?.()
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens for typing
        autoFocus={onCancel !== undefined}
        className={styles.field}
        aria-label={label}
        placeholder={label}
        rows={text === '' ? 1 : 3}
        dir="auto"
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
          if (event.key !== 'Escape' || !onCancel) return
          event.stopPropagation()
          onCancel()
        }}
      />
      {(text !== '' || onCancel) && (
        <div className="flex gap-2">
          <Button type="submit" variant="contained" size="small" disabled={text.trim() === ''}>
            {action}
          </Button>
          {onCancel && (
            <Button size="small" onClick={cancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
