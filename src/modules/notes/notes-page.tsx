import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { client } from '#platform/web/api/client.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import { BoardArea } from './board/board-area.tsx'
import type { CardActions } from './board/card-actions.ts'
import { focusCard } from './board/card-focus.ts'
import { CardMenu, type OpenMenu } from './board/card-menu.tsx'
import { notes as contract } from './contract.ts'
import { isOrdered } from './notes-view.ts'
import { NoteQuestions, type Question } from './questions/note-questions.tsx'
import { OpenNote } from './edit/open-note.tsx'
import { QuickAdd } from './quick-add/quick-add.tsx'
import { NotesBar } from './tools/notes-bar.tsx'
import { NotesHeader } from './tools/notes-header.tsx'
import { type NoteActions, useNoteActions } from './use-note-actions.ts'
import { useIsOwner } from './use-is-owner.ts'
import { useNotesList } from './use-notes-list.ts'
import { useNotesView } from './use-notes-view.ts'

const api = client(contract)

export function NotesPage({ canWrite }: { canWrite: boolean }) {
  const { view } = useNotesView()
  const [menu, setMenu] = useState<OpenMenu>()
  const [question, ask] = useState<Question>()
  const quickAdd = useRef<HTMLTextAreaElement>(null)
  const notes = useNotesList()
  const { visibleNotes } = notes
  const { data: facets } = useQuery(api.facets.query())
  const actions = useNoteActions(visibleNotes)
  const cardActions = useCardActions(actions, ask, setMenu)
  const focusQuickAdd = () => quickAdd.current?.focus()
  const closeNote = useCloseNote(focusQuickAdd)
  useNoteShortcuts(canWrite, focusQuickAdd)

  return (
    <>
      <NotesHeader canWrite={canWrite} />
      <NotesBar
        facets={facets}
        total={notes.list.data?.total}
        onEmptyTrash={canWrite && visibleNotes.length > 0 ? () => ask({ removed: 'trash' }) : undefined}
      />
      {canWrite && isOrdered(view) && <QuickAdd ref={quickAdd} />}
      <BoardArea
        notes={notes}
        actions={canWrite ? cardActions : undefined}
        onFirst={canWrite ? focusQuickAdd : undefined}
        onMove={actions.move}
      />
      {menu && (
        <CardMenu menu={menu} notes={visibleNotes} actions={actions} onAsk={ask} onClose={() => setMenu(undefined)} />
      )}
      <OpenNote
        notes={visibleNotes}
        facets={facets}
        canWrite={canWrite}
        actions={actions}
        onAsk={ask}
        onClose={closeNote}
      />
      {question && (
        <NoteQuestions
          question={question}
          deletedCount={facets?.deleted ?? visibleNotes.length}
          actions={actions}
          onGone={(note) => view.note === note.id && closeNote()}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  )
}

/** Closes the open note and focuses its card, or the field for a new note if there is no card. */
function useCloseNote(focusQuickAdd: () => void) {
  const { view, setView } = useNotesView()
  return () => {
    const { note } = view
    setView({ note: undefined }, { replace: true })
    requestAnimationFrame(() => note === undefined || focusCard(note) || focusQuickAdd())
  }
}

function useNoteShortcuts(canWrite: boolean, focusQuickAdd: () => void) {
  const t = useTexts('notes')
  const shortcuts = [
    { keys: 'c', label: t('new.label'), run: focusQuickAdd, opensField: true },
    // The board handles these for the focused card; they are listed here for the help.
    { keys: 'e', label: t('card.archive'), isOwn: true },
    { keys: 'p', label: t('card.pin'), isOwn: true },
    { keys: '#', label: t('card.trash'), isOwn: true },
  ]
  useShortcuts(t('title'), canWrite ? shortcuts : [])
}

/** What cards do at once, and what they ask first. */
function useCardActions(
  { pin, toggleItem, archive, trash, restore, remind }: NoteActions,
  ask: (question: Question) => void,
  openMenu: (menu: OpenMenu) => void,
): CardActions {
  const isOwner = useIsOwner()
  return {
    onPin: pin,
    onToggleItem: toggleItem,
    onArchive: archive,
    onTrash: (note) => (isOwner(note) ? trash(note) : ask({ leaving: note })),
    onRestore: restore,
    onRemind: (reminded) => ask({ reminded }),
    onUnremind: (note) => remind(note, null),
    onRemoveForGood: (removed) => ask({ removed }),
    onMenu: (note, anchor) => openMenu({ note, anchor }),
  }
}
