import './texts.ts'
import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import { type FocusEvent, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import type { DateStyle } from '#platform/i18n/formats.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './dates.module.css'
import type { PickerProps } from './picker-props.ts'
import { type DateProblem, findProblem } from './problem.ts'

dayjs.extend(customParseFormat)

interface Kind {
  /** The format of values, for dayjs. */
  written: string
  /** The format of limits in messages. */
  shown: DateStyle
}

/** The dayjs value of a library field, with its language and handlers. */
export function usePicker(props: PickerProps, { written, shown }: Kind) {
  const { value, onChange, label, hint, error, name, isRequired, isDisabled, isReadOnly, min, max } = props
  const t = useTexts('dates')
  const format = useFormats()
  const read = (text: string) => dayjs(text, written, true)
  const [isFocused, setFocused] = useState(false)
  // Incomplete input has no value, but must stay in the field.
  const [lastValue, setLastValue] = useState<{ value: string | null; date: Dayjs | null }>({
    value,
    date: value === null ? null : read(value),
  })
  const isUnchanged = lastValue.value === value
  if (!isUnchanged) setLastValue({ value, date: value === null ? null : read(value) })

  const problem = findProblem(value, isUnchanged && lastValue.date !== null, props)
  const messages: Record<DateProblem, () => string> = {
    incomplete: () => t('problem.incomplete'),
    tooEarly: () => t('problem.tooEarly', { least: format.date(read(min ?? '').toDate(), shown) }),
    tooLate: () => t('problem.tooLate', { most: format.date(read(max ?? '').toDate(), shown) }),
    unavailable: () => t('problem.unavailable'),
  }
  // Missing parts are no error while typing.
  const message = error ?? (problem && !isFocused ? messages[problem]() : undefined)

  const change = (date: Dayjs | null) => {
    const next = date?.isValid() ? date.format(written) : null
    setLastValue({ value: next, date })
    onChange(next, findProblem(next, date !== null, props))
  }

  return {
    label,
    value: lastValue.date,
    onChange: change,
    disabled: isDisabled ?? false,
    readOnly: isReadOnly ?? false,
    ...(name !== undefined && { name }),
    slotProps: {
      textField: {
        className: styles.field,
        size: 'small' as const,
        fullWidth: true,
        required: isRequired ?? false,
        error: message !== undefined,
        helperText: message ?? hint,
        onFocus: () => setFocused(true),
        onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) =>
          setFocused(currentTarget.contains(relatedTarget)),
      },
      field: { clearable: !isRequired && !isReadOnly },
      popper: { className: styles.popper },
      desktopPaper: { className: styles.paper },
      mobilePaper: { className: styles.paper },
    },
  }
}
