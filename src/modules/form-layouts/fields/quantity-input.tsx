import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { parseNumber } from '#platform/ui/form/inputs/parse-number.ts'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { FieldShell } from './field-shell.tsx'
import styles from './fields.module.css'

interface QuantityInputProps {
  name: string
  label: string
  most: number
  least?: number
  hint?: string
  required?: boolean
  disabled?: boolean
}

/** Returns text that is not a number unchanged; the schema rejects it. */
const parseQuantity = (typed: string) => {
  const number = parseNumber(typed)
  return Number.isNaN(number) ? typed : (number ?? '')
}

const keySteps: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

const toNumber = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** A number with step buttons; arrow keys step by one, Page Up and Page Down by ten. */
export function QuantityInput(props: QuantityInputProps) {
  const { name, label, most, least = 1, hint, required = false, disabled = false } = props
  const t = useTexts('form-layouts')
  const id = useId()
  const { ref, value: quantity, message, onChange, onBlur } = useField(name, label)
  const value = toNumber(quantity)
  const changeBy = (by: number) => onChange(Math.min(most, Math.max(least, (value ?? least - Math.sign(by)) + by)))
  const onKeyDown = (event: KeyboardEvent) => {
    const by = keySteps[event.key]
    if (by === undefined) return
    event.preventDefault()
    changeBy(by)
  }

  return (
    <FieldShell id={id} name={name} label={label} hint={hint} message={message} isRequired={required}>
      <div className={styles.stepper} data-invalid={Boolean(message)} data-disabled={disabled}>
        <StepButton
          label={t('quantity.less')}
          Icon={IconMinus}
          isDisabled={disabled || (value ?? 0) <= least}
          onClick={() => changeBy(-1)}
        />
        <input
          ref={ref}
          id={id}
          name={name}
          className={styles.figure}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={typeof quantity === 'number' || typeof quantity === 'string' ? quantity : ''}
          required={required}
          disabled={disabled}
          aria-valuenow={value}
          aria-valuemin={least}
          aria-valuemax={most}
          aria-invalid={message ? true : undefined}
          aria-describedby={(message ?? hint) ? `${id}-words` : undefined}
          onChange={({ target }) => onChange(parseQuantity(target.value))}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
        <StepButton
          label={t('quantity.more')}
          Icon={IconPlus}
          isDisabled={disabled || (value ?? 0) >= most}
          onClick={() => changeBy(1)}
        />
      </div>
    </FieldShell>
  )
}

interface StepButtonProps {
  label: string
  Icon: typeof IconMinus
  isDisabled: boolean
  onClick: () => void
}

/** Not in the tab order, since the field's arrow keys do the same. */
const StepButton = ({ label, Icon, isDisabled, onClick }: StepButtonProps) => (
  <button
    type="button"
    tabIndex={-1}
    className={styles.step}
    aria-label={label}
    disabled={isDisabled}
    onClick={onClick}
  >
    <Icon size={16} aria-hidden />
  </button>
)
