import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './growing-field.module.css'

interface GrowingFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  /** Called after each change of text or selection. */
  onSelect?: () => void
  onPaste?: (event: ClipboardEvent) => void
  onBlur?: () => void
  placeholder?: string
  /** A longer text is not cut off; the field shows the number of excess characters. */
  maxLength: number
  /** Focuses the field on mount, with the caret at the end. */
  isFocused?: boolean
  /** Id of the suggestion list, and of its active option. */
  controls?: string | undefined
  active?: string | undefined
  marks?: object
  ref?: RefObject<HTMLTextAreaElement | null>
}

/** A text area that grows to eight lines; a hidden copy of the text determines its height. */
export function GrowingField({
  label,
  value,
  onChange,
  onSelect,
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
  const ownRef = useRef<HTMLTextAreaElement>(null)
  const field = ref ?? ownRef
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
          onChange={({ target }) => {
            onChange(target.value)
            onSelect?.()
          }}
          onSelect={onSelect}
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
