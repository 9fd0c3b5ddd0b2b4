import { IconButton, Tooltip } from '@mui/material'
import type { ReactElement } from 'react'

interface IconActionProps {
  label: string
  icon: ReactElement
  onClick: (at: HTMLElement) => void
  /** Kind of popup that the button opens. */
  opens?: 'menu' | 'dialog'
  isDisabled?: boolean
  /** The value of `data-kind`, by which a shortcut finds the button. */
  kind?: string
}

/** A button with only an icon; its label is the tooltip and the accessible name. */
export const IconAction = ({ label, icon, onClick, opens, isDisabled = false, kind }: IconActionProps) => (
  <Tooltip title={label}>
    {/* Has no role, so it cannot have the name that the tooltip would give it. */}
    <span aria-label={undefined}>
      <IconButton
        aria-label={label}
        data-kind={kind}
        aria-haspopup={opens}
        disabled={isDisabled}
        onClick={(event) => onClick(event.currentTarget)}
      >
        {icon}
      </IconButton>
    </span>
  </Tooltip>
)
