import type { Icon as AnyIcon } from '@tabler/icons-react'
import { ListItemIcon, MenuItem, type MenuItemProps } from '@mui/material'

interface MenuActionProps extends MenuItemProps {
  label: string
  Icon: AnyIcon
  isMirrored?: boolean
}

/** A menu item with an icon. MUI's menu passes the other props to control the focus. */
export const MenuAction = ({ label, Icon, isMirrored, ...props }: MenuActionProps) => (
  <MenuItem {...props}>
    <ListItemIcon>
      <Icon size={18} aria-hidden className={isMirrored ? 'mirrored' : undefined} />
    </ListItemIcon>
    {label}
  </MenuItem>
)
