import { Button } from '@mui/material'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DateField } from '#platform/ui/dates/date-field.tsx'
import { TimeField } from '#platform/ui/dates/time-field.tsx'
import { DueMark } from '../board/due-mark.tsx'
import { toDueFields, parseDueFields, getDueStart } from '../due.ts'
import styles from './task-fields.module.css'

interface DueFieldProps {
  date: string
  isDone: boolean
  onChange: (date: string) => void
}

/** Fields for the due date and an optional time. */
export function DueField({ date, isDone, onChange }: DueFieldProps) {
  const t = useTexts('kanban')
  const formats = useFormats()
  const { day, time } = toDueFields(date)
  const change = (changes: { day?: string; time?: string }) => {
    const due = parseDueFields({ day, time, ...changes })
    if (due !== undefined && due !== date) onChange(due)
  }
  const changeDay = (next: string | null, problem: unknown) => {
    if (next !== null) change({ day: next })
    else if (problem === undefined) onChange('')
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="visually-hidden">{t('detail.due')}</legend>
      <div className={styles.dueFields}>
        <DateField label={t('detail.due')} value={day || null} onChange={changeDay} />
        <TimeField
          label={t('detail.dueTime')}
          value={time || null}
          isDisabled={day === ''}
          onChange={(next, problem) => problem === undefined && change({ time: next ?? '' })}
        />
      </div>
      {date !== '' && (
        <div className={styles.dueLine}>
          <span>
            <DueMark date={date} isDone={isDone} /> {formats.date(getDueStart(date), 'weekday')}
          </span>
          <Button size="small" onClick={() => onChange('')}>
            {t('detail.clearDue')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
