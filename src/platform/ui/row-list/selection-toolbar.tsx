import { IconX } from '@tabler/icons-react'
import { Button, IconButton } from '@mui/material'
import type { ReactNode } from 'react'
import styles from './selection-toolbar.module.css'

interface SelectionToolbarProps {
  label: string
  /** The number of selected rows: `3 selected`. */
  selected: string
  /** Selects the rows of all pages. */
  selectAll?: { label: string; run: () => void } | undefined
  clear: { label: string; run: () => void }
  /** The actions for the selected rows. */
  children: ReactNode
}

/** The head of a list with selected rows. */
export const SelectionToolbar = ({ label, selected, selectAll, clear, children }: SelectionToolbarProps) => (
  <div className="row flex-1 min-inline-0" role="toolbar" aria-label={label}>
    <span className="flex-none semibold tabular" role="status">
      {selected}
    </span>
    {selectAll && (
      <Button className={styles.selectAll ?? ''} size="small" onClick={selectAll.run}>
        {selectAll.label}
      </Button>
    )}
    <span className="flex-1" />
    <div className={styles.actions}>{children}</div>
    <IconButton aria-label={clear.label} onClick={clear.run}>
      <IconX size={18} aria-hidden />
    </IconButton>
  </div>
)
