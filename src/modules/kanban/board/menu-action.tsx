import type { IconArchive } from '@tabler/icons-react'
import { ListItemIcon, ListItemText, MenuItem, type MenuItemProps } from '@mui/material'

interface MenuActionProps extends MenuItemProps {
  label: string
  Icon: typeof IconArchive
  isMirrored?: boolean
}

/** An item with an icon. The menu sets the other props, which focus it. */
export const MenuAction = ({ label, Icon, isMirrored, ...props }: MenuActionProps) => (
  <MenuItem {...props}>
    <ListItemIcon>
      <Icon size={18} aria-hidden className={isMirrored ? 'mirrored' : undefined} />
    </ListItemIcon>
    <ListItemText>{label}</ListItemText>
  </MenuItem>
)
