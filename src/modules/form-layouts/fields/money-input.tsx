import { InputAdornment, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { parseNumber } from '#platform/ui/form/inputs/parse-number.ts'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { FieldShell } from './field-shell.tsx'
import type { CustomFieldProps } from './custom-field.ts'

/** An amount, formatted for the user's language on blur; null if empty. */
export function MoneyInput({ name, label, hint, required = false, disabled = false }: CustomFieldProps) {
  const format = useFormats()
  const id = useId()
  const field = useField(name, label)
  const [typed, setTyped] = useState<string>()
  const { value } = field
  const shownText =
    typeof value === 'number' && Number.isFinite(value)
      ? format.number(value, { minimumFractionDigits: Number.isInteger(value) ? 0 : 2, useGrouping: true })
      : typeof value === 'string'
        ? value
        : ''
  const sign = format.money(0).replaceAll(/[\d\s.,٠-٩٫٬\u200e\u200f\u061c\u00a0\u202f]/g, '')

  const read = (text: string) => {
    const plain = text.replaceAll(/[٬'’]/g, '').replaceAll(/,(?=\d{3}(?:\D|$))/g, '')
    const number = parseNumber(plain)
    return number === undefined ? null : Number.isNaN(number) ? text : number
  }
  return (
    <FieldShell id={id} name={name} label={label} hint={hint} message={field.message} isRequired={required}>
      <TextField
        id={id}
        inputRef={field.ref}
        hiddenLabel
        required={required}
        disabled={disabled}
        value={typed ?? shownText}
        onFocus={() => setTyped(typeof value === 'number' ? format.number(value, { useGrouping: false }) : shownText)}
        onChange={({ target }) => {
          setTyped(target.value)
          field.onChange(read(target.value))
        }}
        onBlur={() => {
          setTyped(undefined)
          field.onBlur()
        }}
        error={Boolean(field.message)}
        fullWidth
        slotProps={{
          htmlInput: {
            inputMode: 'decimal',
            autoComplete: 'off',
            'aria-describedby': field.message || hint ? `${id}-words` : undefined,
          },
          input: {
            startAdornment: <InputAdornment position="start">{sign}</InputAdornment>,
          },
        }}
      />
    </FieldShell>
  )
}
