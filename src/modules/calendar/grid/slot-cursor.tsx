import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import styles from './slot-cursor.module.css'
import { arrowOf } from './use-event-keys.ts'

interface SlotCursorProps {
  /** Where it stands, in words. */
  label: string
  style: CSSProperties
  onStep: (arrow: 'next' | 'previous' | 'up' | 'down') => void
  onPress: () => void
}

/** Free space for the keyboard: one button that arrows carry through the grid, and that creates where it stands. */
export function SlotCursor({ label, style, onStep, onPress }: SlotCursorProps) {
  const button = useRef<HTMLButtonElement>(null)
  const onKeyDown = (press: KeyboardEvent) => {
    const arrow = arrowOf(press.key)
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
