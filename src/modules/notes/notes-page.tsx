import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { client } from '#platform/web/api/client.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import { useView } from '#platform/web/search/use-view.ts'
import { writeQuery } from '#platform/text/query-string.ts'
import { BoardTools } from './tools/board-tools.tsx'
import { focusCard, focusNeighbour } from './board/card-focus.ts'
import { type Note, notes as contract } from './contract.ts'
import { MoreNotes } from './board/more-notes.tsx'
import { NoteBoard } from './board/note-board.tsx'
import { NotesEmpty } from './board/notes-empty.tsx'
import { NotesSkeleton } from './board/notes-skeleton.tsx'
import { arranged, firstShown, isFiltered, listQueryOf, NotesView } from './notes-view.ts'
import { NotesBar } from './tools/notes-bar.tsx'
import { RemovalDialog } from './edit/removal-dialog.tsx'
import { OpenNote } from './edit/open-note.tsx'
import { CardMenu, type MenuOf } from './board/card-menu.tsx'
import { QuickAdd } from './quick-add/quick-add.tsx'
import { useNoteActions } from './use-note-actions.ts'
import { usePendingNotes } from './use-pending-notes.ts'

const api = client(contract)

/** Shortcuts of the screen; the focused card handles its own keys. */
function useNoteShortcuts(canWrite: boolean, add: () => void) {
  const t = useTexts('notes')
  const shortcuts = [
    { keys: 'c', label: t('new.label'), run: add, opensField: true },
    { keys: 'e', label: t('card.archive') },
    { keys: 'p', label: t('card.pin') },
    { keys: '#', label: t('card.trash') },
  ]
  useShortcuts(t('title'), canWrite ? shortcuts : [])
}

export function NotesPage({ canWrite }: { canWrite: boolean }) {
  const t = useTexts('notes')
  const [view, setView] = useView(NotesView)
  const [limit, setLimit] = useState(firstShown)
  const [menu, setMenu] = useState<MenuOf>()
  const [asked, ask] = useState<Note | 'trash'>()
  const quickAdd = useRef<HTMLTextAreaElement>(null)
  const { place = 'notes', layout = 'grid' } = view
  const list = useQuery({ ...api.list.page({ query: listQueryOf(view, limit) }), placeholderData: keepPreviousData })
  const { data: facets } = useQuery(api.facets.query())
  const shown = arranged(list.data?.items ?? [], place)
  const pending = usePendingNotes(shown)
  const actions = useNoteActions(shown)
  const labels = facets?.labels ?? []

  useNoteShortcuts(canWrite, () => quickAdd.current?.focus())

  const leaving = (act: (note: Note) => void) => (note: Note) => {
    focusNeighbour(note.id)
    act(note)
  }
  const cardActions = {
    onPin: actions.pin,
    onArchive: leaving(actions.archive),
    onTrash: leaving(actions.trash),
    onRestore: leaving(actions.restore),
    onRemoveForGood: ask,
    onTick: actions.tick,
    onMenu: (note: Note, anchor: HTMLElement) => setMenu({ note, anchor }),
  }
  const clear = () => setView({ q: undefined, color: undefined, label: undefined })
  const closeNote = () => {
    const { note } = view
    setView({ note: undefined }, { replace: true })
    // The card may have gone in the meantime, or never have been here.
    requestAnimationFrame(() => note === undefined || focusCard(note) || quickAdd.current?.focus())
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={canWrite ? undefined : t('readOnly')}
        actions={
          <BoardTools
            q={view.q ?? ''}
            layout={layout}
            onSearch={(q) => setView({ q }, { replace: true })}
            onLayout={(chosen) => setView({ layout: chosen === 'list' ? chosen : undefined }, { replace: true })}
          />
        }
      />
      <NotesBar
        facets={facets}
        total={list.data?.total}
        onClear={clear}
        onEmptyTrash={canWrite && shown.length > 0 ? () => ask('trash') : undefined}
      />
      {place === 'notes' && canWrite && (
        <QuickAdd
          ref={quickAdd}
          color={view.color?.[0]}
          labels={view.label ?? []}
          onAdded={() => view.q && setView({ q: undefined })}
        />
      )}
      {list.isPending && <NotesSkeleton layout={layout} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && shown.length + pending.length === 0 && !list.isPlaceholderData && (
        <NotesEmpty
          place={place}
          filtered={isFiltered(view)}
          onFirst={canWrite ? () => quickAdd.current?.focus() : undefined}
          onClear={clear}
        />
      )}
      <NoteBoard
        notes={place === 'notes' ? [...pending, ...shown] : shown}
        layout={layout}
        ordered={place === 'notes'}
        toOf={({ id }) => ({ search: writeQuery({ ...view, note: id }).toString() })}
        actions={canWrite ? cardActions : undefined}
        onMove={actions.move}
      />
      {list.data && list.data.total > shown.length && shown.length >= limit && (
        <MoreNotes limit={limit} onMore={setLimit} />
      )}
      {menu && (
        <CardMenu
          menu={menu}
          notes={shown}
          actions={actions}
          ordered={place === 'notes'}
          onLabels={(note) => setView({ note: note.id })}
          onClose={() => setMenu(undefined)}
        />
      )}
      {view.note !== undefined && (
        <OpenNote
          key={view.note}
          id={view.note}
          known={shown.find(({ id }) => id === view.note)}
          canWrite={canWrite}
          labels={labels.map(({ label }) => label)}
          actions={actions}
          onRemoveForGood={ask}
          onClose={closeNote}
        />
      )}
      {asked && (
        <RemovalDialog
          removed={asked}
          count={facets?.deleted ?? shown.length}
          onConfirm={() => {
            if (asked === 'trash') return actions.emptyTrash()
            if (view.note === asked.id) closeNote()
            leaving(actions.removeForGood)(asked)
          }}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  )
}
