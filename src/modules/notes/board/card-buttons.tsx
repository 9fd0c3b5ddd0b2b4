import {
  IconArchive,
  IconArchiveOff,
  IconDotsVertical,
  IconGripVertical,
  IconLogout,
  IconRestore,
  IconTrash,
  IconTrashX,
} from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Note } from '../contract.ts'
import { IconAction } from '../icon-action.tsx'
import { useIsOwner } from '../use-is-owner.ts'
import type { CardActions } from './card-actions.ts'
import styles from './note-card.module.css'

const icon = { size: 18, 'aria-hidden': true } as const

interface ButtonsProps {
  note: Note
  actions: CardActions
}

export function CardButtons({ note, actions }: ButtonsProps) {
  const t = useTexts('notes')
  const isOwner = useIsOwner()(note)
  return (
    <>
      <IconAction
        label={t(note.archived ? 'card.unarchive' : 'card.archive')}
        shortcut="e"
        onClick={() => actions.onArchive(note)}
      >
        {note.archived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />}
      </IconAction>
      <IconAction
        label={t(isOwner ? 'card.trash' : 'sharing.leave')}
        shortcut="#"
        onClick={() => actions.onTrash(note)}
      >
        {isOwner ? <IconTrash {...icon} /> : <IconLogout {...icon} />}
      </IconAction>
      <IconAction
        label={t('card.more', { title: note.title || t('untitled') })}
        aria-haspopup="menu"
        onClick={(event) => actions.onMenu(note, event.currentTarget)}
      >
        <IconDotsVertical {...icon} />
      </IconAction>
    </>
  )
}

export function TrashedCardButtons({ note, actions }: ButtonsProps) {
  const t = useTexts('notes')
  return (
    <>
      <IconAction label={t('card.restore')} onClick={() => actions.onRestore(note)}>
        <IconRestore {...icon} />
      </IconAction>
      <IconAction label={t('card.removeForGood')} shortcut="#" onClick={() => actions.onRemoveForGood(note)}>
        <IconTrashX {...icon} />
      </IconAction>
    </>
  )
}

export function DragHandle({ note, ...handle }: { note: Note } & ComponentProps<'button'>) {
  const t = useTexts('notes')
  return (
    <IconAction
      {...handle}
      className={styles.handle}
      label={t('card.move', { title: note.title || t('untitled') })}
      title={t('card.moveHint')}
    >
      <IconGripVertical {...icon} />
    </IconAction>
  )
}
