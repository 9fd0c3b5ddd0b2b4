import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import styles from './slot-cursor.module.css'
import { directionOfKey } from './use-event-keys.ts'

interface SlotCursorProps {
  /** Accessible name with day and time. */
  label: string
  style: CSSProperties
  onStep: (arrow: 'next' | 'previous' | 'up' | 'down') => void
  onPress: () => void
}

/** A button for the keyboard: arrow keys move it through the grid, Enter creates an event there. */
export function SlotCursor({ label, style, onStep, onPress }: SlotCursorProps) {
  const button = useRef<HTMLButtonElement>(null)
  const onKeyDown = (press: KeyboardEvent) => {
    const arrow = directionOfKey(press.key)
    if (!arrow || press.altKey || press.ctrlKey || press.metaKey) return
    press.preventDefault()
    press.stopPropagation()
    flushSync(() => onStep(arrow))
    button.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.cursor}
        style={style}
        data-slot-cursor
        aria-label={label}
        onKeyDown={onKeyDown}
        onClick={onPress}
      />
      <span className="visually-hidden" aria-live="polite">
        {label}
      </span>
    </>
  )
}
