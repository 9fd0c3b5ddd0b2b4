import { IconDotsVertical } from '@tabler/icons-react'
import styles from './side-pane.module.css'

interface SideMenuButtonProps {
  label: string
  /** The kind of popup that it opens. */
  opens: 'menu' | 'dialog'
  onClick: (button: HTMLElement) => void
}

/** A button at the end of an entry (`.entry`), shown while the entry is hovered or has the focus. */
export const SideMenuButton = ({ label, opens, onClick }: SideMenuButtonProps) => (
  <button
    type="button"
    className={styles.more}
    aria-label={label}
    aria-haspopup={opens}
    onClick={(event) => onClick(event.currentTarget)}
  >
    <IconDotsVertical size={16} aria-hidden />
  </button>
)
