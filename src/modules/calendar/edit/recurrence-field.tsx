import { MenuItem, TextField } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { getFirstDay } from '../recurrence/occurrences.ts'
import { listPresets } from '../recurrence/presets.ts'
import { ruleText } from '../recurrence/rule-text.ts'
import { useLocalFormats } from '../events/use-local-formats.ts'

const RuleEditor = lazy(async () => ({ default: (await import('./rule-editor.tsx')).RuleEditor }))

interface RecurrenceFieldProps {
  value: string | null
  /** Date of the first occurrence. */
  start: string
  /** The rule decides on the first day, which may be later than the chosen one. */
  beginsSeries: boolean
  onChange: (recurrence: string | null) => void
}

const none = 'none'
const custom = 'custom'

/** The recurrence: a common rule for this day, or any rule. */
export function RecurrenceField({ value, start, beginsSeries, onChange }: RecurrenceFieldProps) {
  const t = useTexts('calendar')
  const localFormats = useLocalFormats()
  const format = useFormats()
  const textTools = { t, localFormats, format }
  const isDay = /^\d{4}-\d\d-\d\d$/.test(start)
  const presets = isDay ? listPresets(start) : []
  const [isCustom, setCustom] = useState(value !== null && !presets.includes(value))
  const first = beginsSeries && isDay && value !== null ? getFirstDay(value, start) : start
  const selected = isCustom ? custom : (value ?? none)
  const choose = (chosen: string) => {
    setCustom(chosen === custom)
    if (chosen === none) onChange(null)
    else onChange(chosen === custom ? (value ?? presets[1] ?? null) : chosen)
  }
  return (
    <>
      <TextField
        select
        label={t('form.recurrence')}
        value={selected === none || selected === custom || presets.includes(selected) ? selected : custom}
        disabled={!isDay}
        helperText={first !== start && t('rule.firstOn', { date: localFormats.date(first, 'date') })}
        onChange={(event) => choose(event.target.value)}
      >
        <MenuItem value={none}>{t('rule.none')}</MenuItem>
        {presets.map((rule) => (
          <MenuItem key={rule} value={rule}>
            {ruleText(rule, start, textTools)}
          </MenuItem>
        ))}
        <MenuItem value={custom}>{t('rule.custom')}</MenuItem>
      </TextField>
      {isDay && value !== null && (isCustom || !presets.includes(value)) && (
        <Suspense>
          <RuleEditor value={value} start={start} onChange={onChange} />
        </Suspense>
      )}
    </>
  )
}
