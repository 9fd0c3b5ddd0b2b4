import { MenuItem, TextField } from '@mui/material'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { AbbreviatedText } from '../grid/abbreviated-text.tsx'
import { isLastOfItsKind, nthOf } from '../recurrence/presets.ts'
import { formatRule, frequencies, maxInterval, maxRepeats, parseRule, type Rule } from '../recurrence/rule.ts'
import { nthText, ruleText } from '../recurrence/rule-text.ts'
import { useClock } from '../shown/use-clock.ts'
import { dateOf, dayOf, weekdayOf } from '../times/local-time.ts'
import styles from './event-dialog.module.css'
import { RuleEnd } from './rule-end.tsx'

interface RuleEditorProps {
  value: string
  start: string
  onChange: (recurrence: string) => void
}

const units = { DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months', YEARLY: 'years' } as const
const bare = { byDay: [], byMonthDay: [], byMonth: [], bySetPos: [] }

/** The interval, the days and the end of a rule, with the rule in words below. */
export function RuleEditor({ value, start, onChange }: RuleEditorProps) {
  const t = useTexts('calendar')
  const clock = useClock()
  const format = useFormats()
  const words = { t, clock, format }
  const rule = parseRule(value)
  const set = (changes: Partial<Rule>) => onChange(formatRule({ ...rule, ...changes }))

  return (
    <div className="grid gap-3 padding-4 border rounded" role="group" aria-label={t('form.recurrence')}>
      <div className={styles.ruleLine}>
        <TextField
          type="number"
          label={t('rule.every')}
          value={rule.interval}
          onChange={(event) => set({ interval: Math.max(1, Math.min(maxInterval, Number(event.target.value) || 1)) })}
          slotProps={{ htmlInput: { min: 1, max: maxInterval } }}
        />
        <TextField
          select
          label={t('rule.unit')}
          value={rule.freq}
          onChange={(event) =>
            set({ ...bare, freq: frequencies.find((one) => one === event.target.value) ?? 'WEEKLY' })
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
        {ruleText(value, start, words)}
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
  const clock = useClock()
  const chosen = rule.byDay.length > 0 ? rule.byDay.map(({ day }) => day) : [weekdayOf(dayOf(start))]
  const toggle = (day: number) => {
    const next = chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day]
    if (next.length > 0) onChange({ byDay: next.toSorted().map((one) => ({ nth: 0, day: one })) })
  }
  return (
    <div className={styles.weekdays} role="group" aria-label={t('rule.onDays')}>
      {Array.from({ length: 7 }, (_, index) => (index + clock.firstWeekday) % 7).map((day) => (
        <button
          key={day}
          type="button"
          className={styles.weekday}
          aria-pressed={chosen.includes(day)}
          onClick={() => toggle(day)}
        >
          <AbbreviatedText label={clock.date(dateOf(3 + day), 'weekdayLong')}>
            {clock.date(dateOf(3 + day), 'weekday')}
          </AbbreviatedText>
        </button>
      ))}
    </div>
  )
}

/** The same day of each month, or the same weekday, such as the second Tuesday. */
function MonthDayField({ rule, start, onChange }: RuleFieldProps) {
  const t = useTexts('calendar')
  const words = { t, clock: useClock(), format: useFormats() }
  const weekday = weekdayOf(dayOf(start))
  const places = [...new Set([nthOf(start), ...(isLastOfItsKind(start) ? [-1] : [])])]
  const place = rule.byDay[0]?.nth ?? 0
  return (
    <TextField
      select
      label={t('rule.monthlyBy')}
      value={place === 0 || !places.includes(place) ? 0 : place}
      onChange={(event) => {
        const nth = Number(event.target.value)
        onChange({ ...bare, byDay: nth === 0 ? [] : [{ nth, day: weekday }] })
      }}
    >
      <MenuItem value={0}>{t('rule.onDay', { day: Number(start.slice(8)) })}</MenuItem>
      {places.map((nth) => (
        <MenuItem key={nth} value={nth}>
          {t('rule.onThe', { day: nthText(nth, weekday, words) ?? '' })}
        </MenuItem>
      ))}
    </TextField>
  )
}
