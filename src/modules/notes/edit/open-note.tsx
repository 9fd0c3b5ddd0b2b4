import type { Note } from '../contract.ts'
import { NoteDialog } from './note-dialog.tsx'
import { NoteEditor } from './note-editor.tsx'
import type { NoteActions } from '../use-note-actions.ts'

interface OpenNoteProps {
  id: number
  known: Note | undefined
  canWrite: boolean
  labels: readonly string[]
  actions: NoteActions
  onRemoveForGood: (note: Note) => void
  onClose: () => void
}

/** The note that the address names. */
export const OpenNote = ({ id, known, canWrite, labels, actions, onRemoveForGood, onClose }: OpenNoteProps) => (
  <NoteDialog id={id} known={known} onClose={onClose}>
    {(note) => (
      <NoteEditor
        note={note}
        canWrite={canWrite}
        knownLabels={labels}
        actions={actions}
        onChange={(changes) => actions.change(note, changes)}
        onRemoveForGood={() => onRemoveForGood(note)}
        onClose={onClose}
      />
    )}
  </NoteDialog>
)
