import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import styles from './filter-choice.module.css'

interface ChoiceProps {
  isOn: boolean
  /** The accessible name, if it says more than the content. */
  name?: string | undefined
  title?: string | undefined
  children: ReactNode
}

/** One value to filter by. */
export const FilterChoice = ({ isOn, name, title, onToggle, children }: ChoiceProps & { onToggle: () => void }) => (
  <button
    type="button"
    className={styles.choice}
    aria-pressed={isOn}
    aria-label={name}
    title={title}
    onClick={onToggle}
  >
    {children}
  </button>
)

/** One value to filter by, as a link to the list with it, or without it if it is on. */
export const FilterLink = ({ isOn, name, title, to, children }: ChoiceProps & { to: To }) => (
  <Link className={styles.choice} aria-current={isOn ? 'true' : undefined} aria-label={name} title={title} to={to}>
    {children}
  </Link>
)

/** The number of records that a choice would show. */
export const FilterCount = ({ children }: { children: ReactNode }) => <span className={styles.count}>{children}</span>
