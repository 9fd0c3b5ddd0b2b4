import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import styles from './header-button.module.css'

interface HeaderButtonProps {
  label: string
  icon: ReactNode
  /** The address, or what a click does. */
  action: To | (() => void)
  opensDialog?: boolean
  /** Opens a form whose first field gets the keys typed while it loads. */
  opensField?: boolean
  /** Whether it is not the main button of the screen. */
  isSecondary?: boolean
  className?: string | undefined
}

/** A button of a screen's header; on phones only its icon is visible. */
export function HeaderButton({
  label,
  icon,
  action,
  opensDialog = false,
  opensField = false,
  isSecondary = false,
  className = '',
}: HeaderButtonProps) {
  const shared = {
    variant: isSecondary ? 'text' : 'contained',
    color: isSecondary ? 'secondary' : 'primary',
    className: `${styles.button} ${className}`,
    startIcon: icon,
    children: <span className="wide-text">{label}</span>,
    'aria-haspopup': opensDialog ? 'dialog' : undefined,
    'data-opens': opensField ? 'field' : undefined,
  } as const
  return typeof action === 'function' ? (
    <Button {...shared} onClick={action} />
  ) : (
    <Button {...shared} component={Link} to={action} />
  )
}
