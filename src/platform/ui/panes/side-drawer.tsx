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
  const leave = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const isElsewhere = ctrlKey || metaKey || shiftKey
    if (target instanceof Element && target.closest('a[href]') && !isElsewhere) onClose()
  }
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { className: styles.drawer, role: 'dialog', 'aria-label': label, onClick: leave } }}
    >
      {children}
    </Drawer>
  )
}
