import { Drawer } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './side-drawer.module.css'
import { SidePane } from './side-pane.tsx'

interface SideDrawerProps {
  isOpen: boolean
  onClose: () => void
  onImport: () => void
}

/** The side pane where there is no room beside the list. */
export function SideDrawer({ isOpen, onClose, onImport }: SideDrawerProps) {
  const t = useTexts('contacts')
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { className: styles.drawer, role: 'dialog', 'aria-label': t('side') } }}
    >
      <SidePane onLeave={onClose} onImport={onImport} />
    </Drawer>
  )
}
