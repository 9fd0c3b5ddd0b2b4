import { IconPin, IconPinFilled } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import type { To } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { CardLink } from '#platform/ui/card-link/card-link.tsx'
import { ColorMark } from '../color-mark.tsx'
import { colorChoices, type Note } from '../contract.ts'
import { IconAction } from '../icon-action.tsx'
import { NoteDate } from '../note-date.tsx'
import { NoteFaces } from '../note-faces.tsx'
import { ReminderChip } from '../reminder-chip.tsx'
import type { CardActions } from './card-actions.ts'
import { CardButtons, DragHandle, TrashedCardButtons } from './card-buttons.tsx'
import { NotePreview } from './note-preview.tsx'
import styles from './note-card.module.css'

interface NoteCardProps {
  note: Note
  to: To
  /** Undefined without the permission to write. */
  actions: CardActions | undefined
  /** Undefined if the user cannot reorder notes. */
  handle: ComponentProps<'button'> | undefined
}

export function NoteCard({ note, to, actions, handle }: NoteCardProps) {
  const t = useTexts('notes')
  const { title, color, deleted, labels } = note
  const editing = deleted ? undefined : actions

  return (
    <article className={styles.card} data-tone={colorChoices[color].tone} data-note={note.id} data-focus-key={note.id}>
      <div className="flex items-start gap-2">
        <h3 className="flex-1 min-inline-0 break-anywhere">
          <CardLink to={to} className={styles.link} data-open preventScrollReset data-untitled={!title || undefined}>
            <bdi {...asWritten(title)}>{title || t('untitled')}</bdi>
          </CardLink>
        </h3>
        {editing && <PinButton pinned={note.pinned} onClick={() => editing.onPin(note)} />}
      </div>
      <NotePreview note={note} onToggleItem={editing && ((id, done) => editing.onToggleItem(note, id, done))} />
      {note.reminderAt !== null && (
        <ReminderChip
          reminderAt={note.reminderAt}
          onEdit={editing && (() => editing.onRemind(note))}
          onRemove={editing && (() => editing.onUnremind(note))}
        />
      )}
      {labels.length > 0 && <LabelList labels={labels} />}
      <NoteFaces note={note} />
      <div className="row relative gap-2 min-hit-size text-quiet text-12 nowrap">
        <ColorMark color={color} />
        <span className="visually-hidden">{t('card.color', { color: t(`colors.${color}`) })}</span>
        <NoteDate iso={note.updatedAt} />
        {actions && (
          <div className={styles.actions}>
            {handle && <DragHandle note={note} {...handle} />}
            {deleted ? (
              <TrashedCardButtons note={note} actions={actions} />
            ) : (
              <CardButtons note={note} actions={actions} />
            )}
          </div>
        )}
      </div>
    </article>
  )
}

function PinButton({ pinned, onClick }: { pinned: boolean; onClick: () => void }) {
  const t = useTexts('notes')
  const Pin = pinned ? IconPinFilled : IconPin
  return (
    <IconAction
      className={styles.pin}
      label={t(pinned ? 'card.unpin' : 'card.pin')}
      shortcut="p"
      aria-pressed={pinned}
      onClick={onClick}
    >
      <Pin size={18} aria-hidden />
    </IconAction>
  )
}

function LabelList({ labels }: { labels: readonly string[] }) {
  const t = useTexts('notes')
  return (
    <ul className="flex wrap gap-1" aria-label={t('labels.label')}>
      {labels.map((label) => (
        <li key={label} className={styles.label} {...asWritten(label)}>
          {label}
        </li>
      ))}
    </ul>
  )
}
