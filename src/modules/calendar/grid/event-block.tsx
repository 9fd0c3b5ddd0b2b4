import { IconRepeat } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { LocalEvent } from '../events/local-event.ts'
import { getToneProps } from '../events/tone.ts'
import { useLocalFormats } from '../events/use-local-formats.ts'
import { useNow } from '../events/use-now.ts'
import styles from './event-block.module.css'
import { AbbreviatedText } from './abbreviated-text.tsx'
import { useEventLabel } from './event-label.ts'

/** `block` in the time grid, `bar` for all-day events, `line` for timed events in a month. */
type BlockKind = 'block' | 'bar' | 'line'

const lineHeight = 16
/** Shorter events have title and time in one row. */
const minutesForTwoLines = 50

interface EventBlockProps {
  event: LocalEvent
  kind: BlockKind
  isOpen: boolean
  /** Whether Tab focuses it; arrow keys reach the others. */
  isReachable: boolean
  onOpen: (event: LocalEvent) => void
  style?: CSSProperties
  /** Its length in minutes; short events show less text. */
  minutes?: number
  startsHere?: boolean
  endsHere?: boolean
  isDragged?: boolean
}

/** An event in any grid: a button that opens it. */
export function EventBlock({
  event,
  kind,
  isOpen,
  isReachable,
  onOpen,
  style,
  minutes = 60,
  startsHere = true,
  endsHere = true,
  isDragged = false,
}: EventBlockProps) {
  const localFormats = useLocalFormats()
  const label = useEventLabel()
  const now = useNow()
  const { answer, location, writable } = event.occurrence
  const showsLocation = minutes >= 75 && location !== ''
  const lines = Math.max(1, Math.floor((minutes * 0.8 - 6) / lineHeight) - (showsLocation ? 2 : 1))
  const isTimed = kind !== 'bar' || (!event.allDay && startsHere)
  return (
    <button
      {...getToneProps(event.color, styles.event)}
      type="button"
      style={style}
      data-event={event.key}
      data-focus-key={event.key}
      data-date={event.start.slice(0, 10)}
      data-kind={kind}
      data-size={minutes < minutesForTwoLines ? 'small' : minutes < 60 ? 'medium' : 'large'}
      data-clamped={kind === 'block' && lines > 1}
      data-answer={answer ?? undefined}
      data-open={isOpen}
      data-starts={startsHere}
      data-ends={endsHere}
      data-dragged={isDragged}
      data-past={event.end <= now}
      data-writable={writable}
      tabIndex={isReachable ? 0 : -1}
      aria-haspopup="dialog"
      onClick={() => onOpen(event)}
    >
      <AbbreviatedText label={label(event)}>
        {kind === 'block' ? (
          <BlockText event={event} minutes={minutes} lines={lines} showsLocation={showsLocation} />
        ) : (
          <>
            {kind === 'line' && <span className={styles.dot} />}
            {isTimed && <span className={styles.time}>{localFormats.time(event.start)}</span>}
            <EventTitle title={event.occurrence.title} />
          </>
        )}
      </AbbreviatedText>
      {writable && kind !== 'line' && endsHere && <span className={styles.handle} data-resize />}
    </button>
  )
}

interface BlockTextProps {
  event: LocalEvent
  minutes: number
  lines: number
  showsLocation: boolean
}

function BlockText({ event, minutes, lines, showsLocation }: BlockTextProps) {
  const localFormats = useLocalFormats()
  const { title, location, recurrence } = event.occurrence
  return (
    <>
      <EventTitle title={title} lines={lines} />
      <span className={styles.time}>
        {minutes < 60 ? localFormats.time(event.start) : localFormats.timeRange(event.start, event.end)}
        {minutes >= minutesForTwoLines && recurrence && <IconRepeat className={styles.repeat} size={12} aria-hidden />}
      </span>
      {showsLocation && (
        <span className={styles.location} {...asWritten(location)}>
          {location}
        </span>
      )}
    </>
  )
}

function EventTitle({ title, lines = 1 }: { title: string; lines?: number }) {
  const t = useTexts('calendar')
  return (
    <span className={styles.title} style={lines > 1 ? { WebkitLineClamp: lines } : undefined} {...asWritten(title)}>
      {title || t('untitled')}
    </span>
  )
}
