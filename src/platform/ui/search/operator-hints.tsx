import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { completed, hintsFor, type OperatorHint } from './operator-hints.ts'
import styles from './operator-hints.module.css'

interface OperatorHintsProps {
  /** The search field within `children`. */
  field: RefObject<HTMLInputElement | null>
  text: string
  hints: readonly OperatorHint[]
  label: string
  /** What may be written beside operators. */
  help?: string | undefined
  onSearch: (text: string) => void
  className?: string | undefined
  isHidden?: boolean
  children: ReactNode
}

/** Lists the operators of a search below its field while that has the focus. */
export function OperatorHints({ field, text, hints, label, help, onSearch, ...container }: OperatorHintsProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isHinting, setHinting] = useState(false)
  const matchingHints = isHinting ? hintsFor(text, hints) : []

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    moveAmongHints(event, field.current)
    if (event.key === 'Escape' && matchingHints.length > 0) {
      event.stopPropagation()
      field.current?.focus()
      setHinting(false)
    }
    if (event.key === 'Enter' && event.target === field.current) setHinting(false)
  }

  return (
    <div
      ref={box}
      className={container.className ? `${styles.container} ${container.className}` : styles.container}
      hidden={container.isHidden}
      onFocus={() => setHinting(true)}
      onBlur={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && box.current?.contains(relatedTarget))) setHinting(false)
      }}
      onKeyDown={onKeyDown}
    >
      {container.children}
      {matchingHints.length > 0 && (
        <div className={styles.hints}>
          <ul className="grid one-column plain-list" aria-label={label}>
            {matchingHints.map((hint) => (
              <li key={hint.text}>
                <button
                  type="button"
                  className={styles.hint}
                  tabIndex={-1}
                  data-hint
                  onClick={() => {
                    onSearch(completed(text, hint.text))
                    field.current?.focus()
                  }}
                >
                  <code dir="ltr">{hint.text}</code>
                  <span>{hint.meaning}</span>
                </button>
              </li>
            ))}
          </ul>
          {help && <p className={styles.help}>{help}</p>}
        </div>
      )}
    </div>
  )
}

/** Moves the focus between the field and the suggested operators. */
function moveAmongHints(event: KeyboardEvent<HTMLElement>, field: HTMLElement | null) {
  const stops = [field, ...event.currentTarget.querySelectorAll<HTMLElement>('[data-hint]')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || stops.length < 2) return
  event.preventDefault()
  stops[(at + step + stops.length) % stops.length]?.focus()
}
