import type { ComponentProps } from 'react'
import styles from './icon-action.module.css'

interface IconActionProps extends ComponentProps<'button'> {
  label: string
  /** Shortcut of the action while the note has the focus. */
  shortcut?: string
}

/** A small button with an icon; its label is also its tooltip. */
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
