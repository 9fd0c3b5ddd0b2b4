import { Button } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './feed.module.css'

interface CommentFormProps {
  label: string
  action: string
  initial?: string
  /** Rejects where it could not be sent; then the words come back. */
  onSend: (text: string) => Promise<unknown>
  onCancel?: () => void
}

/** A few words; Ctrl or Cmd with Enter sends them. */
export function CommentForm({ label, action, initial = '', onSend, onCancel }: CommentFormProps) {
  const t = useTexts('kanban')
  const [text, setText] = useState(initial)
  const send = () => {
    const words = text.trim()
    if (words === '') return
    setText('')
    onSend(words).catch(() => setText((now) => now || words))
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
            <Button size="small" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
