import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import styles from './feed.module.css'

interface CommentFormProps {
  /** By which this browser keeps what was begun. */
  name: string
  label: string
  action: string
  initial?: string
  /** Rejects where it could not be sent; then the words come back. */
  onSend: (text: string) => Promise<unknown>
  onCancel?: () => void
}

/** A few words; Ctrl or Cmd with Enter sends them. */
export function CommentForm({ name, label, action, initial = '', onSend, onCancel }: CommentFormProps) {
  const t = useTexts('kanban')
  const [text, setText, sendDraft] = useTextDraft(name, initial)
  const send = () => {
    if (text.trim() === '') return
    // The application has said what went wrong.
    void sendDraft((words) => onSend(words.trim())).catch(() => {})
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever asked to change it wants to write here
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
