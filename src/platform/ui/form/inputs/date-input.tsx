import { type ReactNode, useId } from 'react'
import { useController } from 'react-hook-form'
import { DateField } from '#platform/ui/dates/date-field.tsx'
import { DateTimeField } from '#platform/ui/dates/date-time-field.tsx'
import { useMessage } from '#platform/ui/form/errors/use-message.ts'
import { useFieldLabel } from '#platform/ui/form/form-context.ts'
import { FieldFrame, useLabelPosition } from './fields.tsx'

export interface DateInputProps<Name extends string> {
  name: Name
  label: string
  /** With a time of day: the value is `2026-11-21T14:30`, in the user's time zone. */
  hasTime?: boolean
  hint?: ReactNode
  required?: boolean
  disabled?: boolean
  min?: string
  max?: string
  /** The value of an empty field in the form. Default: an empty text. */
  empty?: '' | null
  /** Called after a change by the user, with the day or an empty text. */
  onPick?: (day: string) => void
}

/** The value of a field that is typed in part, which no schema accepts, so that it is not taken for an empty one. */
const incomplete = 'incomplete'

/** A day in the order and calendar of the interface language; its value is `2026-11-21`. */
export function DateInput<Name extends string>({
  name,
  label,
  hasTime = false,
  required = false,
  disabled = false,
  empty = '',
  onPick,
  ...others
}: DateInputProps<Name>) {
  const id = useId()
  const message = useMessage(name)
  const isInside = useLabelPosition() === 'inside'
  useFieldLabel(name, label)
  const { field } = useController({ name })
  const value: unknown = field.value
  const Field = hasTime ? DateTimeField : DateField
  return (
    <FieldFrame id={id} label={label} isRequired={required} isGroup>
      {/* Errors lead the focus here. */}
      <div data-field={name} onBlur={field.onBlur}>
        <Field
          {...others}
          name={name}
          label={label}
          labelId={isInside ? undefined : `${id}-label`}
          isRequired={required}
          isDisabled={disabled}
          value={typeof value === 'string' && value !== '' && value !== incomplete ? value : null}
          error={message}
          onChange={(day, problem) => {
            field.onChange(problem === 'incomplete' ? incomplete : (day ?? empty))
            onPick?.(day ?? '')
          }}
        />
      </div>
    </FieldFrame>
  )
}
