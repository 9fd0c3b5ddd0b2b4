import type { ComponentProps } from 'react'
import { useAriaKeys } from '#platform/web/shortcuts/own-keys.ts'
import styles from './icon-action.module.css'

interface IconActionProps extends ComponentProps<'button'> {
  label: string
  /** Shortcut of the action while the note has the focus. */
  shortcut?: string
}

/** A small button with an icon; its label is also its tooltip. */
export function IconAction({ label, shortcut = '', className, ...rest }: IconActionProps) {
  const keys = useAriaKeys(shortcut)
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys || undefined}
      title={keys ? `${label} (${keys})` : label}
      {...rest}
      className={className ? `${styles.action} ${className}` : styles.action}
    />
  )
}
