import { IconUser } from '@tabler/icons-react'
import { ListItemIcon, Menu, MenuItem } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { User } from '../contract.ts'
import { ActionIcon, type useAccountActions } from '../use-account-actions.tsx'
import { useUsersView } from './use-users-view.ts'
import { linkTo } from './users-view.ts'

interface ActionsMenuProps {
  user: User
  actions: ReturnType<typeof useAccountActions>['actions']
  anchor: HTMLElement
  onClose: () => void
}

/** Menu with the actions on an account. */
export function ActionsMenu({ user, actions, anchor, onClose }: ActionsMenuProps) {
  const t = useTexts('users')
  const { view } = useUsersView()
  return (
    <Menu anchorEl={anchor} open onClose={onClose} slotProps={{ list: { dense: true } }}>
      <MenuItem component={Link} to={linkTo(view, { user: user.id })} onClick={onClose}>
        <ListItemIcon>
          <IconUser size={18} aria-hidden />
        </ListItemIcon>
        {t('accountActions.show')}
      </MenuItem>
      {actions.map(({ action, label, start }) => (
        <MenuItem
          key={action}
          onClick={() => {
            onClose()
            start()
          }}
        >
          <ListItemIcon>
            <ActionIcon action={action} />
          </ListItemIcon>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
