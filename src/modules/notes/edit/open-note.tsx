import type { Facets, Note } from '../contract.ts'
import type { NoteActions } from '../use-note-actions.ts'
import { useNotesView } from '../use-notes-view.ts'
import { NoteDialog } from './note-dialog.tsx'
import type { Question } from '../questions/note-questions.tsx'
import { NoteEditor } from './note-editor.tsx'

interface OpenNoteProps {
  notes: readonly Note[]
  facets: Facets | undefined
  canWrite: boolean
  actions: NoteActions
  onAsk: (question: Question) => void
  onClose: () => void
}

/** The note in the URL. */
export function OpenNote(props: OpenNoteProps) {
  const { notes, facets, canWrite, actions, onAsk, onClose } = props
  const { view } = useNotesView()
  const id = view.note
  if (id === undefined) return null
  return (
    <NoteDialog key={id} id={id} cachedNote={notes.find((note) => note.id === id)} onClose={onClose}>
      {(note) => (
        <NoteEditor
          note={note}
          canWrite={canWrite}
          knownLabels={facets?.labels.map(({ label }) => label) ?? []}
          actions={actions}
          onChange={(changes) => actions.change(note, changes)}
          onAsk={onAsk}
          onClose={onClose}
        />
      )}
    </NoteDialog>
  )
}
