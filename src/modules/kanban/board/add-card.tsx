import { IconPlus } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useId, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import { maxTitles } from '../contract-schemas.ts'
import styles from './add-card.module.css'

interface AddCardProps {
  columnId: number
  column: string
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  /** Rejects where they could not be added. */
  onAdd: (titles: string[]) => Promise<unknown>
}

const maxTitleLength = 200

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '')
        .trim()
        .slice(0, maxTitleLength),
    )
    .filter(Boolean)
    .slice(0, maxTitles)

/** Writing cards one after another: Enter adds and stays; several lines, as pasted from elsewhere, can be as many cards. */
export function AddCard({ columnId, column, isOpen, onOpen, onClose, onAdd }: AddCardProps) {
  const t = useTexts('kanban')
  const hint = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [text, setText, send] = useTextDraft(`kanban.card.new.${columnId}`)
  const lines = linesOf(text)

  const add = (titles: string[]) => {
    if (titles.length === 0) return
    field.current?.focus()
    // The application has said what went wrong.
    void send(() => onAdd(titles)).catch(() => {})
  }
  const asOne = () => add([lines.join(' ').slice(0, maxTitleLength)].filter(Boolean))
  const close = () => {
    onClose()
    // The button comes back with the next picture.
    requestAnimationFrame(() => opener.current?.focus())
  }

  if (!isOpen) {
    return (
      <button
        ref={opener}
        type="button"
        className={styles.open}
        aria-label={t('add.cardIn', { column })}
        onClick={onOpen}
      >
        <IconPlus size={18} aria-hidden />
        {t('add.card')}
      </button>
    )
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (lines.length > 1) add(lines)
        else asOne()
      }}
    >
      <textarea
        ref={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opened this wants to write here
        autoFocus
        className={styles.field}
        rows={Math.min(8, Math.max(2, lines.length))}
        dir="auto"
        aria-label={t('add.field')}
        aria-describedby={hint}
        placeholder={t('add.field')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation()
            close()
          }
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          if (lines.length > 1) add(lines)
          else asOne()
        }}
        onBlur={(event) => {
          if (text.trim() === '' && !event.currentTarget.form?.contains(event.relatedTarget)) onClose()
        }}
      />
      <div className="flex wrap gap-2">
        {lines.length > 1 ? (
          <>
            <Button type="submit" variant="contained" size="small">
              {t('add.many', { count: lines.length })}
            </Button>
            <Button size="small" onClick={asOne}>
              {t('add.asOne')}
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" variant="contained" size="small" disabled={lines.length === 0}>
              {t('add.submit')}
            </Button>
            <Button size="small" onClick={close}>
              {t('cancel')}
            </Button>
          </>
        )}
      </div>
      <p id={hint} className="visually-hidden">
        {t('add.hint')}
      </p>
    </form>
  )
}
