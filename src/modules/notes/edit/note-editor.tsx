import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import { ChecklistEditor } from './checklist-editor.tsx'
import type { Note, NoteChanges } from '../contract.ts'
import { EditorHead } from './editor-head.tsx'
import { EditorTools } from './editor-tools.tsx'
import { LabelEditor } from './label-editor.tsx'
import type { Question } from '../questions/note-questions.tsx'
import { BodyField, TitleField } from './text-fields.tsx'
import { NoteFaces } from '../note-faces.tsx'
import { ReminderChip } from '../reminder-chip.tsx'
import type { NoteActions } from '../use-note-actions.ts'
import { useNoteDraft } from './use-note-draft.ts'
import { useToggleKind } from './use-toggle-kind.ts'
import styles from './note-editor.module.css'

interface NoteEditorProps {
  note: Note
  canWrite: boolean
  knownLabels: readonly string[]
  actions: Pick<NoteActions, 'pin' | 'archive' | 'trash' | 'restore' | 'duplicate' | 'remind' | 'label'>
  onChange: (changes: NoteChanges) => void
  onAsk: (question: Question) => void
  onClose: () => void
}

/** Form for a note; saves automatically. */
export function NoteEditor(props: NoteEditorProps) {
  const { note, canWrite, actions, onChange, onAsk, onClose } = props
  const t = useTexts('notes')
  const { draft, state } = useNoteDraft(note)
  const toggleKind = useToggleKind(draft)
  const { values: content } = state
  const readOnly = !canWrite || note.deleted
  const save = () => void draft.save()
  const retry = () => void (state.status === 'conflict' ? draft.keepOwnChanges() : draft.save()).catch(() => {})
  useScreenTitle(content.title || t('untitled'))

  const closeAfter = (act: (note: Note) => void) => () => {
    act(note)
    onClose()
  }

  return (
    <>
      <EditorHead
        pinned={note.pinned}
        writable={!readOnly}
        state={state}
        onRetry={retry}
        onPin={() => actions.pin(note)}
        onClose={onClose}
      />
      <div className={styles.body} onBlur={save}>
        {note.deleted && <p className={styles.notice}>{t('trash.note')}</p>}
        <TitleField value={content.title} readOnly={readOnly} onChange={(title) => draft.change({ title })} />
        {content.kind === 'text' ? (
          <BodyField value={content.text} readOnly={readOnly} onChange={(text) => draft.change({ text })} />
        ) : (
          <ChecklistEditor items={content.items} readOnly={readOnly} onChange={(items) => draft.change({ items })} />
        )}
        <NoteDetails
          note={note}
          knownLabels={props.knownLabels}
          readOnly={readOnly}
          onLabels={(labels) => actions.label(note, labels)}
          onEditReminder={() => onAsk({ reminded: note })}
          onRemoveReminder={() => actions.remind(note, null)}
        />
      </div>
      <EditorTools
        canWrite={canWrite}
        note={note}
        kind={content.kind}
        onColor={(color) => onChange({ color })}
        onKind={() => toggleKind(content)}
        onRemind={() => onAsk({ reminded: note })}
        onShare={() => onAsk({ shared: note })}
        onDuplicate={closeAfter(actions.duplicate)}
        onArchive={closeAfter(actions.archive)}
        onTrash={closeAfter(actions.trash)}
        onLeave={() => onAsk({ leaving: note })}
        onRestore={() => actions.restore(note)}
        onRemoveForGood={() => onAsk({ removed: note })}
      />
    </>
  )
}

interface NoteDetailsProps {
  note: Note
  knownLabels: readonly string[]
  readOnly: boolean
  onLabels: (labels: string[]) => void
  onEditReminder: () => void
  onRemoveReminder: () => void
}

/** What is below the content of a note: reminder, labels, people, dates. */
function NoteDetails({ note, knownLabels, readOnly, onLabels, onEditReminder, onRemoveReminder }: NoteDetailsProps) {
  return (
    <>
      {note.reminderAt !== null && (
        <ReminderChip
          reminderAt={note.reminderAt}
          onEdit={readOnly ? undefined : onEditReminder}
          onRemove={readOnly ? undefined : onRemoveReminder}
        />
      )}
      <LabelEditor labels={note.labels} knownLabels={knownLabels} readOnly={readOnly} onChange={onLabels} />
      <NoteFaces note={note} />
      <Dates note={note} />
    </>
  )
}

function Dates({ note }: { note: Note }) {
  const t = useTexts('notes')
  const { dateTime } = useFormats()
  return (
    <p className="text-quiet text-12">
      {t('card.made', { date: dateTime(note.datef) })} · {t('card.edited', { date: dateTime(note.updatedAt) })}
    </p>
  )
}
