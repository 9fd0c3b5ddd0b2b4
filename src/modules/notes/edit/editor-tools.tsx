import {
  IconAlignLeft,
  IconArchive,
  IconArchiveOff,
  IconBell,
  IconChecklist,
  IconCopy,
  IconLogout,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { ColorChoice } from '../color-choice.tsx'
import type { Color, Note } from '../contract.ts'
import { IconAction } from '../icon-action.tsx'
import { useIsOwner } from '../use-is-owner.ts'
import styles from './editor-tools.module.css'

interface EditorToolsProps {
  /** Without this right, users can leave a note of others, and nothing else. */
  canWrite: boolean
  note: Note
  /** The kind in the editor, possibly not yet saved. */
  kind: Note['kind']
  onColor: (color: Color) => void
  onKind: () => void
  onRemind: () => void
  onShare: () => void
  onDuplicate: () => void
  onArchive: () => void
  onTrash: () => void
  onLeave: () => void
  onRestore: () => void
  onRemoveForGood: () => void
}

export function EditorTools(props: EditorToolsProps) {
  const t = useTexts('notes')
  const isOwner = useIsOwner()
  const { note, kind } = props
  if (!props.canWrite) return isOwner(note) ? null : <ReaderTools onLeave={props.onLeave} />
  const icon = { size: 18, 'aria-hidden': true } as const
  if (note.deleted) {
    return (
      <div className={styles.tools}>
        <PlainButton kind="filled" onClick={props.onRestore}>
          {t('card.restore')}
        </PlainButton>
        <PlainButton onClick={props.onRemoveForGood}>{t('card.removeForGood')}</PlainButton>
      </div>
    )
  }
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('editor.tools')}>
      <ColorChoice value={note.color} onChange={props.onColor} />
      <span className="flex-1" />
      <IconAction label={t(kind === 'text' ? 'editor.toChecklist' : 'editor.toText')} onClick={props.onKind}>
        {kind === 'text' ? <IconChecklist {...icon} /> : <IconAlignLeft {...icon} />}
      </IconAction>
      <IconAction label={t('reminder.add')} onClick={props.onRemind}>
        <IconBell {...icon} />
      </IconAction>
      <IconAction label={t('sharing.title')} onClick={props.onShare}>
        <IconUsers {...icon} />
      </IconAction>
      <IconAction label={t('card.duplicate')} onClick={props.onDuplicate}>
        <IconCopy {...icon} />
      </IconAction>
      <IconAction label={t(note.archived ? 'card.unarchive' : 'card.archive')} onClick={props.onArchive}>
        {note.archived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />}
      </IconAction>
      {isOwner(note) ? (
        <IconAction label={t('card.trash')} onClick={props.onTrash}>
          <IconTrash {...icon} />
        </IconAction>
      ) : (
        <LeaveButton onLeave={props.onLeave} />
      )}
    </div>
  )
}

function LeaveButton({ onLeave }: Pick<EditorToolsProps, 'onLeave'>) {
  const t = useTexts('notes')
  return (
    <IconAction label={t('sharing.leave')} onClick={onLeave}>
      <IconLogout size={18} aria-hidden />
    </IconAction>
  )
}

function ReaderTools({ onLeave }: Pick<EditorToolsProps, 'onLeave'>) {
  const t = useTexts('notes')
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('editor.tools')}>
      <span className="flex-1" />
      <LeaveButton onLeave={onLeave} />
    </div>
  )
}
