import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { getOptionId } from '#platform/ui/suggestions/suggestion-list.tsx'
import { MentionList } from './mention-list.tsx'
import { useMentions } from './use-mentions.ts'
import styles from './writing-field.module.css'

interface WritingFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  isBusy?: boolean
  /** Validation error. */
  error?: string | undefined
  /** Taller and without a border, for long texts. */
  isLarge?: boolean
  /** Focuses the field at the end of its text. */
  isFocused?: boolean
}

/** A field that grows with its text, by a hidden copy of it, and suggests people after an @. */
export function WritingField(props: WritingFieldProps) {
  const { label, value, onChange, onKeyDown, isBusy = false, error, isLarge = false, isFocused = false } = props
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const mentions = useMentions(value, field, onChange)
  useEffect(() => {
    const { current } = field
    if (!isFocused || !current) return
    current.focus()
    current.setSelectionRange(current.value.length, current.value.length)
  }, [isFocused, field])
  const isOpen = mentions.options.length > 0
  return (
    <div className="relative flex-1 min-inline-0">
      <div className={styles.field} data-text={value} data-large={isLarge} data-wrong={error !== undefined}>
        <textarea
          ref={field}
          className={styles.input}
          rows={1}
          dir={value ? 'auto' : undefined}
          aria-label={label}
          placeholder={label}
          value={value}
          readOnly={isBusy}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          aria-autocomplete="list"
          aria-controls={isOpen ? `${id}-people` : undefined}
          aria-activedescendant={isOpen ? getOptionId(`${id}-people`, mentions.active) : undefined}
          onChange={({ target }) => {
            onChange(target.value)
            mentions.update()
          }}
          onSelect={mentions.update}
          onBlur={mentions.close}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || mentions.onKeyDown(event)) return
            onKeyDown?.(event)
          }}
        />
      </div>
      {isOpen && (
        <MentionList id={`${id}-people`} options={mentions.options} active={mentions.active} onPick={mentions.pick} />
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="margin-block-start-1 text-error text-13">
          {error}
        </p>
      )}
    </div>
  )
}
