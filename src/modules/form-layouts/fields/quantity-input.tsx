import { IconMinus, IconPlus } from '@tabler/icons-react'
import { FormHelperText } from '@mui/material'
import { type KeyboardEvent, useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FieldFrame, useLabelPosition } from '#platform/ui/form/inputs/fields.tsx'
import { numberOf } from '#platform/ui/form/inputs/number-of.ts'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import styles from './fields.module.css'
import { GroupLabel } from './group-label.tsx'

interface QuantityInputProps {
  name: string
  label: string
  most: number
  least?: number
  hint?: string
  required?: boolean
  disabled?: boolean
}

/** What is no number stays as it was typed, for the schema to refuse. */
const typedNumber = (typed: string) => {
  const number = numberOf(typed)
  return Number.isNaN(number) ? typed : (number ?? '')
}

const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** How many: typed, or by one more and one less; the arrow keys step, Page Up and Down by ten. */
export function QuantityInput(props: QuantityInputProps) {
  const { name, label, most, least = 1, hint, required = false, disabled = false } = props
  const t = useTexts('form-layouts')
  const id = useId()
  const { ref, value: held, message, onChange, onBlur } = useField(name, label)
  const isInside = useLabelPosition() === 'inside'
  const words = message ?? hint
  const value = asNumber(held)
  const step = (by: number) => onChange(Math.min(most, Math.max(least, (value ?? least - Math.sign(by)) + by)))
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }

  return (
    <FieldFrame id={id} label={label} isRequired={required}>
      {isInside && <GroupLabel htmlFor={id} label={label} isRequired={required} />}
      <div className={styles.stepper} data-invalid={Boolean(message)} data-disabled={disabled}>
        <button
          type="button"
          tabIndex={-1}
          className={styles.step}
          aria-label={t('quantity.less')}
          disabled={disabled || (value ?? 0) <= least}
          onClick={() => step(-1)}
        >
          <IconMinus size={16} aria-hidden />
        </button>
        <input
          ref={ref}
          id={id}
          name={name}
          className={styles.figure}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={typeof held === 'number' || typeof held === 'string' ? held : ''}
          required={required}
          disabled={disabled}
          aria-valuenow={value}
          aria-valuemin={least}
          aria-valuemax={most}
          aria-invalid={message ? true : undefined}
          aria-describedby={words ? `${id}-words` : undefined}
          onChange={({ target }) => onChange(typedNumber(target.value))}
          onBlur={onBlur}
          onKeyDown={press}
        />
        <button
          type="button"
          tabIndex={-1}
          className={styles.step}
          aria-label={t('quantity.more')}
          disabled={disabled || (value ?? 0) >= most}
          onClick={() => step(1)}
        >
          <IconPlus size={16} aria-hidden />
        </button>
      </div>
      {words && (
        <FormHelperText id={`${id}-words`} error={Boolean(message)}>
          {words}
        </FormHelperText>
      )}
    </FieldFrame>
  )
}
