import { IconBell, IconX } from '@tabler/icons-react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toLocalDay } from '#platform/time/local-time.ts'
import { useMinute } from '#platform/web/use-minute.ts'
import styles from './reminder-chip.module.css'

interface ReminderChipProps {
  reminderAt: string
  /** Undefined if the user cannot change the reminder. */
  onEdit: (() => void) | undefined
  onRemove: (() => void) | undefined
}

/** The reminder of a note; one that is past is crossed out. */
export function ReminderChip({ reminderAt, onEdit, onRemove }: ReminderChipProps) {
  const t = useTexts('notes')
  const minute = useMinute()
  const when = useReminderTime(reminderAt, minute)
  const isPast = Date.parse(reminderAt) <= minute
  const name = t(isPast ? 'reminder.past' : 'reminder.set', { when })
  const content = (
    <>
      <IconBell size={14} className="flex-none" aria-hidden />
      <span aria-hidden>{when}</span>
      <span className="visually-hidden">{name}</span>
    </>
  )
  return (
    <div className={styles.chip} data-past={isPast || undefined}>
      {onEdit ? (
        <button type="button" className={styles.when} title={t('reminder.change')} onClick={onEdit}>
          {content}
        </button>
      ) : (
        <span className={styles.when}>{content}</span>
      )}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('reminder.remove')}
          title={t('reminder.remove')}
          onClick={onRemove}
        >
          <IconX size={14} aria-hidden />
        </button>
      )}
    </div>
  )
}

/** "Today, 18:00", "Tomorrow, 08:00", or the date and time. */
function useReminderTime(reminderAt: string, now: number) {
  const t = useTexts('notes')
  const { time, dateTime } = useFormats()
  const day = toLocalDay(new Date(reminderAt))
  const tomorrow = new Date(now)
  tomorrow.setDate(tomorrow.getDate() + 1)
  if (day === toLocalDay(new Date(now))) return t('reminder.onToday', { time: time(reminderAt) })
  return day === toLocalDay(tomorrow) ? t('reminder.onTomorrow', { time: time(reminderAt) }) : dateTime(reminderAt)
}
