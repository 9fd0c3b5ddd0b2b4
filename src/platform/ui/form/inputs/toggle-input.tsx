import { Checkbox, FormControl, FormControlLabel, FormHelperText, Switch } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useController } from 'react-hook-form'
import { useFieldLabel } from '#platform/ui/form/form-context.ts'
import { useMessage } from '#platform/ui/form/errors/use-message.ts'

export interface ToggleInputProps<Name extends string> {
  name: Name
  label: string
  hint?: ReactNode
  required?: boolean
  disabled?: boolean
  /** Use a switch for settings that apply immediately; in a form both are read on submit. */
  kind?: 'checkbox' | 'switch'
  isWide?: boolean
}

/** Field for a boolean value. */
export function ToggleInput<Name extends string>(props: ToggleInputProps<Name>) {
  const { name, label, hint, required = false, disabled = false, kind = 'checkbox', isWide } = props
  const id = useId()
  const message = useMessage(name)
  useFieldLabel(name, label)
  const { field } = useController({ name })
  const words = message ?? hint
  const Toggle = kind === 'switch' ? Switch : Checkbox
  return (
    <FormControl error={Boolean(message)} disabled={disabled} data-wide={isWide || undefined}>
      <FormControlLabel
        label={label}
        required={required}
        control={
          <Toggle
            name={name}
            checked={Boolean(field.value)}
            onChange={(_, checked) => field.onChange(checked)}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-invalid': message ? true : undefined,
                'aria-describedby': words ? id : undefined,
              },
            }}
          />
        }
      />
      {words && <FormHelperText id={id}>{words}</FormHelperText>}
    </FormControl>
  )
}
