import { IconRepeat } from '@tabler/icons-react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { isBanner, type LocalEvent } from '../events/local-event.ts'
import { getToneProps } from '../events/tone.ts'
import { useLocalFormats } from '../events/use-local-formats.ts'
import styles from './agenda.module.css'
import { AbbreviatedText } from './abbreviated-text.tsx'
import { useEventLabel } from './event-label.ts'

interface AgendaEventProps {
  event: LocalEvent
  /** Date of the heading above; search results show the date in the row instead. */
  date?: string
  isOpen: boolean
  onOpen: (event: LocalEvent) => void
}

/** An event as a line of a list. */
export function AgendaEvent({ event, date, isOpen, onOpen }: AgendaEventProps) {
  const t = useTexts('calendar')
  const localFormats = useLocalFormats()
  const label = useEventLabel()
  const { title, location, answer, recurrence } = event.occurrence
  const hours =
    isBanner(event) || (date && !event.start.startsWith(date))
      ? t('allDay')
      : localFormats.timeRange(event.start, event.end)
  return (
    <button
      type="button"
      className={styles.event}
      data-event={event.key}
      data-focus-key={event.key}
      data-date={event.start.slice(0, 10)}
      data-open={isOpen}
      data-answer={answer ?? undefined}
      aria-haspopup="dialog"
      onClick={() => onOpen(event)}
    >
      <AbbreviatedText label={label(event)}>
        <span {...getToneProps(event.color, styles.dot)} />
        {!date && <span className={styles.when}>{localFormats.date(event.start, 'dateShort')}</span>}
        <span className={styles.time}>{hours}</span>
        <span className={styles.title} {...asWritten(title)}>
          {title || t('untitled')}
          {recurrence && <IconRepeat className={styles.repeat} size={14} aria-hidden />}
        </span>
        <span className={styles.location} {...asWritten(location)}>
          {location}
        </span>
      </AbbreviatedText>
    </button>
  )
}
