import { IconCheck } from '@tabler/icons-react'
import { ListItemIcon, Menu, MenuItem } from '@mui/material'
import type { ReactNode } from 'react'
import styles from '#platform/ui/table/editable-cell.module.css'

interface ChoiceMenuProps {
  label: string
  choices: readonly { value: string; label: string; icon?: ReactNode }[]
  chosen: string
  anchor: HTMLElement
  onChoose: (value: string) => void
  onClose: () => void
}

/** Menu of values for a cell. */
export const ChoiceMenu = ({ label, choices, chosen, anchor, onChoose, onClose }: ChoiceMenuProps) => (
  <Menu anchorEl={anchor} open onClose={onClose} slotProps={{ list: { 'aria-label': label, dense: true } }}>
    {choices.map(({ value, label: text, icon }) => (
      <MenuItem
        key={value}
        role="menuitemradio"
        aria-checked={value === chosen}
        selected={value === chosen}
        onClick={() => {
          onClose()
          onChoose(value)
        }}
      >
        {icon && <ListItemIcon>{icon}</ListItemIcon>}
        <span className={styles.choice}>{text}</span>
        {value === chosen && <IconCheck size={16} aria-hidden />}
      </MenuItem>
    ))}
  </Menu>
)
