import { IconCopy, IconDotsVertical, IconDownload, IconPencil, IconTrash, IconX } from '@tabler/icons-react'
import { Menu } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import type { LocalEvent } from '../events/local-event.ts'
import type { EventPopoverActions } from './event-popover.tsx'
import styles from './event-popover.module.css'

interface EventToolsProps extends Omit<EventPopoverActions, 'onAnswer'> {
  event: LocalEvent
  canCreate: boolean
  onClose: () => void
}

/** The actions of an event, and the button that closes it. */
export function EventTools({ event, canCreate, onClose, onEdit, onRemove, onDuplicate, onExport }: EventToolsProps) {
  const t = useTexts('calendar')
  const [menu, setMenu] = useState<HTMLElement>()
  const choose = (run: (event: LocalEvent) => void) => () => {
    setMenu(undefined)
    run(event)
  }
  const { writable } = event.occurrence
  return (
    <div className={styles.tools}>
      {writable && (
        <>
          <IconAction
            label={t('event.edit')}
            icon={<IconPencil size={18} aria-hidden />}
            opens="dialog"
            onClick={() => onEdit(event)}
          />
          <IconAction
            label={t('event.remove')}
            icon={<IconTrash size={18} aria-hidden />}
            onClick={() => onRemove(event)}
          />
        </>
      )}
      <IconAction
        label={t('event.more')}
        icon={<IconDotsVertical size={18} aria-hidden />}
        opens="menu"
        onClick={setMenu}
      />
      <IconAction label={t('event.close')} icon={<IconX size={18} aria-hidden />} onClick={onClose} />
      <Menu open={menu !== undefined} anchorEl={menu ?? null} onClose={() => setMenu(undefined)}>
        {canCreate && <MenuAction Icon={IconCopy} label={t('event.duplicate')} onClick={choose(onDuplicate)} />}
        <MenuAction Icon={IconDownload} label={t('event.export')} onClick={choose(onExport)} />
      </Menu>
    </div>
  )
}
