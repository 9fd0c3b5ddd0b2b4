import { IconUser } from '@tabler/icons-react'
import { ListItemIcon, Menu, MenuItem } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { User } from '../contract.ts'
import { DeedIcon, type useDeeds } from '../use-deeds.tsx'
import { useUsersView } from './use-users-view.ts'
import { linkTo } from './users-view.ts'

interface DeedsMenuProps {
  user: User
  deeds: ReturnType<typeof useDeeds>['deeds']
  anchor: HTMLElement
  onClose: () => void
}

/** What can be done to one account. */
export function DeedsMenu({ user, deeds, anchor, onClose }: DeedsMenuProps) {
  const t = useTexts('users')
  const { view } = useUsersView()
  return (
    <Menu anchorEl={anchor} open onClose={onClose} slotProps={{ list: { dense: true } }}>
      <MenuItem component={Link} to={linkTo(view, { user: user.id })} onClick={onClose}>
        <ListItemIcon>
          <IconUser size={18} aria-hidden />
        </ListItemIcon>
        {t('deeds.show')}
      </MenuItem>
      {deeds.map(({ deed, label, start }) => (
        <MenuItem
          key={deed}
          onClick={() => {
            onClose()
            start()
          }}
        >
          <ListItemIcon>
            <DeedIcon deed={deed} />
          </ListItemIcon>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
