import { IconAlertCircle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import field from '../fields/field.module.css'
import styles from './code-field.module.css'

const length = 6
const indexes = Array.from({ length }, (_, index) => index)

// Extracts digits of any script, ignoring spaces and dashes.
const keepDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\D/g, '')
    .slice(0, length)

/** One input that looks like six, so that paste, autofill and screen readers work. */
export function CodeField({ label, fault }: { label: string; fault?: string | undefined }) {
  const id = useId()
  const [digits, setDigits] = useState('')
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="semibold">
        {label}
      </label>
      <div className={styles.code} dir="ltr">
        <input
          id={id}
          name="code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step asks for nothing else
          autoFocus
          className={styles.input}
          value={digits}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={fault !== undefined}
          aria-describedby={fault && `${id}-fault`}
          onChange={({ currentTarget }) => {
            const next = keepDigits(currentTarget.value)
            setDigits(next)
            // Submit after the input has its new value, which the form reads.
            if (next.length === length && next !== digits) queueMicrotask(() => currentTarget.form?.requestSubmit())
          }}
        />
        {indexes.map((index) => (
          <span
            key={index}
            className={styles.digit}
            data-current={index === Math.min(digits.length, length - 1)}
            aria-hidden
          >
            {digits[index]}
          </span>
        ))}
      </div>
      {fault && (
        <p id={`${id}-fault`} className={field['fault']}>
          <IconAlertCircle size={16} aria-hidden />
          {fault}
        </p>
      )}
    </div>
  )
}
