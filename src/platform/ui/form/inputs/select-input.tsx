import { MenuItem, TextField } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useController } from 'react-hook-form'
import { FieldFrame, useLabelPosition } from './fields.tsx'
import { useFieldLabel } from '#platform/ui/form/form-context.ts'
import { useMessage } from '#platform/ui/form/errors/use-message.ts'

export interface SelectInputProps<Name extends string> {
  name: Name
  label: string
  ariaLabel?: string
  options: readonly { value: string; label: string }[]
  hint?: ReactNode
  required?: boolean
  disabled?: boolean
  isWide?: boolean
  /** Called after the user has changed the choice, to update dependent fields. */
  onPick?: (value: string) => void
}

/** A choice between several options. */
export function SelectInput<Name extends string>(props: SelectInputProps<Name>) {
  const { name, label, ariaLabel, options, hint, required = false, disabled = false, isWide, onPick } = props
  const id = useId()
  const message = useMessage(name)
  const isInside = useLabelPosition() === 'inside'
  useFieldLabel(name, ariaLabel ?? label)
  const { field } = useController({ name })
  return (
    <FieldFrame id={id} label={label} isRequired={required} isWide={isWide}>
      <TextField
        select
        id={id}
        name={name}
        inputRef={field.ref}
        value={field.value ?? ''}
        onChange={({ target }) => {
          field.onChange(target.value)
          onPick?.(target.value)
        }}
        onBlur={field.onBlur}
        required={required}
        disabled={disabled}
        fullWidth
        {...(isInside ? { label } : { hiddenLabel: true })}
        error={Boolean(message)}
        helperText={message ?? hint}
        slotProps={{
          select: { SelectDisplayProps: { 'aria-label': isInside && !ariaLabel ? undefined : (ariaLabel ?? label) } },
        }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </TextField>
    </FieldFrame>
  )
}
