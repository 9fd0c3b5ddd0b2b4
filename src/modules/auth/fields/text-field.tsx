import { IconAlertCircle } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  name: string
  label: string
  /** The error message. */
  fault?: string | undefined
  /** At the end of the label's line. */
  detail?: ReactNode
  /** Inside the field, at its end. */
  end?: ReactNode
  /** Below the field, and part of its accessible description. */
  hint?: ReactNode
}

/** A field with its label above, which leaves room for long labels on small screens. */
export function TextField({ label, fault, detail, end, hint, ...input }: TextFieldProps) {
  const id = useId()
  const described = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1">
      <div className={styles.line}>
        <label htmlFor={id} className="semibold">
          {label}
        </label>
        {detail}
      </div>
      <div className="relative">
        <input
          {...input}
          id={id}
          className={styles.input}
          data-end={end !== undefined}
          aria-invalid={fault !== undefined}
          aria-describedby={described || undefined}
        />
        {end}
      </div>
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          <IconAlertCircle size={16} aria-hidden />
          {fault}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="text-quiet text-13">
          {hint}
        </div>
      )}
    </div>
  )
}
