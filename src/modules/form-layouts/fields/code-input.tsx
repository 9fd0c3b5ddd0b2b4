import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { keepCodeDigits, withDigit } from './code-digits.ts'
import { FieldShell } from './field-shell.tsx'
import styles from './fields.module.css'
import type { CustomFieldProps } from './custom-field.ts'

const length = 6

/** Six digits in one box each: typing and Backspace move between the boxes, and a whole code can be pasted. */
export function CodeInput({ name, label, hint, required = false, disabled = false }: CustomFieldProps) {
  const t = useTexts('form-layouts')
  const id = useId()
  const container = useRef<HTMLDivElement>(null)
  const field = useField(name, label)
  const value = typeof field.value === 'string' ? field.value : ''
  const boxes = Array.from({ length }, (_, at) => (value[at] ?? '').trim())
  const focus = (at: number) => {
    const box = container.current?.querySelectorAll('input')[Math.min(Math.max(at, 0), length - 1)]
    box?.focus()
    box?.select()
  }
  const fill = (at: number, typed: string) => {
    const digits = keepCodeDigits(typed)
    if (digits === '') return
    field.onChange(withDigit(value, at, digits, length))
    focus(at + digits.length)
  }
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    if (event.key === 'Backspace') {
      event.preventDefault()
      const from = boxes[at] === '' ? at - 1 : at
      if (from < 0) return
      field.onChange(withDigit(value, from, ' ', length))
      focus(from)
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault()
      focus(at + (event.key === 'ArrowLeft' ? -1 : 1))
    }
  }
  const createPasteHandler = (at: number) => (event: ClipboardEvent) => {
    event.preventDefault()
    const typed = event.clipboardData.getData('text')
    fill(keepCodeDigits(typed).length >= length ? 0 : at, typed)
  }

  return (
    <FieldShell id={id} name={name} label={label} hint={hint} message={field.message} isRequired={required} isGroup>
      <div ref={container} className={styles.code} dir="ltr">
        {boxes.map((digit, at) => (
          <input
            // oxlint-disable-next-line react/no-array-index-key -- a box is its position
            key={at}
            ref={at === 0 ? field.ref : undefined}
            className={styles.box}
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            value={digit}
            disabled={disabled}
            aria-label={t('code.digit', { number: at + 1, label })}
            aria-invalid={field.message ? true : undefined}
            onChange={({ target }) => fill(at, target.value.replace(digit, ''))}
            onKeyDown={onKeyDown(at)}
            onPaste={createPasteHandler(at)}
            onFocus={({ target }) => target.select()}
            onBlur={field.onBlur}
          />
        ))}
      </div>
    </FieldShell>
  )
}
