import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useController } from 'react-hook-form'
import { FieldFrame, useLabelPosition } from './fields.tsx'
import { useFieldLabel } from '#platform/ui/form/form-context.ts'
import { useMessage } from '#platform/ui/form/errors/use-message.ts'

export interface RadioInputProps<Name extends string> {
  name: Name
  label: string
  options: readonly { value: string; label: string }[]
  hint?: ReactNode
  required?: boolean
  isWide?: boolean
}

/** A choice between very few options, all visible. */
export function RadioInput<Name extends string>({
  name,
  label,
  options,
  hint,
  required,
  isWide,
}: RadioInputProps<Name>) {
  const id = useId()
  const message = useMessage(name)
  const isInside = useLabelPosition() === 'inside'
  useFieldLabel(name, label)
  const { field } = useController({ name })
  const words = message ?? hint
  return (
    <FieldFrame id={id} label={label} isRequired={required} isWide={isWide} isGroup>
      <FormControl error={Boolean(message)} data-field={name}>
        {isInside && (
          <FormLabel id={`${id}-label`} required={required ?? false}>
            {label}
          </FormLabel>
        )}
        <RadioGroup
          row
          name={name}
          value={field.value ?? ''}
          onChange={(_, value) => field.onChange(value)}
          onBlur={field.onBlur}
          aria-labelledby={`${id}-label`}
          aria-describedby={words ? `${id}-words` : undefined}
        >
          {options.map((option, at) => (
            <FormControlLabel
              key={option.value}
              value={option.value}
              label={option.label}
              control={<Radio slotProps={{ input: { ...(at === 0 && { ref: field.ref }) } }} />}
            />
          ))}
        </RadioGroup>
        {words && <FormHelperText id={`${id}-words`}>{words}</FormHelperText>}
      </FormControl>
    </FieldFrame>
  )
}
