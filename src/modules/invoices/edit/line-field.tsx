import { type ComponentProps, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { useFieldLabel } from '#platform/ui/form/form-context.ts'
import { useMessage } from '#platform/ui/form/errors/use-message.ts'
import styles from './line-field.module.css'

interface LineFieldProps extends Omit<ComponentProps<'input'>, 'name'> {
  name: string
  /** Shown above the field if the column has no heading. */
  label: string
  /** The accessible name, with the number of the line. */
  ariaLabel: string
  isNumber?: boolean
}

/** A compact field of a line. */
export function LineField({ name, label, ariaLabel, isNumber = false, className, ...rest }: LineFieldProps) {
  const id = useId()
  const { register } = useFormContext()
  const error = useMessage(name)
  useFieldLabel(name, ariaLabel)
  return (
    <div className={['grid content-start gap-1 min-inline-0', className].filter(Boolean).join(' ')}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <input
        {...rest}
        {...register(name)}
        className={styles.input}
        data-number={isNumber}
        aria-label={ariaLabel}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        autoComplete="off"
        {...(isNumber && { inputMode: 'decimal', dir: 'ltr' })}
      />
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
