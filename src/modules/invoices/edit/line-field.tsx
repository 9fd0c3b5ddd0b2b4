import { type ComponentProps, useId } from 'react'
import styles from './line-field.module.css'

interface LineFieldProps extends ComponentProps<'input'> {
  /** Shown above the field where there is no head above the column. */
  label: string
  /** The field's whole name, with the line it is of. */
  spoken: string
  error: string | undefined
  isNumber?: boolean
}

/** A field of a line: as slim as a table's cell. */
export function LineField({ label, spoken, error, isNumber = false, className, ...rest }: LineFieldProps) {
  const id = useId()
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <input
        {...rest}
        className={styles.input}
        data-number={isNumber}
        aria-label={spoken}
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
