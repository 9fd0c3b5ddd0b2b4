import { IconPlus, IconX } from '@tabler/icons-react'
import { Autocomplete, FormControlLabel, Switch, TextField } from '@mui/material'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { BusinessHours, OpenSpan } from '#platform/time/business-hours.ts'
import { TimeField } from '#platform/ui/dates/time-field.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { HolidayFields } from './holiday-fields.tsx'
import styles from './service-levels-dialog.module.css'

interface HoursFieldsProps {
  hours: BusinessHours | null
  /** The paths of invalid values. */
  isInvalid: ReadonlySet<string>
  onChange: (hours: BusinessHours | null) => void
}

const day: OpenSpan = { from: '09:00', until: '17:00' }
const zones = Intl.supportedValuesOf('timeZone')

const usual = (): BusinessHours => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  week: Array.from({ length: 7 }, (_, at) => (at < 5 ? [day] : [])),
  holidays: [],
})

/** Whether only business hours count, and which these are. */
export function HoursFields({ hours, isInvalid, onChange }: HoursFieldsProps) {
  const t = useTexts('tickets')
  return (
    <fieldset className="grid one-column gap-4 min-inline-0">
      <legend className={styles.legend}>{t('serviceLevels.hours')}</legend>
      <FormControlLabel
        control={
          <Switch checked={hours !== null} onChange={(event) => onChange(event.target.checked ? usual() : null)} />
        }
        label={t('serviceLevels.onlyHours')}
      />
      {hours && (
        <>
          <Autocomplete
            disableClearable
            options={zones.includes(hours.timeZone) ? zones : [hours.timeZone, ...zones]}
            value={hours.timeZone}
            getOptionLabel={(zone) => zone.replaceAll('_', ' ')}
            onChange={(_, timeZone) => onChange({ ...hours, timeZone })}
            renderInput={(field) => <TextField {...field} label={t('serviceLevels.timeZone')} />}
          />
          <ul className="grid one-column gap-2">
            {hours.week.map((spans, at) => (
              <DayLine
                // oxlint-disable-next-line react/no-array-index-key -- weekdays have no other name
                key={at}
                at={at}
                spans={spans}
                isInvalid={isInvalid.has('hours.week')}
                onChange={(next) => onChange({ ...hours, week: hours.week.with(at, [...next]) })}
              />
            ))}
          </ul>
          <HolidayFields
            holidays={hours.holidays}
            isInvalid={isInvalid.has('hours.holidays')}
            onChange={(holidays) => onChange({ ...hours, holidays: [...holidays] })}
          />
        </>
      )}
    </fieldset>
  )
}

interface DayLineProps {
  /** From Monday. */
  at: number
  spans: readonly OpenSpan[]
  isInvalid: boolean
  onChange: (spans: readonly OpenSpan[]) => void
}

const maxSpans = 4

function DayLine({ at, spans, isInvalid, onChange }: DayLineProps) {
  const t = useTexts('tickets')
  const format = useFormats()
  // The fifth of January 2026 is a Monday.
  const name = format.date(new Date(2026, 0, 5 + at, 12), 'weekday')
  const isOrdered = spans.every(
    ({ from, until }, index) => (until === '00:00' || from < until) && from >= (spans[index - 1]?.until ?? ''),
  )
  return (
    <li className={styles.day} role="group" aria-label={name}>
      <span className={styles.dayName}>{name}</span>
      <div className="grid one-column gap-2 min-inline-0">
        {spans.length === 0 && <span className="padding-block-2 text-quiet">{t('serviceLevels.closed')}</span>}
        {spans.map((span, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- spans have no other name
          <div key={index} className={styles.span}>
            {(['from', 'until'] as const).map((end) => (
              <TimeField
                key={end}
                label={t(`serviceLevels.${end}`)}
                value={span[end]}
                error={isInvalid && !isOrdered ? t('serviceLevels.wrongSpan') : undefined}
                onChange={(time) => time && onChange(spans.with(index, { ...span, [end]: time }))}
              />
            ))}
            <IconAction
              label={t('serviceLevels.removeSpan', { day: name })}
              icon={<IconX size={18} aria-hidden />}
              onClick={() => onChange(spans.filter((_, other) => other !== index))}
            />
          </div>
        ))}
      </div>
      {spans.length < maxSpans && (
        <IconAction
          label={t('serviceLevels.addSpan', { day: name })}
          icon={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange([...spans, spans.length === 0 ? day : { from: '18:00', until: '20:00' }])}
        />
      )}
    </li>
  )
}
