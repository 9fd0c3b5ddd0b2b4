import { IconArrowsSort, IconCheck } from '@tabler/icons-react'
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material'
import { useState } from 'react'
import styles from './sort-menu.module.css'

interface SortMenuProps<Sort extends string> {
  /** Names the current order: `Sort by: name`. */
  label: string
  sorts: readonly { value: Sort; label: string }[]
  value: Sort
  onChoose: (sort: Sort) => void
}

/** Chooses the order of a list without column headers. */
export function SortMenu<Sort extends string>({ label, sorts, value, onChoose }: SortMenuProps<Sort>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <IconArrowsSort size={18} aria-hidden />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {sorts.map((sort) => (
          <MenuItem
            key={sort.value}
            role="menuitemradio"
            aria-checked={sort.value === value}
            selected={sort.value === value}
            onClick={() => {
              close()
              onChoose(sort.value)
            }}
          >
            <span className={styles.check}>{sort.value === value && <IconCheck size={16} aria-hidden />}</span>
            {sort.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
