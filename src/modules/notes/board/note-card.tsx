import {
  IconArchive,
  IconArchiveOff,
  IconDotsVertical,
  IconGripVertical,
  IconPin,
  IconPinFilled,
  IconRestore,
  IconTrash,
  IconTrashX,
} from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import type { To } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { CardLink } from '#platform/ui/card-link/card-link.tsx'
import { ColorMark } from '../color-mark.tsx'
import { colorChoices, type Note } from '../contract.ts'
import { IconAction } from '../icon-action.tsx'
import { NoteDate } from '../note-date.tsx'
import { NotePreview } from './note-preview.tsx'
import styles from './note-card.module.css'

export interface CardActions {
  onPin: (note: Note) => void
  onArchive: (note: Note) => void
  onTrash: (note: Note) => void
  onRestore: (note: Note) => void
  onRemoveForGood: (note: Note) => void
  onTick: (note: Note, itemId: string, done: boolean) => void
  onMenu: (note: Note, anchor: HTMLElement) => void
}

interface NoteCardProps {
  note: Note
  to: To
  /** Absent where the notes can be read only. */
  actions: CardActions | undefined
  /** Absent where the order is not the user's own. */
  handle: ComponentProps<'button'> | undefined
}

export function NoteCard({ note, to, actions, handle }: NoteCardProps) {
  const t = useTexts('notes')
  const { title, color, pinned, archived, deleted, labels } = note
  const name = title || t('untitled')
  const icon = { size: 18, 'aria-hidden': true } as const

  return (
    <article className={styles.card} data-tone={colorChoices[color].tone} data-note={note.id}>
      <div className="flex items-start gap-2">
        <h3 className="flex-1 min-inline-0 break-anywhere">
          <CardLink to={to} className={styles.link} data-open preventScrollReset data-untitled={!title || undefined}>
            <bdi>{name}</bdi>
          </CardLink>
        </h3>
        {actions && !deleted && (
          <IconAction
            className={styles.pin}
            label={t(pinned ? 'card.unpin' : 'card.pin')}
            shortcut="p"
            aria-pressed={pinned}
            onClick={() => actions.onPin(note)}
          >
            {pinned ? <IconPinFilled {...icon} /> : <IconPin {...icon} />}
          </IconAction>
        )}
      </div>
      <NotePreview
        note={note}
        onTick={actions && !deleted ? (id, done) => actions.onTick(note, id, done) : undefined}
      />
      {labels.length > 0 && (
        <ul className="flex wrap gap-1" aria-label={t('labels.label')}>
          {labels.map((label) => (
            <li key={label} className={styles.label} dir="auto">
              {label}
            </li>
          ))}
        </ul>
      )}
      <div className="row relative gap-2 min-hit-size text-quiet text-12 nowrap">
        <ColorMark color={color} />
        <span className="visually-hidden">{t('card.color', { color: t(`colors.${color}`) })}</span>
        <NoteDate iso={note.updatedAt} />
        {actions && (
          <div className={styles.actions}>
            {handle && (
              <IconAction
                {...handle}
                className={styles.handle}
                label={t('card.move', { title: name })}
                title={t('card.moveHint')}
              >
                <IconGripVertical {...icon} />
              </IconAction>
            )}
            {deleted ? (
              <>
                <IconAction label={t('card.restore')} onClick={() => actions.onRestore(note)}>
                  <IconRestore {...icon} />
                </IconAction>
                <IconAction label={t('card.removeForGood')} shortcut="#" onClick={() => actions.onRemoveForGood(note)}>
                  <IconTrashX {...icon} />
                </IconAction>
              </>
            ) : (
              <>
                <IconAction
                  label={t(archived ? 'card.unarchive' : 'card.archive')}
                  shortcut="e"
                  onClick={() => actions.onArchive(note)}
                >
                  {archived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />}
                </IconAction>
                <IconAction label={t('card.trash')} shortcut="#" onClick={() => actions.onTrash(note)}>
                  <IconTrash {...icon} />
                </IconAction>
                <IconAction
                  label={t('card.more', { title: name })}
                  aria-haspopup="menu"
                  onClick={(event) => actions.onMenu(note, event.currentTarget)}
                >
                  <IconDotsVertical {...icon} />
                </IconAction>
              </>
            )}
          </div>
        )}
      </div>
    </article>
  )
}
