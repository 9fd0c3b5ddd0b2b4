import { TextField } from '@mui/material'
import { type Ref, useState } from 'react'
import styles from './color-input.module.css'

interface ColorInputProps {
  id?: string
  /** `#rrggbb`, null for none, or the invalid text that `onChange` got. */
  value: string | null
  /** Initial colour of the picker if `value` is null. */
  usual: string
  onChange: (color: string | null) => void
  /** Called with an invalid text, for the form to hold and reject; if undefined, the text is dropped on blur. */
  onInvalid?: (text: string) => void
  onBlur?: () => void
  /** Labels of the text field and of the picker. */
  label: string
  pick: string
  /** Error message for an invalid text. */
  wrong: string
  message?: string | undefined
  hintId?: string
  inputRef?: Ref<HTMLInputElement>
}

const colorOf = (text: string) => /^#?([\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()

/** Field for any colour, from the browser's colour picker or typed. */
export function ColorInput(props: ColorInputProps) {
  const { value, usual, onChange, onInvalid, wrong, message } = props
  const [unfinished, setTyped] = useState<string>()
  const typed = onInvalid ? undefined : unfinished
  const isColor = value !== null && colorOf(value) !== undefined
  const text = typed ?? (isColor ? value.toUpperCase() : value) ?? ''
  const isWrong = text !== '' && colorOf(text) === undefined
  const take = (input: string) => {
    setTyped(input)
    const color = colorOf(input)
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
        value={isColor ? value : usual}
        onChange={({ target }) => {
          setTyped(undefined)
          onChange(target.value)
        }}
      />
      <TextField
        {...(props.id !== undefined && { id: props.id })}
        size="small"
        fullWidth
        label={props.label}
        value={text}
        error={isWrong || Boolean(message)}
        helperText={isWrong ? wrong : message}
        onChange={({ target }) => take(target.value)}
        onBlur={() => {
          if (!isWrong) setTyped(undefined)
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
