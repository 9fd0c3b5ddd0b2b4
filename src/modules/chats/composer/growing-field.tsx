import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import styles from './growing-field.module.css'

interface GrowingFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  onSelect?: () => void
  onPaste?: (event: ClipboardEvent) => void
  onBlur?: () => void
  placeholder?: string
  maxLength: number
  /** Takes the focus, behind what is written already. */
  isFocused?: boolean
  /** The list that completes what is typed, and the option in it. */
  controls?: string | undefined
  active?: string | undefined
  marks?: object
  ref?: RefObject<HTMLTextAreaElement | null>
}

/** A field as high as its text, up to eight lines: a copy of the text behind it gives the height. */
export function GrowingField({
  label,
  value,
  onChange,
  isFocused = false,
  controls,
  active,
  marks,
  ref,
  ...rest
}: GrowingFieldProps) {
  const id = useId()
  const own = useRef<HTMLTextAreaElement>(null)
  const field = ref ?? own
  useEffect(() => {
    const { current } = field
    if (!isFocused || !current) return
    current.focus()
    current.setSelectionRange(current.value.length, current.value.length)
  }, [isFocused, field])
  return (
    <div className={styles.field} data-text={value}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.input}
        rows={1}
        dir={value ? 'auto' : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-autocomplete={controls === undefined ? undefined : 'list'}
        aria-controls={controls}
        aria-activedescendant={active}
        {...marks}
        {...rest}
      />
    </div>
  )
}
