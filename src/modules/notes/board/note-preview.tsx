import { useId } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Note } from '../contract.ts'
import styles from './note-preview.module.css'

interface NotePreviewProps {
  note: Note
  /** Undefined without the permission to write. */
  onToggleItem: ((itemId: string, done: boolean) => void) | undefined
}

const maxLines = 7

/** The beginning of a note's text, or of its checklist with check boxes. */
export function NotePreview({ note: { kind, text, items, title }, onToggleItem }: NotePreviewProps) {
  const t = useTexts('notes')
  const id = useId()
  if (kind === 'text') {
    return (
      text && (
        <p className={styles.text}>
          <bdi {...asWritten(text)}>{text}</bdi>
        </p>
      )
    )
  }
  const done = items.filter((item) => item.done).length
  return (
    <>
      <ul className="grid gap-1" aria-label={`${t('items.label')}: ${title}`}>
        {items.slice(0, maxLines).map((item) => (
          <li key={item.id} className={styles.item} data-done={item.done}>
            <input
              id={`${id}${item.id}`}
              type="checkbox"
              className={styles.box}
              checked={item.done}
              disabled={!onToggleItem}
              onChange={(event) => onToggleItem?.(item.id, event.target.checked)}
            />
            <label htmlFor={`${id}${item.id}`} className={styles.label}>
              {item.text ? (
                <bdi {...asWritten(item.text)}>{item.text}</bdi>
              ) : (
                <span className={styles.blank}>{t('items.blank')}</span>
              )}
            </label>
          </li>
        ))}
      </ul>
      {items.length > 0 && (
        <p className={styles.progress}>
          {items.length > maxLines && <>{t('card.moreItems', { count: items.length - maxLines })} · </>}
          {t('card.progress', { done, total: items.length })}
        </p>
      )}
    </>
  )
}
