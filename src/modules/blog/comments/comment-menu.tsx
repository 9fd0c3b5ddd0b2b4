import { ListItemIcon, Menu, MenuItem } from '@mui/material'
import { IconDots, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'

const icon = { size: 18, 'aria-hidden': true }

interface CommentMenuProps {
  /** The author of the comment. */
  name: string
  isHidden: boolean
  isBusy: boolean
  onEdit: (() => void) | undefined
  onHide: (() => void) | undefined
  onRemove: (() => void) | undefined
}

export function CommentMenu({ name, isHidden, isBusy, onEdit, onHide, onRemove }: CommentMenuProps) {
  const t = useTexts('blog')
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  const run = (action: () => void) => () => {
    close()
    action()
  }
  return (
    <>
      <IconAction
        kind="comment"
        label={t('comments.actions', { name })}
        icon={<IconDots {...icon} />}
        opens="menu"
        isDisabled={isBusy}
        onClick={setAnchor}
      />
      {anchor && (
        <Menu anchorEl={anchor} open onClose={close} slotProps={{ list: { dense: true } }}>
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
      )}
    </>
  )
}
