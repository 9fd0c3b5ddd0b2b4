import { MenuItem, TextField } from '@mui/material'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { AbbreviatedText } from '../grid/abbreviated-text.tsx'
import { isLastOfItsKind, getNth } from '../recurrence/presets.ts'
import { formatRule, frequencies, maxInterval, maxRepeats, parseRule, type Rule } from '../recurrence/rule.ts'
import { nthText, ruleText } from '../recurrence/rule-text.ts'
import { useLocalFormats } from '../events/use-local-formats.ts'
import { toIsoDate, toDayNumber, getWeekday } from '../times/local-time.ts'
import { CountField } from './count-field.tsx'
import styles from './event-dialog.module.css'
import { RuleEnd } from './rule-end.tsx'

interface RuleEditorProps {
  value: string
  start: string
  onChange: (recurrence: string) => void
}

const units = { DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months', YEARLY: 'years' } as const
const emptyRule = { byDay: [], byMonthDay: [], byMonth: [], bySetPos: [] }

/** The interval, the days and the end of a rule, with the rule in words below. */
export function RuleEditor({ value, start, onChange }: RuleEditorProps) {
  const t = useTexts('calendar')
  const localFormats = useLocalFormats()
  const format = useFormats()
  const textTools = { t, localFormats, format }
  const rule = parseRule(value)
  const set = (changes: Partial<Rule>) => onChange(formatRule({ ...rule, ...changes }))

  return (
    <div className="grid gap-3 padding-4 border rounded" role="group" aria-label={t('form.recurrence')}>
      <div className={styles.ruleLine}>
        <CountField
          label={t('rule.every')}
          value={rule.interval}
          max={maxInterval}
          onChange={(interval) => set({ interval })}
        />
        <TextField
          select
          label={t('rule.unit')}
          value={rule.freq}
          onChange={(event) =>
            set({ ...emptyRule, freq: frequencies.find((one) => one === event.target.value) ?? 'WEEKLY' })
          }
        >
          {frequencies.map((freq) => (
            <MenuItem key={freq} value={freq}>
              {t(`rule.${units[freq]}`)}
            </MenuItem>
          ))}
        </TextField>
      </div>
      {rule.freq === 'WEEKLY' && <WeekdaysField rule={rule} start={start} onChange={set} />}
      {rule.freq === 'MONTHLY' && <MonthDayField rule={rule} start={start} onChange={set} />}
      <RuleEnd rule={rule} start={start} most={maxRepeats} onChange={set} />
      <p className="text-quiet text-13" role="status">
        {ruleText(value, start, textTools)}
      </p>
    </div>
  )
}

interface RuleFieldProps {
  rule: Rule
  start: string
  onChange: (changes: Partial<Rule>) => void
}

function WeekdaysField({ rule, start, onChange }: RuleFieldProps) {
  const t = useTexts('calendar')
  const localFormats = useLocalFormats()
  const weekdays = rule.byDay.length > 0 ? rule.byDay.map(({ day }) => day) : [getWeekday(toDayNumber(start))]
  const toggle = (day: number) => {
    const next = weekdays.includes(day) ? weekdays.filter((one) => one !== day) : [...weekdays, day]
    if (next.length > 0) onChange({ byDay: next.toSorted().map((one) => ({ nth: 0, day: one })) })
  }
  return (
    <div className={styles.weekdays} role="group" aria-label={t('rule.onDays')}>
      {Array.from({ length: 7 }, (_, index) => (index + localFormats.firstWeekday) % 7).map((day) => (
        <button
          key={day}
          type="button"
          className={styles.weekday}
          aria-pressed={weekdays.includes(day)}
          onClick={() => toggle(day)}
        >
          <AbbreviatedText label={localFormats.date(toIsoDate(3 + day), 'weekdayLong')}>
            {localFormats.date(toIsoDate(3 + day), 'weekday')}
          </AbbreviatedText>
        </button>
      ))}
    </div>
  )
}

/** The same day of each month, or the same weekday, such as the second Tuesday. */
function MonthDayField({ rule, start, onChange }: RuleFieldProps) {
  const t = useTexts('calendar')
  const textTools = { t, localFormats: useLocalFormats(), format: useFormats() }
  const weekday = getWeekday(toDayNumber(start))
  const nths = [...new Set([getNth(start), ...(isLastOfItsKind(start) ? [-1] : [])])]
  const nth = rule.byDay[0]?.nth ?? 0
  return (
    <TextField
      select
      label={t('rule.monthlyBy')}
      value={nth === 0 || !nths.includes(nth) ? 0 : nth}
      onChange={(event) => {
        const nth = Number(event.target.value)
        onChange({ ...emptyRule, byDay: nth === 0 ? [] : [{ nth, day: weekday }] })
      }}
    >
      <MenuItem value={0}>{t('rule.onDay', { day: Number(start.slice(8)) })}</MenuItem>
      {nths.map((nth) => (
        <MenuItem key={nth} value={nth}>
          {t('rule.onThe', { day: nthText(nth, weekday, textTools) ?? '' })}
        </MenuItem>
      ))}
    </TextField>
  )
}
