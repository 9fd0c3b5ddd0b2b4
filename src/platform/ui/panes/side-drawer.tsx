import { Drawer } from '@mui/material'
import type { MouseEvent, ReactNode } from 'react'
import styles from './side-drawer.module.css'

interface SideDrawerProps {
  label: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The side pane in a drawer, for narrow windows. A link in it closes the drawer. */
export function SideDrawer({ label, isOpen, onClose, children }: SideDrawerProps) {
  const handleClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const isNewTab = ctrlKey || metaKey || shiftKey
    if (target instanceof Element && target.closest('a[href]') && !isNewTab) onClose()
  }
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { className: styles.drawer, role: 'dialog', 'aria-label': label, onClick: handleClick } }}
    >
      {children}
    </Drawer>
  )
}
