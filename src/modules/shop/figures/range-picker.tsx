import { IconCalendar, IconCheck } from '@tabler/icons-react'
import { Button, Popover } from '@mui/material'
import { type SubmitEvent, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { DaySpan } from '#platform/numbers/figures.ts'
import { DateField } from '#platform/ui/dates/date-field.tsx'
import { type Range, ranges, findSpanError } from './figures-view.ts'
import styles from './range-picker.module.css'

interface RangePickerProps {
  /** Undefined for days chosen by the user. */
  range: Range | undefined
  span: DaySpan
  today: string
  onRange: (range: Range) => void
  onSpan: (span: DaySpan) => void
}

/** A range relative to today, or a first and a last day. */
export function RangePicker({ range, span, today, onRange, onSpan }: RangePickerProps) {
  const t = useTexts('shop')
  const format = useFormats()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        color="secondary"
        variant="outlined"
        aria-haspopup="dialog"
        startIcon={<IconCalendar size={18} aria-hidden />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {range ? t(`figures.ranges.${range}`) : format.dateRange(span.from, span.to)}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('figures.choose'), className: styles.paper ?? '' } }}
      >
        <ul className={styles.ranges}>
          {ranges.map((one) => (
            <li key={one}>
              <button
                type="button"
                className={styles.range}
                aria-pressed={one === range}
                onClick={() => {
                  onRange(one)
                  close()
                }}
              >
                {t(`figures.ranges.${one}`)}
                {one === range && <IconCheck size={16} aria-hidden />}
              </button>
            </li>
          ))}
        </ul>
        <SpanForm
          span={span}
          today={today}
          onSpan={(chosen) => {
            onSpan(chosen)
            close()
          }}
        />
      </Popover>
    </>
  )
}

function SpanForm({ span, today, onSpan }: Pick<RangePickerProps, 'span' | 'today' | 'onSpan'>) {
  const t = useTexts('shop')
  const [draft, setDraft] = useState(span)
  const [isTried, setTried] = useState(false)
  const fault = findSpanError(draft)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!fault) onSpan(draft)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className="semibold">{t('figures.ownDays')}</p>
      <DateField
        label={t('figures.from')}
        isClearable={false}
        max={today}
        value={draft.from || null}
        onChange={(day) => setDraft({ ...draft, from: day ?? '' })}
      />
      <DateField
        label={t('figures.to')}
        isClearable={false}
        max={today}
        value={draft.to || null}
        error={isTried && fault ? t(`figures.faults.${fault}`) : undefined}
        onChange={(day) => setDraft({ ...draft, to: day ?? '' })}
      />
      <Button type="submit" variant="contained">
        {t('figures.apply')}
      </Button>
    </form>
  )
}
