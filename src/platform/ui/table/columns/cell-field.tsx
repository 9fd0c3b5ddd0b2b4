import { useEffect, useId, useRef, useState } from 'react'
import styles from '#platform/ui/table/editable-cell.module.css'

interface CellFieldProps {
  label: string
  kind: 'text' | 'decimal' | 'integer' | 'choice'
  initial: string
  fault: string | undefined
  isFocused: boolean
  onSave: (typed: string, isByKey: boolean) => void
  onCancel: (isByKey: boolean) => void
}

const modes = { text: 'text', decimal: 'decimal', integer: 'numeric', choice: 'none' } as const

/** Edit field of a cell: Enter and blur save, Escape cancels. */
export function CellField({ label, kind, initial, fault, isFocused, onSave, onCancel }: CellFieldProps) {
  const id = useId()
  const [text, setText] = useState(initial)
  // Removing the field also fires blur.
  const isSettled = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isFocused) return
    field.current?.focus({ preventScroll: true })
    field.current?.select()
  }, [isFocused])
  const settle = (act: () => void) => {
    isSettled.current = true
    act()
  }
  return (
    <>
      <input
        ref={field}
        className={styles.field}
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : id}
        inputMode={modes[kind]}
        dir={kind === 'text' ? 'auto' : undefined}
        autoComplete="off"
        spellCheck={kind === 'text'}
        value={text}
        onFocus={() => {
          isSettled.current = false
        }}
        onChange={(event) => {
          isSettled.current = false
          setText(event.target.value)
        }}
        onBlur={() => {
          if (!isSettled.current) settle(() => onSave(text.trim(), false))
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return
          event.preventDefault()
          event.stopPropagation()
          settle(() => (event.key === 'Enter' ? onSave(text.trim(), true) : onCancel(true)))
        }}
      />
      {fault !== undefined && (
        <span id={id} className={styles.fault} role="alert">
          {fault}
        </span>
      )}
    </>
  )
}
