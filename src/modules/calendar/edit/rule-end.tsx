import { MenuItem, TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { addMonths } from '../calendar-view.ts'
import { DateField } from '#platform/ui/dates/date-field.tsx'
import type { Rule } from '../recurrence/rule.ts'
import { CountField } from './count-field.tsx'
import styles from './event-dialog.module.css'

interface RuleEndProps {
  rule: Rule
  start: string
  most: number
  onChange: (changes: Partial<Rule>) => void
}

const defaultCount = 10
const defaultMonths = 3

/** The end of a series. */
export function RuleEnd({ rule, start, most, onChange }: RuleEndProps) {
  const t = useTexts('calendar')
  const end = rule.count !== null ? 'after' : rule.until !== null ? 'on' : 'never'
  const choose = (chosen: string) =>
    onChange({
      count: chosen === 'after' ? defaultCount : null,
      until: chosen === 'on' ? addMonths(start, defaultMonths) : null,
    })
  return (
    <div className={styles.pair}>
      <TextField select label={t('rule.ends')} value={end} onChange={(event) => choose(event.target.value)}>
        <MenuItem value="never">{t('rule.never')}</MenuItem>
        <MenuItem value="on">{t('rule.on')}</MenuItem>
        <MenuItem value="after">{t('rule.after')}</MenuItem>
      </TextField>
      {rule.until !== null && (
        <DateField
          label={t('rule.lastDate')}
          isClearable={false}
          min={start}
          max="2199-12-31"
          value={rule.until.slice(0, 10)}
          onChange={(day) => day !== null && onChange({ until: day })}
        />
      )}
      {rule.count !== null && (
        <CountField label={t('rule.count')} value={rule.count} max={most} onChange={(count) => onChange({ count })} />
      )}
    </div>
  )
}
