import { IconAlignLeft, IconCalendar, IconClock, IconMapPin, IconRepeat } from '@tabler/icons-react'
import { Popover } from '@mui/material'
import { useId } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { whenOf } from '../grid/event-label.ts'
import { ruleWords } from '../recurrence/rule-words.ts'
import type { ShownEvent } from '../shown/shown-event.ts'
import { toneOf } from '../shown/tone.ts'
import { useClock } from '../shown/use-clock.ts'
import { useCalendars } from '../shown/use-events.ts'
import { useZone } from '../shown/use-zone.ts'
import { anchorAt } from '../edit/anchor.ts'
import { AnswerBar } from './answer-bar.tsx'
import styles from './event-popover.module.css'
import { EventTools } from './event-tools.tsx'
import { GuestList } from './guest-list.tsx'
import { LinkedText } from './linked-text.tsx'

export interface EventPopoverActions {
  onEdit: (event: ShownEvent) => void
  onRemove: (event: ShownEvent) => void
  onDuplicate: (event: ShownEvent) => void
  onExport: (event: ShownEvent) => void
  onAnswer: (event: ShownEvent, answer: 'yes' | 'maybe' | 'no') => void
}

interface EventPopoverProps extends EventPopoverActions {
  event: ShownEvent
  canCreate: boolean
  onClose: () => void
}

/** What an event is about, beside it; in the middle where it is not in sight. */
export function EventPopover({ event, canCreate, onClose, ...actions }: EventPopoverProps) {
  const t = useTexts('calendar')
  const clock = useClock()
  const format = useFormats()
  const zone = useZone()
  const { byId } = useCalendars()
  const id = useId()
  const { occurrence } = event
  const { title, location, description, guests, recurrence, calendarId, organiser, answer, timeZone } = occurrence
  const calendar = calendarId === null ? undefined : byId.get(calendarId)
  const selector = `[data-event="${CSS.escape(event.key)}"]`
  const isInSight = document.querySelector(selector) !== null
  const isElsewhere = !event.allDay && timeZone !== zone && occurrence.localStart !== event.start

  return (
    <Popover
      open
      onClose={onClose}
      anchorEl={anchorAt(selector)}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: isInSight ? 'left' : 'center' }}
      slotProps={{
        paper: { className: styles.paper ?? '', role: 'dialog', 'aria-labelledby': id, 'aria-modal': true },
      }}
    >
      <EventTools event={event} canCreate={canCreate} onClose={onClose} {...actions} />
      <div className={styles.content}>
        <div className={styles.headline}>
          <span {...toneOf(event.color, styles.mark)} />
          <h2 id={id} className="text-18 break-anywhere" dir="auto" tabIndex={-1}>
            {title || t('untitled')}
          </h2>
        </div>
        <p className={styles.line}>
          <IconClock size={18} aria-hidden />
          <span>
            {whenOf(event, clock)}
            {isElsewhere && (
              <small>
                {t('event.inZone', {
                  time: clock.timeRange(occurrence.localStart, occurrence.localEnd),
                  zone: timeZone.replaceAll('_', ' '),
                })}
              </small>
            )}
          </span>
        </p>
        {recurrence && (
          <p className={styles.line}>
            <IconRepeat size={18} aria-hidden />
            <span>
              {ruleWords(recurrence, occurrence.originalStart ?? occurrence.localStart, { t, clock, format })}
              {occurrence.changed && <small>{t('event.changed')}</small>}
            </span>
          </p>
        )}
        {location && (
          <p className={styles.line}>
            <IconMapPin size={18} aria-hidden />
            <span dir="auto">{location}</span>
          </p>
        )}
        {guests.length > 0 && <GuestList guests={guests} organiserId={organiser.id} />}
        {description && (
          <div className={styles.line}>
            <IconAlignLeft size={18} aria-hidden />
            <LinkedText text={description} />
          </div>
        )}
        <p className={styles.line}>
          <IconCalendar size={18} aria-hidden />
          <span>
            {calendar ? <span dir="auto">{calendar.name}</span> : t('calendars.invitations')}
            {(!calendar || calendar.shared) && <small>{t('event.invitedBy', { name: organiser.name })}</small>}
          </span>
        </p>
      </div>
      {answer && <AnswerBar answer={answer} onAnswer={(given) => actions.onAnswer(event, given)} />}
    </Popover>
  )
}
