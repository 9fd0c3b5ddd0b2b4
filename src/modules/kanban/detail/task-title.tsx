import { useState } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './task-title.module.css'

interface TaskTitleProps {
  title: string
  canWrite: boolean
  onSave: (title: string) => void
}

/** Title field; Enter and blur save it. */
export function TaskTitle({ title, canWrite, onSave }: TaskTitleProps) {
  const t = useTexts('kanban')
  const [{ text, savedTitle }, set] = useState({ text: title, savedTitle: title })
  // A title saved by another user does not replace the text being typed.
  if (savedTitle !== title) set({ text: text === savedTitle ? title : text, savedTitle: title })
  const setText = (newText: string) => set({ text: newText, savedTitle: title })
  if (!canWrite) {
    return (
      <h2 className={styles.title} {...asWritten(title)}>
        {title}
      </h2>
    )
  }
  const save = () => {
    const line = text.replace(/\s+/g, ' ').trim()
    if (line === '') setText(title)
    else if (line !== title) onSave(line)
  }
  return (
    <h2 className="flex-1 min-inline-0 inline-full">
      <textarea
        className={styles.title}
        aria-label={t('card.title')}
        rows={1}
        dir="auto"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== title) {
            event.stopPropagation()
            setText(title)
          }
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          event.currentTarget.blur()
        }}
      />
    </h2>
  )
}
