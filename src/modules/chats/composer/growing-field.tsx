import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
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
  /** A longer text stays as it is, and says how much of it is too many. */
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
  maxLength,
  ...rest
}: GrowingFieldProps) {
  const t = useTexts('chats')
  const id = useId()
  const tooMany = value.length - maxLength
  const own = useRef<HTMLTextAreaElement>(null)
  const field = ref ?? own
  useEffect(() => {
    const { current } = field
    if (!isFocused || !current) return
    current.focus()
    current.setSelectionRange(current.value.length, current.value.length)
  }, [isFocused, field])
  return (
    <>
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
          aria-invalid={tooMany > 0}
          {...marks}
          {...rest}
        />
      </div>
      <p role="status" className="text-error text-12">
        {tooMany > 0 && t('composer.tooMany', { count: tooMany })}
      </p>
    </>
  )
}
