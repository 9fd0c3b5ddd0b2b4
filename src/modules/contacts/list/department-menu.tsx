import { Menu, MenuItem } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { departments } from '../contract-fields.ts'

interface DepartmentMenuProps {
  anchor: HTMLElement | null
  onClose: () => void
  onChoose: (department: (typeof departments)[number]) => void
}

export function DepartmentMenu({ anchor, onClose, onChoose }: DepartmentMenuProps) {
  const t = useTexts('contacts')
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {departments.map((department) => (
        <MenuItem
          key={department}
          onClick={() => {
            onClose()
            onChoose(department)
          }}
        >
          {t(`choices.department.${department}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
