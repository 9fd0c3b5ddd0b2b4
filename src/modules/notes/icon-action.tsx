import type { ComponentProps } from 'react'
import styles from './icon-action.module.css'

interface IconActionProps extends ComponentProps<'button'> {
  label: string
  /** The key that does the same while the note has the focus. */
  shortcut?: string
}

/** A small button that shows an icon and says its name. */
export const IconAction = ({ label, shortcut, className, ...rest }: IconActionProps) => (
  <button
    type="button"
    aria-label={label}
    aria-keyshortcuts={shortcut}
    title={shortcut ? `${label} (${shortcut})` : label}
    {...rest}
    className={className ? `${styles.action} ${className}` : styles.action}
  />
)
