import { IconUser } from '@tabler/icons-react'
import { ListItemIcon, Menu, MenuItem } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { MenuAction } from '#platform/ui/menu-action.tsx'
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
      <MenuAction
        Icon={IconUser}
        label={t('accountActions.show')}
        to={linkTo(view, { user: user.id })}
        onClick={onClose}
      />
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
