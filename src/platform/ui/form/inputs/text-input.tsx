import { TextField, type TextFieldProps } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FieldFrame, useLabelPosition } from './fields.tsx'
import { useFieldLabel } from '#platform/ui/form/form-context.ts'
import styles from './text-input.module.css'
import { useMessage } from '#platform/ui/form/errors/use-message.ts'

export interface TextInputProps<Name extends string> extends Omit<
  TextFieldProps,
  'name' | 'label' | 'value' | 'defaultValue' | 'error' | 'helperText' | 'variant' | 'ref' | 'id'
> {
  name: Name
  label: string
  /** The field's full name, if a row has several similar ones. */
  ariaLabel?: string
  hint?: ReactNode
  /** Maximum number of characters; shows how many are left. */
  maxLength?: number
  /** Converts the input to the form's value: `parseNumber` for a number. */
  read?: (typed: string) => unknown
  /** Spans all columns of the grid. */
  isWide?: boolean
}

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== ''

/** Field for text, a date, an address or other input, with one line or several. */
export function TextInput<Name extends string>(props: TextInputProps<Name>) {
  const { name, label, ariaLabel, hint, maxLength, read, isWide, onChange, onBlur, slotProps, ...rest } = props
  const id = useId()
  const { register } = useFormContext()
  const message = useMessage(name)
  const isInside = useLabelPosition() === 'inside'
  useFieldLabel(name, ariaLabel ?? label)
  const field = register(name, read && { setValueAs: read })
  // The input is uncontrolled: without this, its label would stay on a value that the form sets.
  const hasValue = useWatch({ name, compute: isFilled })
  // A date field shows a format even if it is empty, so its label must not overlap it.
  const isAbove = hasValue || rest.type === 'date' || rest.type === 'time' || rest.type === 'datetime-local'
  const words = message ?? hint
  return (
    <FieldFrame id={id} label={label} isRequired={rest.required} isWide={isWide}>
      <TextField
        autoComplete="off"
        {...rest}
        id={id}
        name={name}
        inputRef={field.ref}
        onChange={(event) => {
          void field.onChange(event)
          onChange?.(event)
        }}
        onBlur={(event) => {
          void field.onBlur(event)
          onBlur?.(event)
        }}
        fullWidth
        {...(isInside ? { label } : { hiddenLabel: true })}
        error={Boolean(message)}
        helperText={
          maxLength === undefined ? (
            words
          ) : (
            <span className="flex justify-between gap-3">
              <span>{words}</span>
              <RemainingCharacters name={name} maxLength={maxLength} />
            </span>
          )
        }
        slotProps={{
          ...slotProps,
          ...(isAbove && { inputLabel: { shrink: true } }),
          htmlInput: { ...(ariaLabel && { 'aria-label': ariaLabel }), ...slotProps?.htmlInput },
        }}
      />
    </FieldFrame>
  )
}

/** Number of characters left; announced only above the limit. */
function RemainingCharacters({ name, maxLength }: { name: string; maxLength: number }) {
  const t = useTexts('form')
  const value: unknown = useWatch({ name })
  const remaining = maxLength - (typeof value === 'string' ? value.trim().length : 0)
  return (
    <span className={styles.remaining} data-over={remaining < 0} role={remaining < 0 ? 'status' : undefined}>
      {remaining < 0 ? t('over', { count: -remaining }) : t('left', { count: remaining })}
    </span>
  )
}
