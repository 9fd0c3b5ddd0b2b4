import { lazy, Suspense } from 'react'
import type { Note } from '../contract.ts'
import { isOrdered } from '../notes-view.ts'
import type { Question } from '../questions/note-questions.tsx'
import type { NoteActions } from '../use-note-actions.ts'
import { useNotesView } from '../use-notes-view.ts'

// MUI's menu is loaded when it is first opened.
const NoteMenu = lazy(async () => ({ default: (await import('./note-menu.tsx')).NoteMenu }))

export interface OpenMenu {
  note: Note
  anchor: HTMLElement
}

interface CardMenuProps {
  menu: OpenMenu
  notes: readonly Note[]
  actions: NoteActions
  onAsk: (question: Question) => void
  onClose: () => void
}

/** The open menu of a card. */
export function CardMenu({ menu: { note, anchor }, notes, actions, onAsk, onClose }: CardMenuProps) {
  const { view, setView } = useNotesView()
  const peers = isOrdered(view) ? notes.filter(({ pinned }) => pinned === note.pinned) : []
  const index = peers.findIndex(({ id }) => id === note.id)
  const above = index > 0 ? peers[index - 1] : undefined
  const below = index >= 0 ? peers[index + 1] : undefined
  return (
    <Suspense>
      <NoteMenu
        anchor={anchor}
        color={note.color}
        onUp={above && (() => actions.move(note, 'before', above.id))}
        onDown={below && (() => actions.move(note, 'after', below.id))}
        onColor={(color) => actions.change(note, { color })}
        onRemind={() => onAsk({ reminded: note })}
        onShare={() => onAsk({ shared: note })}
        onLabels={() => setView({ note: note.id })}
        onDuplicate={() => actions.duplicate(note)}
        onClose={onClose}
      />
    </Suspense>
  )
}
