import { Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
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
  const [{ fields, savedDate }, set] = useState(() => ({ fields: toDueFields(date), savedDate: date }))
  // Keeps the typed text while it represents the saved date.
  if (savedDate !== date) set({ fields: parseDueFields(fields) === date ? fields : toDueFields(date), savedDate: date })

  const change = (next: typeof fields) => {
    set({ fields: next, savedDate: date })
    const due = parseDueFields(next)
    // While a year is typed, its first digits form a valid year too.
    if (due !== undefined && due !== date && next.day >= '1900') onChange(due)
  }
  const shrink = { inputLabel: { shrink: true } }

  return (
    <fieldset className="grid gap-2">
      <legend className="visually-hidden">{t('detail.due')}</legend>
      <div className={styles.dueFields}>
        <TextField
          type="date"
          size="small"
          label={t('detail.due')}
          value={fields.day}
          slotProps={shrink}
          onChange={({ target }) => change({ ...fields, day: target.value })}
        />
        <TextField
          type="time"
          size="small"
          label={t('detail.dueTime')}
          value={fields.time}
          disabled={fields.day === ''}
          slotProps={shrink}
          onChange={({ target }) => change({ ...fields, time: target.value })}
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
