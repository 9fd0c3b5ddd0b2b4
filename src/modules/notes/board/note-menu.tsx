import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Divider from '@mui/material/Divider'
import { IconArrowDown, IconArrowUp, IconBell, IconCheck, IconCopy, IconTag, IconUsers } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import { ColorMark } from '../color-mark.tsx'
import { type Color, colors } from '../contract.ts'

interface NoteMenuProps {
  anchor: HTMLElement
  color: Color
  /** Undefined for the first note. */
  onUp: (() => void) | undefined
  /** Undefined for the last note. */
  onDown: (() => void) | undefined
  onColor: (color: Color) => void
  onRemind: () => void
  onShare: () => void
  onLabels: () => void
  onDuplicate: () => void
  onClose: () => void
}

/** Actions on a note that have no button on its card. */
export function NoteMenu(props: NoteMenuProps) {
  const { anchor, color, onUp, onDown, onColor, onRemind, onShare, onLabels, onDuplicate, onClose } = props
  const t = useTexts('notes')
  const act = (action: () => void) => () => {
    onClose()
    action()
  }
  const icon = { size: 18, 'aria-hidden': true } as const
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {colors.map((one) => (
        <MenuItem key={one} role="menuitemradio" aria-checked={one === color} onClick={act(() => onColor(one))}>
          <ListItemIcon>
            <ColorMark color={one} size={14} />
          </ListItemIcon>
          {t(`colors.${one}`)}
          {one === color && <IconCheck className="push-end text-brand" {...icon} />}
        </MenuItem>
      ))}
      <Divider />
      <MenuAction Icon={IconBell} label={t('reminder.add')} onClick={act(onRemind)} />
      <MenuAction Icon={IconUsers} label={t('sharing.title')} onClick={act(onShare)} />
      <MenuAction Icon={IconTag} label={t('labels.edit')} onClick={act(onLabels)} />
      <MenuAction Icon={IconCopy} label={t('card.duplicate')} onClick={act(onDuplicate)} />
      {onUp && <MenuAction Icon={IconArrowUp} label={t('card.moveUp')} onClick={act(onUp)} />}
      {onDown && <MenuAction Icon={IconArrowDown} label={t('card.moveDown')} onClick={act(onDown)} />}
    </Menu>
  )
}
