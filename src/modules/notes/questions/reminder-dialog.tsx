import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toLocalDateTime } from '#platform/time/local-time.ts'
import { suggestTimes } from '#platform/time/suggested-times.ts'
import { DateTimeField } from '#platform/ui/dates/date-time-field.tsx'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import styles from './reminder-dialog.module.css'

interface ReminderDialogProps {
  /** The reminder that the note has already. */
  reminderAt: string | null
  onChoose: (reminderAt: string | null) => void
  onClose: () => void
}

/** Sets or removes the reminder of a note. It is the browser's own dialog, to be above that of the note. */
export function ReminderDialog({ reminderAt, onChoose, onClose }: ReminderDialogProps) {
  const t = useTexts('notes')
  const { dateTime } = useFormats()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [now] = useState(() => new Date())
  useEffect(() => {
    dialog.current?.showModal()
    const ended = new AbortController()
    // Escape in the open calendar closes only the calendar, wherever the focus is.
    const keepOpen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && dialog.current?.querySelector('[role="dialog"]')) event.preventDefault()
    }
    document.addEventListener('keydown', keepOpen, { capture: true, signal: ended.signal })
    return () => ended.abort()
  }, [])

  const choose = (moment: string | null) => {
    dialog.current?.close()
    if (moment !== reminderAt) onChoose(moment)
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} closedby="any" onClose={onClose}>
      <h2 id={id} className="text-18 margin-block-end-3">
        {t('reminder.title')}
      </h2>
      <ul className="grid margin-block-end-4">
        {suggestTimes(now).map(({ key, moment }) => (
          <li key={key}>
            <button type="button" className={styles.choice} onClick={() => choose(moment.toISOString())}>
              <span>{t(`reminder.${key}`)}</span>
              <span className="text-quiet text-13 tabular">{dateTime(moment)}</span>
            </button>
          </li>
        ))}
      </ul>
      <MomentForm now={now} reminderAt={reminderAt} onChoose={choose} onCancel={() => dialog.current?.close()} />
    </dialog>
  )
}

interface MomentFormProps extends Pick<ReminderDialogProps, 'reminderAt' | 'onChoose'> {
  now: Date
  onCancel: () => void
}

/** A date and time of the user's choice. */
function MomentForm({ now, reminderAt, onChoose, onCancel }: MomentFormProps) {
  const t = useTexts('notes')
  const platform = useTexts('platform')
  const isPast = (moment: Date) => moment.getTime() <= now.getTime()
  const [typed, setTyped] = useState(() =>
    reminderAt !== null && !isPast(new Date(reminderAt)) ? toLocalDateTime(new Date(reminderAt)) : null,
  )
  const moment = typed === null ? undefined : new Date(typed)
  const isWrong = moment !== undefined && isPast(moment)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (moment && !isWrong) onChoose(moment.toISOString())
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={onSubmit}>
      <DateTimeField
        label={t('reminder.moment')}
        isClearable={false}
        value={typed}
        error={isWrong ? t('reminder.wrong') : undefined}
        onChange={(value) => setTyped(value)}
      />
      <div className={styles.actions}>
        {reminderAt !== null && (
          <PlainButton kind="text" onClick={() => onChoose(null)}>
            {t('reminder.remove')}
          </PlainButton>
        )}
        <PlainButton onClick={onCancel}>{platform('cancel')}</PlainButton>
        <PlainButton kind="filled" type="submit" disabled={!moment || isWrong}>
          {t('reminder.save')}
        </PlainButton>
      </div>
    </form>
  )
}
