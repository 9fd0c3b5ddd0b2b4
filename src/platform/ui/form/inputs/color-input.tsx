import { TextField } from '@mui/material'
import { type Ref, useState } from 'react'
import styles from './color-input.module.css'

interface ColorInputProps {
  id?: string
  /** `#rrggbb`, null for none, or the invalid text that `onChange` got. */
  value: string | null
  /** Initial colour of the picker if `value` is null. */
  defaultValue: string
  onChange: (color: string | null) => void
  /** Called with an invalid text, for the form to hold and reject; if undefined, the text is dropped on blur. */
  onInvalid?: (text: string) => void
  onBlur?: () => void
  /** Labels of the text field and of the picker. */
  label: string
  pick: string
  /** Error message for an invalid text. */
  invalidText: string
  message?: string | undefined
  hintId?: string
  inputRef?: Ref<HTMLInputElement>
}

const parseColor = (text: string) => /^#?([\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()

/** Field for any colour, from the browser's colour picker or typed. */
export function ColorInput(props: ColorInputProps) {
  const { value, defaultValue, onChange, onInvalid, invalidText, message } = props
  const [incomplete, setIncomplete] = useState<string>()
  const typed = onInvalid ? undefined : incomplete
  const isColor = value !== null && parseColor(value) !== undefined
  const text = typed ?? (isColor ? value.toUpperCase() : value) ?? ''
  const isInvalid = text !== '' && parseColor(text) === undefined
  const handleInput = (input: string) => {
    setIncomplete(input)
    const color = parseColor(input)
    if (color !== undefined) onChange(`#${color}`)
    else if (input.trim() === '') onChange(null)
    else onInvalid?.(input)
  }
  return (
    <div className="flex items-start gap-3">
      <input
        type="color"
        className={styles.well}
        data-chosen={isColor}
        aria-label={props.pick}
        aria-describedby={props.hintId}
        value={isColor ? value : defaultValue}
        onChange={({ target }) => {
          setIncomplete(undefined)
          onChange(target.value)
        }}
      />
      <TextField
        {...(props.id !== undefined && { id: props.id })}
        size="small"
        fullWidth
        label={props.label}
        value={text}
        error={isInvalid || Boolean(message)}
        helperText={isInvalid ? invalidText : message}
        onChange={({ target }) => handleInput(target.value)}
        onBlur={() => {
          if (!isInvalid) setIncomplete(undefined)
          props.onBlur?.()
        }}
        inputRef={props.inputRef}
        slotProps={{
          htmlInput: {
            dir: 'ltr',
            spellCheck: false,
            autoComplete: 'off',
            maxLength: 9,
            'aria-describedby': props.hintId,
          },
        }}
      />
    </div>
  )
}
