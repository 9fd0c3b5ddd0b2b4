import { Checkbox, MenuItem, TextField } from '@mui/material'
import { useId } from 'react'
import { FieldFrame, useLabelPosition } from '#platform/ui/form/inputs/fields.tsx'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import type { ReferenceInputProps } from './reference-input.ts'

interface ChoicesInputProps extends ReferenceInputProps {
  options: readonly { value: string; label: string }[]
}

/** Input for several of a few choices. */
export function ChoicesInput({ name, label, hint, required, disabled, options }: ChoicesInputProps) {
  const id = useId()
  const field = useField(name, label)
  const isInside = useLabelPosition() === 'inside'
  const chosen: string[] = Array.isArray(field.value) ? field.value.map(String) : []
  const labels = (values: readonly string[]) =>
    options.flatMap((option) => (values.includes(option.value) ? [option.label] : [])).join(', ')
  return (
    <FieldFrame id={id} label={label} isRequired={required}>
      <TextField
        select
        id={id}
        name={name}
        inputRef={field.ref}
        value={chosen}
        onChange={({ target }) => {
          const picked: string[] = [target.value].flat()
          // In the order of the list, not of the clicks.
          field.onChange(options.flatMap(({ value }) => (picked.includes(value) ? [value] : [])))
        }}
        onBlur={field.onBlur}
        required={required}
        disabled={disabled}
        fullWidth
        {...(isInside ? { label } : { hiddenLabel: true })}
        error={Boolean(field.message)}
        helperText={field.message ?? hint}
        slotProps={{
          select: {
            multiple: true,
            renderValue: () => labels(chosen),
            SelectDisplayProps: { 'aria-label': isInside ? undefined : label },
          },
        }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            <Checkbox size="small" checked={chosen.includes(option.value)} tabIndex={-1} disableRipple />
            {option.label}
          </MenuItem>
        ))}
      </TextField>
    </FieldFrame>
  )
}
