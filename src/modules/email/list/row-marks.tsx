import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import check from '#platform/ui/row-list/check.module.css'
import type { Conversation } from '../contract-email.ts'
import styles from './mail-row.module.css'

interface RowMarksProps {
  conversation: Conversation
  isSelected: boolean
  canChange: boolean
  onSelect: (extend: boolean) => void
  onStar: () => void
}

/** Checkbox and star of a row. */
export function RowMarks({ conversation, isSelected, canChange, onSelect, onStar }: RowMarksProps) {
  const t = useTexts('email')
  const subject = conversation.subject || t('noSubject')
  return (
    <span role="gridcell" className={styles.marks}>
      {canChange && (
        <label className={styles.box}>
          <input
            type="checkbox"
            className={check.check}
            tabIndex={-1}
            aria-label={t('list.select', { subject })}
            checked={isSelected}
            onChange={({ nativeEvent, currentTarget }) => {
              onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
              currentTarget.closest<HTMLElement>('[role="row"]')?.focus({ preventScroll: true })
            }}
          />
        </label>
      )}
      {(canChange || conversation.starred) && (
        <button
          type="button"
          className={styles.star}
          tabIndex={-1}
          aria-label={t('star', { subject })}
          aria-pressed={conversation.starred}
          disabled={!canChange}
          onClick={onStar}
        >
          {conversation.starred ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
        </button>
      )}
    </span>
  )
}
