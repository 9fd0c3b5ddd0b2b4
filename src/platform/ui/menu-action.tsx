import type { Icon as AnyIcon } from '@tabler/icons-react'
import { ListItemIcon, MenuItem, type MenuItemProps } from '@mui/material'
import { Link, type To } from 'react-router'

interface MenuActionProps extends MenuItemProps {
  label: string
  Icon: AnyIcon
  isMirrored?: boolean
  /** The screen that a link opens. */
  to?: To
}

/** A menu item with an icon. MUI's menu passes the other props to control the focus. */
export const MenuAction = ({ label, Icon, isMirrored, to, ...props }: MenuActionProps) => (
  <MenuItem {...(to !== undefined && { component: Link, to })} {...props}>
    <ListItemIcon>
      <Icon size={18} aria-hidden className={isMirrored ? 'mirrored' : undefined} />
    </ListItemIcon>
    {label}
  </MenuItem>
)
