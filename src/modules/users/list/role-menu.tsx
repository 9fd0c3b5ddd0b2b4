import { IconCheck } from '@tabler/icons-react'
import { ListItemIcon, Menu, MenuItem } from '@mui/material'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toggled } from '#platform/web/url-state/toggled.ts'
import { useRoleChoices } from '../use-role-choices.ts'
import styles from './role-menu.module.css'
import { useUsersView } from './use-users-view.ts'

interface RoleMenuProps {
  anchor: HTMLElement
  onClose: () => void
}

/** Role filter with the number of accounts per role; stays open for several choices. */
export function RoleMenu({ anchor, onClose }: RoleMenuProps) {
  const t = useTexts('users')
  const format = useFormats()
  const choices = useRoleChoices()
  const { view, narrow } = useUsersView()
  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      slotProps={{ list: { dense: true, 'aria-label': t('filter.roles') } }}
    >
      {choices.map(({ id, label, users }) => {
        const isChosen = view.role?.includes(id) ?? false
        return (
          <MenuItem
            key={id}
            role="menuitemcheckbox"
            aria-checked={isChosen}
            onClick={() => narrow({ role: toggled(view.role, id) })}
          >
            <ListItemIcon className={styles.tick ?? ''}>{isChosen && <IconCheck size={16} aria-hidden />}</ListItemIcon>
            <bdi className={styles.role}>{label}</bdi>
            <span className="text-quiet text-13 tabular">{format.countInFacet(users)}</span>
          </MenuItem>
        )
      })}
    </Menu>
  )
}
