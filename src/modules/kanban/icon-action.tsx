import { IconButton, Tooltip } from '@mui/material'
import type { ReactElement } from 'react'

interface IconActionProps {
  label: string
  icon: ReactElement
  onClick: (at: HTMLElement) => void
  /** What the button opens, if anything. */
  opens?: 'menu' | 'dialog'
  isDisabled?: boolean
}

/** A button that is only a picture: its name shows under the pointer, and is read out. */
export const IconAction = ({ label, icon, onClick, opens, isDisabled = false }: IconActionProps) => (
  <Tooltip title={label}>
    <span>
      <IconButton
        aria-label={label}
        aria-haspopup={opens}
        disabled={isDisabled}
        onClick={(event) => onClick(event.currentTarget)}
      >
        {icon}
      </IconButton>
    </span>
  </Tooltip>
)
