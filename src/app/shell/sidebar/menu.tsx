import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import styles from './menu.module.css'

interface MenuProps {
  /** Unique in the page; opens the panel even before hydration. */
  id: string
  /** Accessible name, if the content does not provide it. */
  label?: string
  /** Content of the button. */
  content: ReactNode
  buttonClass: string | undefined
  children: ReactNode
}

/** A button with a menu: the browser's popover, plus arrow keys. */
export function Menu({ id, label, content, buttonClass, children }: MenuProps) {
  const panel = useRef<HTMLDivElement>(null)
  const items = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)') ?? [])]

  const move = (event: KeyboardEvent) => {
    const links = items()
    const at = links.findIndex((item) => item === document.activeElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Tab') panel.current?.hidePopover()
    if (next === undefined || links.length === 0) return
    event.preventDefault()
    links.at(next % links.length)?.focus()
  }

  return (
    <>
      <button
        type="button"
        className={buttonClass}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={label}
        title={label}
        style={{ anchorName: `--${id}` }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          panel.current?.showPopover({ source: event.currentTarget })
        }}
      >
        {content}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        style={{ positionAnchor: `--${id}` }}
        onToggle={({ newState }) => {
          if (newState !== 'open') return
          const links = items()
          ;(links.find((item) => item.ariaChecked === 'true') ?? links[0])?.focus()
        }}
        onKeyDown={move}
      >
        {children}
      </div>
    </>
  )
}

interface MenuLinkProps {
  to: string
  children: ReactNode
}

/** An entry that is a link. */
export const MenuLink = ({ to, children }: MenuLinkProps) => (
  <Link
    to={to}
    role="menuitem"
    className={styles.item}
    tabIndex={-1}
    onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
  >
    {children}
  </Link>
)

interface MenuActionProps {
  disabled?: boolean
  onChoose: () => void
  children: ReactNode
}

/** An entry that runs an action. */
export const MenuAction = ({ disabled, onChoose, children }: MenuActionProps) => (
  <button
    type="button"
    role="menuitem"
    className={styles.item}
    tabIndex={-1}
    disabled={disabled}
    onClick={(event) => {
      event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
      onChoose()
    }}
  >
    {children}
  </button>
)

interface MenuChoiceProps {
  checked: boolean
  lang?: string
  onChoose: () => void
  children: ReactNode
}

/** A radio item. */
export const MenuChoice = ({ checked, lang, onChoose, children }: MenuChoiceProps) => (
  <button
    type="button"
    role="menuitemradio"
    className={styles.item}
    aria-checked={checked}
    tabIndex={-1}
    lang={lang}
    onClick={(event) => {
      event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
      onChoose()
    }}
  >
    {children}
    <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </svg>
  </button>
)
