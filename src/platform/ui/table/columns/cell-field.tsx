import { useEffect, useId, useRef, useState } from 'react'
import styles from '#platform/ui/table/editable-cell.module.css'

interface CellFieldProps {
  label: string
  kind: 'text' | 'decimal' | 'integer' | 'choice'
  initial: string
  errorText: string | undefined
  isFocused: boolean
  onSave: (typed: string, isByKey: boolean) => void
  onCancel: (isByKey: boolean) => void
}

const modes = { text: 'text', decimal: 'decimal', integer: 'numeric', choice: 'none' } as const

/** Edit field of a cell: Enter and blur save, Escape cancels. */
export function CellField({ label, kind, initial, errorText, isFocused, onSave, onCancel }: CellFieldProps) {
  const id = useId()
  const [text, setText] = useState(initial)
  // Removing the field also fires blur.
  const isFinished = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isFocused) return
    field.current?.focus({ preventScroll: true })
    field.current?.select()
  }, [isFocused])
  const finish = (act: () => void) => {
    isFinished.current = true
    act()
  }
  return (
    <>
      <input
        ref={field}
        className={styles.field}
        aria-label={label}
        aria-invalid={errorText !== undefined}
        aria-describedby={errorText === undefined ? undefined : id}
        inputMode={modes[kind]}
        dir={kind === 'text' ? 'auto' : undefined}
        autoComplete="off"
        spellCheck={kind === 'text'}
        value={text}
        onFocus={() => {
          isFinished.current = false
        }}
        onChange={(event) => {
          isFinished.current = false
          setText(event.target.value)
        }}
        onBlur={() => {
          if (!isFinished.current) finish(() => onSave(text.trim(), false))
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return
          event.preventDefault()
          event.stopPropagation()
          finish(() => (event.key === 'Enter' ? onSave(text.trim(), true) : onCancel(true)))
        }}
      />
      {errorText !== undefined && (
        <span id={id} className={styles.error} role="alert">
          {errorText}
        </span>
      )}
    </>
  )
}
