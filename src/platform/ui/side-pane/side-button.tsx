import type { MouseEventHandler, ReactNode } from 'react'
import styles from './side-pane.module.css'

interface SideButtonProps {
  icon: ReactNode
  label: string
  /** The kind of popup that it opens. */
  opens?: 'menu' | 'dialog' | undefined
  onClick: MouseEventHandler<HTMLButtonElement>
}

/** A button that looks like the links of a side pane. */
export const SideButton = ({ icon, label, opens, onClick }: SideButtonProps) => (
  <button type="button" className={styles.link} aria-haspopup={opens} onClick={onClick}>
    {icon}
    <span className="flex-1 min-inline-0">{label}</span>
  </button>
)
