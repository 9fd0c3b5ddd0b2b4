import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { MentionList } from './mention-list.tsx'
import { useMentions } from './use-mentions.ts'
import styles from './writing-field.module.css'

interface WritingFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  isBusy?: boolean
  /** Why it cannot be sent as it is. */
  error?: string | undefined
  /** Higher from the start, without a line around it: for what is written at length. */
  isLarge?: boolean
  /** Takes the focus, behind what is written already. */
  isFocused?: boolean
}

/** A field as high as its text, which offers people behind an @: a copy of the text behind it gives the height. */
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
          aria-activedescendant={isOpen ? `${id}-people-${mentions.active}` : undefined}
          onChange={({ target }) => onChange(target.value)}
          onSelect={mentions.onSelect}
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
