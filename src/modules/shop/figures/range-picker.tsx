import { IconCalendar, IconCheck } from '@tabler/icons-react'
import { Button, Popover, TextField } from '@mui/material'
import { type SubmitEvent, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toLocalNoon, type Span } from './days.ts'
import { type Range, ranges, findSpanError } from './figures-view.ts'
import styles from './range-picker.module.css'

interface RangePickerProps {
  /** Undefined for days chosen by the user. */
  range: Range | undefined
  span: Span
  today: string
  onRange: (range: Range) => void
  onSpan: (span: Span) => void
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
        {range ? t(`figures.ranges.${range}`) : format.dateRange(toLocalNoon(span.from), toLocalNoon(span.to))}
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

const shrink = { inputLabel: { shrink: true } }

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
      <TextField
        type="date"
        size="small"
        label={t('figures.from')}
        value={draft.from}
        slotProps={{ ...shrink, htmlInput: { max: today } }}
        onChange={({ target }) => setDraft({ ...draft, from: target.value })}
      />
      <TextField
        type="date"
        size="small"
        label={t('figures.to')}
        value={draft.to}
        slotProps={{ ...shrink, htmlInput: { max: today } }}
        error={isTried && fault !== undefined}
        helperText={isTried && fault && t(`figures.faults.${fault}`)}
        onChange={({ target }) => setDraft({ ...draft, to: target.value })}
      />
      <Button type="submit" variant="contained">
        {t('figures.apply')}
      </Button>
    </form>
  )
}
