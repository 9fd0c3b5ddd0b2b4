import { IconPlus } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import { type Category, maxTitles } from '../contract-schemas.ts'
import styles from './add-card.module.css'

interface AddCardProps {
  column: Pick<Category, 'id' | 'name'>
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** Rejects if the cards could not be added. */
  onAdd: (titles: string[]) => Promise<unknown>
}

const maxTitleLength = 200

const splitLines = (text: string) =>
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

/** Opens the form for new cards. */
export function AddCard(props: AddCardProps) {
  const t = useTexts('kanban')
  const { column, isOpen, onOpen } = props
  if (isOpen) return <AddCardForm {...props} onCancel={() => onOpen(false)} />
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={t('add.cardIn', { column: column.name })}
      onClick={() => onOpen(true)}
    >
      <IconPlus size={18} aria-hidden />
      {t('add.card')}
    </button>
  )
}

type AddCardFormProps = Pick<AddCardProps, 'column' | 'onAdd' | 'onOpen'> & { onCancel: () => void }

/** Enter adds a card and keeps the form open; several lines, such as a pasted list, can become one card each. */
function AddCardForm({ column, onAdd, onOpen, onCancel }: AddCardFormProps) {
  const t = useTexts('kanban')
  const hint = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText, send] = useTextDraft(`kanban.card.new.${column.id}`)
  const lines = splitLines(text)

  const add = (titles: string[]) => {
    if (titles.length === 0) return
    field.current?.focus()
    // The app shows the error.
    void send(() => onAdd(titles)).catch(() => {})
  }
  const addAsOneCard = () => add([lines.join(' ').slice(0, maxTitleLength)].filter(Boolean))
  const submit = () => (lines.length > 1 ? add(lines) : addAsOneCard())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onCancel()
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <textarea
        ref={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens for typing
        autoFocus
        className={styles.field}
        rows={Math.min(8, Math.max(2, lines.length))}
        dir="auto"
        aria-label={t('add.field')}
        aria-describedby={hint}
        placeholder={t('add.field')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          if (text.trim() === '' && !event.currentTarget.form?.contains(event.relatedTarget)) onOpen(false)
        }}
      />
      <FormButtons count={lines.length} onAddAsOneCard={addAsOneCard} onCancel={onCancel} />
      <p id={hint} className="visually-hidden">
        {t('add.hint')}
      </p>
    </form>
  )
}

interface FormButtonsProps {
  /** The number of lines that can become cards. */
  count: number
  onAddAsOneCard: () => void
  onCancel: () => void
}

function FormButtons({ count, onAddAsOneCard, onCancel }: FormButtonsProps) {
  const t = useTexts('kanban')
  return (
    <div className="flex wrap gap-2">
      <Button type="submit" variant="contained" size="small" disabled={count === 0}>
        {count > 1 ? t('add.many', { count }) : t('add.submit')}
      </Button>
      {count > 1 ? (
        <Button size="small" onClick={onAddAsOneCard}>
          {t('add.asOne')}
        </Button>
      ) : (
        <Button size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  )
}
