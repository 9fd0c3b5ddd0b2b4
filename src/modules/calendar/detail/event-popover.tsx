import { IconAlignLeft, IconBell, IconCalendar, IconClock, IconMapPin, IconRepeat } from '@tabler/icons-react'
import { Popover } from '@mui/material'
import { useId } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { formatTime } from '../grid/event-label.ts'
import { ruleText } from '../recurrence/rule-text.ts'
import type { LocalEvent } from '../events/local-event.ts'
import { getToneProps } from '../events/tone.ts'
import { useLocalFormats } from '../events/use-local-formats.ts'
import { useCalendars } from '../events/use-events.ts'
import { useReminderText } from '../events/use-reminder-text.ts'
import { useZone } from '../events/use-zone.ts'
import { createAnchor } from '../edit/anchor.ts'
import { AnswerBar } from './answer-bar.tsx'
import styles from './event-popover.module.css'
import { EventTools } from './event-tools.tsx'
import { GuestList } from './guest-list.tsx'
import { LinkedText } from './linked-text.tsx'

export interface EventPopoverActions {
  onEdit: (event: LocalEvent) => void
  onRemove: (event: LocalEvent) => void
  onDuplicate: (event: LocalEvent) => void
  onExport: (event: LocalEvent) => void
  onAnswer: (event: LocalEvent, answer: 'yes' | 'maybe' | 'no') => void
}

interface EventPopoverProps extends EventPopoverActions {
  event: LocalEvent
  canCreate: boolean
  onClose: () => void
}

/** The details of an event, beside it; in the middle if the event is not on the screen. */
export function EventPopover({ event, canCreate, onClose, ...actions }: EventPopoverProps) {
  const id = useId()
  const { answer } = event.occurrence
  const selector = `[data-event="${CSS.escape(event.key)}"]`
  const isVisible = document.querySelector(selector) !== null

  return (
    <Popover
      open
      onClose={onClose}
      anchorEl={createAnchor(selector)}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: isVisible ? 'left' : 'center' }}
      slotProps={{
        paper: { className: styles.paper ?? '', role: 'dialog', 'aria-labelledby': id, 'aria-modal': true },
      }}
    >
      <EventTools event={event} canCreate={canCreate} onClose={onClose} {...actions} />
      <EventDetails event={event} titleId={id} />
      {answer && <AnswerBar answer={answer} onAnswer={(newAnswer) => actions.onAnswer(event, newAnswer)} />}
    </Popover>
  )
}

function EventDetails({ event, titleId }: { event: LocalEvent; titleId: string }) {
  const t = useTexts('calendar')
  const { title, location, description, guests, organiser } = event.occurrence
  return (
    <div className={styles.content}>
      <div className={styles.headline}>
        <span {...getToneProps(event.color, styles.mark)} />
        <h2 id={titleId} className="text-18 break-anywhere" {...asWritten(title)} tabIndex={-1}>
          {title || t('untitled')}
        </h2>
      </div>
      <Times event={event} />
      <Recurrence event={event} />
      <Reminder event={event} />
      {location && (
        <p className={styles.line}>
          <IconMapPin size={18} aria-hidden />
          <span {...asWritten(location)}>{location}</span>
        </p>
      )}
      {guests.length > 0 && <GuestList guests={guests} organiserId={organiser.id} />}
      {description && (
        <div className={styles.line}>
          <IconAlignLeft size={18} aria-hidden />
          <LinkedText text={description} />
        </div>
      )}
      <CalendarLine event={event} />
    </div>
  )
}

/** When the event takes place, also in its own time zone. */
function Times({ event }: { event: LocalEvent }) {
  const t = useTexts('calendar')
  const localFormats = useLocalFormats()
  const { timeZone, localStart, localEnd } = event.occurrence
  const zone = useZone()
  const isElsewhere = !event.allDay && timeZone !== zone && localStart !== event.start
  return (
    <p className={styles.line}>
      <IconClock size={18} aria-hidden />
      <span>
        {formatTime(event, localFormats)}
        {isElsewhere && (
          <small>
            {t('event.inZone', {
              time: localFormats.timeRange(localStart, localEnd),
              zone: timeZone.replaceAll('_', ' '),
            })}
          </small>
        )}
      </span>
    </p>
  )
}

function Recurrence({ event }: { event: LocalEvent }) {
  const t = useTexts('calendar')
  const localFormats = useLocalFormats()
  const format = useFormats()
  const { recurrence, originalStart, localStart, changed } = event.occurrence
  if (!recurrence) return null
  return (
    <p className={styles.line}>
      <IconRepeat size={18} aria-hidden />
      <span>
        {ruleText(recurrence, originalStart ?? localStart, { t, localFormats, format })}
        {changed && <small>{t('event.changed')}</small>}
      </span>
    </p>
  )
}

function Reminder({ event }: { event: LocalEvent }) {
  const reminderText = useReminderText()
  const { reminderMinutes, allDay } = event.occurrence
  if (reminderMinutes === null) return null
  return (
    <p className={styles.line}>
      <IconBell size={18} aria-hidden />
      <span>{reminderText(reminderMinutes, allDay)}</span>
    </p>
  )
}

function CalendarLine({ event }: { event: LocalEvent }) {
  const t = useTexts('calendar')
  const { byId } = useCalendars()
  const { calendarId, organiser } = event.occurrence
  const calendar = calendarId === null ? undefined : byId.get(calendarId)
  return (
    <p className={styles.line}>
      <IconCalendar size={18} aria-hidden />
      <span>
        {calendar ? <span {...asWritten(calendar.name)}>{calendar.name}</span> : t('calendars.invitations')}
        {(!calendar || calendar.shared) && <small>{t('event.invitedBy', { name: organiser.name })}</small>}
      </span>
    </p>
  )
}
