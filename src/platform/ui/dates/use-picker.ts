import './texts.ts'
import dayjs, { type Dayjs } from 'dayjs'
import { type FocusEvent, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import type { DateStyle } from '#platform/i18n/formats.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { getPopupContainer } from '#platform/ui/top-modal.ts'
import styles from './dates.module.css'
import type { PickerProps } from './picker-props.ts'
import { type DateProblem, findProblem } from './problem.ts'
import { useTypedDate } from './use-typed-date.ts'

interface Kind {
  /** The format of values, for dayjs. */
  written: string
  /** The format of limits in messages. */
  shown: DateStyle
}

/** The dayjs value of a library field, with its language and handlers. */
export function usePicker(props: PickerProps, { written, shown }: Kind) {
  const { value, onChange, label, labelId, hint, error, name, isRequired, isDisabled, isReadOnly, min, max } = props
  const { isClearable = !isRequired } = props
  const t = useTexts('dates')
  const format = useFormats()
  const parse = (text: string) => dayjs(text, written, true).toDate()
  const [isFocused, setFocused] = useState(false)
  const input = useTypedDate(value, written)
  const problem = findProblem(input.value, input.date !== null, props)
  const messages: Record<DateProblem, () => string> = {
    incomplete: () => t('problem.incomplete'),
    tooEarly: () => t('problem.tooEarly', { least: format.date(parse(min ?? ''), shown) }),
    tooLate: () => t('problem.tooLate', { most: format.date(parse(max ?? ''), shown) }),
    unavailable: () => t('problem.unavailable'),
  }
  // Missing parts are no error while typing.
  const message = error ?? (problem && !isFocused ? messages[problem]() : undefined)

  const change = (date: Dayjs | null) => {
    const next = input.type(date)
    onChange(next, findProblem(next, date !== null, props))
  }

  return {
    ...(labelId === undefined && { label }),
    value: input.date,
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
        ...(labelId !== undefined && { slotProps: { input: { 'aria-labelledby': labelId } } }),
        onFocus: () => setFocused(true),
        onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) =>
          setFocused(currentTarget.contains(relatedTarget)),
      },
      field: { clearable: isClearable && !isReadOnly },
      popper: { className: styles.popper, container: getPopupContainer },
      dialog: { container: getPopupContainer },
      desktopPaper: { className: styles.paper },
      mobilePaper: { className: styles.paper },
    },
  }
}
