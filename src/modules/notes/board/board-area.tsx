import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { writeQuery } from '#platform/text/query-string.ts'
import { isFiltered, isOrdered } from '../notes-view.ts'
import type { Side } from '../use-note-actions.ts'
import type { Note } from '../contract.ts'
import type { NotesList } from '../use-notes-list.ts'
import { useNotesView } from '../use-notes-view.ts'
import type { CardActions } from './card-actions.ts'
import { MoreNotes } from './more-notes.tsx'
import { NoteBoard } from './note-board.tsx'
import { NotesEmpty } from './notes-empty.tsx'
import { NotesSkeleton } from './notes-skeleton.tsx'

interface BoardAreaProps {
  notes: NotesList
  /** Undefined without the permission to write. */
  actions: CardActions | undefined
  /** Starts the first note; undefined without the permission to write. */
  onFirst: (() => void) | undefined
  onMove: (note: Note, side: Side, of: number) => void
}

/** The board, or a message why it is empty. */
export function BoardArea({ notes, actions, onFirst, onMove }: BoardAreaProps) {
  const { view, clearFilters } = useNotesView()
  const { place: folder = 'notes', layout = 'grid' } = view
  const { list, visibleNotes, pending, isTruncated, limit, setLimit } = notes
  const isEmpty = list.isSuccess && !list.isPlaceholderData && visibleNotes.length + pending.length === 0

  return (
    <>
      {list.isPending && <NotesSkeleton layout={layout} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {isEmpty && <NotesEmpty folder={folder} filtered={isFiltered(view)} onFirst={onFirst} onClear={clearFilters} />}
      <NoteBoard
        notes={isOrdered(view) ? [...pending, ...visibleNotes] : visibleNotes}
        layout={layout}
        ordered={isOrdered(view)}
        getNoteLink={({ id }) => ({ search: writeQuery({ ...view, note: id }).toString() })}
        actions={actions}
        onMove={onMove}
      />
      {isTruncated && <MoreNotes limit={limit} onMore={setLimit} />}
    </>
  )
}
