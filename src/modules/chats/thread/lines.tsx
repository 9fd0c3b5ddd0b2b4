import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useMinute } from '#platform/web/use-minute.ts'
import styles from './lines.module.css'

const day = 24 * 60 * 60_000
const getDayStart = (when: Date) => new Date(when.getFullYear(), when.getMonth(), when.getDate()).getTime()

const daysAgo = (iso: string, now: number) =>
  Math.round((getDayStart(new Date(now)) - getDayStart(new Date(iso))) / day)

/** Heading above the first message of a day: "Today", "Yesterday", or the date. */
export function DayLine({ iso }: { iso: string }) {
  const t = useTexts('chats')
  const format = useFormats()
  const days = daysAgo(iso, useMinute())
  return (
    <div className={styles.line}>
      <time className={styles.label} dateTime={iso.slice(0, 10)}>
        {days === 0 ? t('day.today') : days === 1 ? t('day.yesterday') : format.date(iso, 'longDate')}
      </time>
    </div>
  )
}

/** Line above the first unread message. */
export function NewLine() {
  const t = useTexts('chats')
  return (
    <div className={styles.line} data-new>
      <span className={styles.label}>{t('thread.new')}</span>
    </div>
  )
}
