import { ListItemIcon, Menu, MenuItem } from '@mui/material'
import { IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'

const icon = { size: 18, 'aria-hidden': true }

interface CommentMenuProps {
  anchor: HTMLElement
  isHidden: boolean
  onEdit: (() => void) | undefined
  onHide: (() => void) | undefined
  onRemove: (() => void) | undefined
  onClose: () => void
}

export function CommentMenu({ anchor, isHidden, onEdit, onHide, onRemove, onClose }: CommentMenuProps) {
  const t = useTexts('blog')
  const run = (action: () => void) => () => {
    onClose()
    action()
  }
  return (
    <Menu anchorEl={anchor} open onClose={onClose} slotProps={{ list: { dense: true } }}>
      {onEdit && (
        <MenuItem onClick={run(onEdit)}>
          <ListItemIcon>
            <IconPencil {...icon} />
          </ListItemIcon>
          {t('comments.edit')}
        </MenuItem>
      )}
      {onHide && (
        <MenuItem onClick={run(onHide)}>
          <ListItemIcon>{isHidden ? <IconEye {...icon} /> : <IconEyeOff {...icon} />}</ListItemIcon>
          {t(isHidden ? 'comments.show' : 'comments.hide')}
        </MenuItem>
      )}
      {onRemove && (
        <MenuItem onClick={run(onRemove)}>
          <ListItemIcon>
            <IconTrash {...icon} />
          </ListItemIcon>
          {t('comments.delete')}
        </MenuItem>
      )}
    </Menu>
  )
}
