import { Popover } from '@mui/material'
import type { ReactNode } from 'react'
import styles from './filters.module.css'

interface FilterPopoverProps {
  label: string
  anchor: HTMLElement
  onClose: () => void
  children: ReactNode
}

/** Filters below their button: the list follows at once. */
export const FilterPopover = ({ label, anchor, onClose, children }: FilterPopoverProps) => (
  <Popover
    open
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    slotProps={{ paper: { role: 'dialog', 'aria-label': label, className: styles.paper ?? '' } }}
  >
    {children}
  </Popover>
)

/** One kind of filter: choices or fields. */
export const FilterSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="min-inline-0">
    <legend className={styles.legend}>{title}</legend>
    <div className={styles.choices}>{children}</div>
  </fieldset>
)
