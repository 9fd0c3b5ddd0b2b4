import { IconUserShield } from '@tabler/icons-react'
import { Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { useRoleChoices } from '../use-role-choices.ts'

interface RoleButtonProps {
  isDisabled: boolean
  onChoose: (role: { id: string; label: string }) => void
}

/** Opens a menu of the roles that the user may give. */
export function RoleButton({ isDisabled, onChoose }: RoleButtonProps) {
  const t = useTexts('users')
  const choices = useRoleChoices().filter(({ isGivable }) => isGivable)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <IconAction
        label={t('bulk.role')}
        icon={<IconUserShield size={18} aria-hidden />}
        opens="menu"
        isDisabled={isDisabled}
        onClick={setAnchor}
      />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { dense: true, 'aria-label': t('bulk.role') } }}
      >
        {choices.map(({ id, label }) => (
          <MenuItem
            key={id}
            onClick={() => {
              close()
              onChoose({ id, label })
            }}
          >
            <bdi {...asWritten(label)}>{label}</bdi>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
