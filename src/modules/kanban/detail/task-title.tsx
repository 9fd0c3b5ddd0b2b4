import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useEditedText } from '#platform/web/drafts/use-edited-text.ts'
import styles from './task-title.module.css'

interface TaskTitleProps {
  title: string
  canWrite: boolean
  /** `base` is the title when the user began to type. */
  onSave: (title: string, base: string) => Promise<unknown>
}

/** Title field; Enter and blur save it. */
export function TaskTitle({ title, canWrite, onSave }: TaskTitleProps) {
  const t = useTexts('kanban')
  const edited = useEditedText(title, onSave)
  if (!canWrite) {
    return (
      <h2 className={styles.title} {...asWritten(title)}>
        {title}
      </h2>
    )
  }
  return (
    <h2 className="flex-1 min-inline-0 inline-full">
      <textarea
        className={styles.title}
        aria-label={t('card.title')}
        rows={1}
        dir="auto"
        maxLength={200}
        value={edited.text}
        onChange={(event) => edited.write(event.target.value)}
        onBlur={edited.save}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && edited.isChanged) {
            event.stopPropagation()
            edited.reset()
          }
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          event.currentTarget.blur()
        }}
      />
    </h2>
  )
}
