import { IconPin, IconPinFilled, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useFailureText } from '#platform/ui/form/use-failure-text.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { SaveState } from '#platform/ui/drafts/save-state.tsx'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import { ChecklistEditor } from './checklist-editor.tsx'
import { itemsOf, textOf } from '../checklist.ts'
import { type Item, maxItems, type Note, type NoteChanges } from '../contract.ts'
import { EditorTools } from './editor-tools.tsx'
import { IconAction } from '../icon-action.tsx'
import { LabelEditor } from './label-editor.tsx'
import type { NoteActions } from '../use-note-actions.ts'
import { useNoteDraft } from './use-note-draft.ts'
import styles from './note-editor.module.css'

interface NoteEditorProps {
  note: Note
  canWrite: boolean
  knownLabels: readonly string[]
  actions: Pick<NoteActions, 'pin' | 'archive' | 'trash' | 'restore' | 'duplicate'>
  onChange: (changes: NoteChanges) => void
  onRemoveForGood: () => void
  onClose: () => void
}

const sayings = { saved: 'saved', changed: 'saving', saving: 'saving', failed: 'failed', conflict: 'failed' } as const

/** Everything of a note, to be written in; saved by itself. */
export function NoteEditor({
  note,
  canWrite,
  knownLabels,
  actions,
  onChange,
  onRemoveForGood,
  onClose,
}: NoteEditorProps) {
  const t = useTexts('notes')
  const failureText = useFailureText()
  const { dateTime } = useFormats()
  const { draft, state } = useNoteDraft(note)
  const { values: words, status, failure } = state
  // Back from plain text, what was ticked is ticked again.
  const [untilText, remember] = useState<readonly Item[]>([])
  const writable = canWrite && !note.deleted
  const Pin = note.pinned ? IconPinFilled : IconPin
  useScreenTitle(words.title || t('untitled'))

  const toggleKind = () => {
    const { kind, text, items } = words
    if (kind === 'text') {
      draft.change({ kind: 'checklist', text: '', items: [...items, ...itemsOf(text, untilText)].slice(0, maxItems) })
    } else {
      remember(items)
      draft.change({ kind: 'text', text: [text, textOf(items)].filter(Boolean).join('\n'), items: [] })
    }
    void draft.save()
  }

  const leaveBy = (act: (note: Note) => void) => () => {
    act(note)
    onClose()
  }

  return (
    <>
      <div className={styles.head}>
        {writable ? (
          <SaveState
            status={status === 'changed' ? 'saving' : status}
            retry={{ label: t('editor.tryNow'), run: () => void draft.save() }}
          >
            {t(`editor.${sayings[status]}`)}
            {status === 'failed' && failure && <span className="regular">{failureText(failure)}</span>}
          </SaveState>
        ) : (
          <span />
        )}
        {writable && (
          <IconAction
            className="push-end"
            label={t(note.pinned ? 'card.unpin' : 'card.pin')}
            aria-pressed={note.pinned}
            onClick={() => actions.pin(note)}
          >
            <Pin size={18} aria-hidden />
          </IconAction>
        )}
        <IconAction label={t('editor.close')} shortcut="Escape" onClick={onClose}>
          <IconX size={20} aria-hidden />
        </IconAction>
      </div>
      <div className={styles.body} onBlur={() => void draft.save()}>
        {note.deleted && <p className={styles.notice}>{t('trash.note')}</p>}
        <textarea
          className={styles.title}
          dir={words.title ? 'auto' : undefined}
          rows={1}
          maxLength={200}
          aria-label={t('editor.title')}
          placeholder={t('editor.title')}
          readOnly={!writable}
          value={words.title}
          onChange={(event) => draft.change({ title: event.target.value.replaceAll('\n', ' ') })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.currentTarget.parentElement?.querySelector<HTMLElement>('[data-words], [data-row] textarea')?.focus()
          }}
        />
        {words.kind === 'text' ? (
          <textarea
            className={styles.text}
            data-words
            dir={words.text ? 'auto' : undefined}
            rows={5}
            maxLength={20_000}
            aria-label={t('editor.text')}
            placeholder={writable ? t('editor.textPlaceholder') : undefined}
            readOnly={!writable}
            value={words.text}
            onChange={(event) => draft.change({ text: event.target.value })}
          />
        ) : (
          <ChecklistEditor items={words.items} readOnly={!writable} onChange={(items) => draft.change({ items })} />
        )}
        <LabelEditor
          labels={note.labels}
          known={knownLabels}
          readOnly={!writable}
          onChange={(labels) => onChange({ labels })}
        />
        <p className="text-quiet text-12">
          {t('card.made', { date: dateTime(note.datef) })} · {t('card.edited', { date: dateTime(note.updatedAt) })}
        </p>
      </div>
      {canWrite && (
        <EditorTools
          note={note}
          kind={words.kind}
          onColor={(color) => onChange({ color })}
          onKind={toggleKind}
          onDuplicate={leaveBy(actions.duplicate)}
          onArchive={leaveBy(actions.archive)}
          onTrash={leaveBy(actions.trash)}
          onRestore={() => actions.restore(note)}
          onRemoveForGood={onRemoveForGood}
        />
      )}
    </>
  )
}
