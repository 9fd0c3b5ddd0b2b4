import { Menu } from '@mui/material'
import { IconDots, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { MenuAction } from '#platform/ui/menu-action.tsx'

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
        icon={<IconDots size={18} aria-hidden />}
        opens="menu"
        isDisabled={isBusy}
        onClick={setAnchor}
      />
      {anchor && (
        <Menu anchorEl={anchor} open onClose={close} slotProps={{ list: { dense: true } }}>
          {onEdit && <MenuAction Icon={IconPencil} label={t('comments.edit')} onClick={run(onEdit)} />}
          {onHide && (
            <MenuAction
              Icon={isHidden ? IconEye : IconEyeOff}
              label={t(isHidden ? 'comments.show' : 'comments.hide')}
              onClick={run(onHide)}
            />
          )}
          {onRemove && <MenuAction Icon={IconTrash} label={t('comments.delete')} onClick={run(onRemove)} />}
        </Menu>
      )}
    </>
  )
}
