import { useController } from 'react-hook-form'
import { DateField } from '#platform/ui/dates/date-field.tsx'
import { useMessage } from '#platform/ui/form/errors/use-message.ts'
import { useFieldLabel } from '#platform/ui/form/form-context.ts'

interface DateInputProps<Name extends string> {
  name: Name
  label: string
  required?: boolean
  min?: string
  max?: string
  /** Called after a change by the user, with the day or an empty text. */
  onPick?: (day: string) => void
}

/** A day in the order and calendar of the interface language; its value is `2026-11-21`, or empty. */
export function DateInput<Name extends string>({
  name,
  label,
  required = false,
  onPick,
  ...bounds
}: DateInputProps<Name>) {
  const message = useMessage(name)
  useFieldLabel(name, label)
  const { field } = useController({ name })
  const value: unknown = field.value
  return (
    // Errors lead the focus here.
    <div data-field={name} onBlur={field.onBlur}>
      <DateField
        {...bounds}
        name={name}
        label={label}
        isRequired={required}
        value={typeof value === 'string' && value !== '' ? value : null}
        error={message}
        onChange={(day) => {
          field.onChange(day ?? '')
          onPick?.(day ?? '')
        }}
      />
    </div>
  )
}
