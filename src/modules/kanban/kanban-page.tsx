import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton, PlainButtonLink } from '#platform/ui/plain-button.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { Screen } from '#platform/ui/panes/panes.tsx'
import { useView } from '#platform/web/url-state/use-view.ts'
import { AddColumn } from './board/add-column.tsx'
import { Board, type BoardProps } from './board/board.tsx'
import { BoardSkeleton } from './board/board-skeleton.tsx'
import { BoardList } from './board/board-list.tsx'
import { CardMenu } from './board/card-menu.tsx'
import { findTask } from './board-order.ts'
import type { Board as BoardRecord } from './contract-boards.ts'
import type { Category, Task } from './contract-schemas.ts'
import { filterBoard } from './filter-board.ts'
import { api } from './kanban-client.ts'
import { isFiltered, KanbanView } from './kanban-view.ts'
import { BoardTools } from './tools/board-tools.tsx'
import { BoardSwitcher } from './tools/board-switcher.tsx'
import { useArchiveBoard } from './use-archive-board.ts'
import { useBoard } from './use-board.ts'
import { useBoardName } from './use-board-name.ts'
import { useBoards } from './use-boards.ts'
import { useBoardActions } from './use-board-actions.ts'
import { useBoardShortcuts } from './use-board-shortcuts.ts'
import { useMinute } from '#platform/web/use-minute.ts'
import { type Rights, useRights } from './use-rights.ts'

const TaskDialog = lazy(async () => ({ default: (await import('./detail/task-dialog.tsx')).TaskDialog }))
const ArchiveDrawer = lazy(async () => ({ default: (await import('./tools/archive-drawer.tsx')).ArchiveDrawer }))

const noColumns: readonly Category[] = []

const getIntroductionKey = ({ update, comment }: Rights) => (update ? 'lead' : comment ? 'readAndComment' : 'readOnly')

/** The board with its toolbar and dialogs. */
export function KanbanPage() {
  const t = useTexts('kanban')
  const rights = useRights()
  const [view, setView] = useView(KanbanView)
  const { board, error, refetch } = useBoard(view.board)
  const { current } = useBoards()
  const getName = useBoardName()
  const isMissing = error instanceof Failure && error.status === 404
  const lead = (rights.update && current?.description) || t(getIntroductionKey(rights))
  return (
    <Screen
      title={current ? <bdi>{getName(current)}</bdi> : t('title')}
      lead={<bdi>{lead}</bdi>}
      actions={<BoardSwitcher rights={rights} />}
    >
      {isMissing ? (
        <MissingBoard />
      ) : board ? (
        <LoadedBoard board={board} rights={rights} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <BoardSkeleton label={t('loading')} />
      )}
      <OpenTask board={board ?? noColumns} rights={rights} />
      <Suspense>
        {view.archive && <ArchiveDrawer rights={rights} onClose={() => setView({ archive: undefined })} />}
      </Suspense>
    </Screen>
  )
}

function LoadedBoard({ board: whole, rights }: { board: readonly Category[]; rights: Rights }) {
  const now = useMinute()
  const [view, setView] = useView(KanbanView)
  const { data: labels = [] } = useQuery(api.labels.query())
  const actions = useBoardActions()
  const [adding, setAdding] = useState<number>()
  const [editing, setEditing] = useState<number>()
  const [menu, setMenu] = useState<{ task: Task; at: HTMLElement; moving?: boolean }>()
  const { current } = useBoards()
  const archivedBoard = current?.archivedAt ? current : undefined
  const canWrite = rights.update && !archivedBoard
  const board = filterBoard(whole, view, { me: rights.me, now, labels })
  const foundCount = board.reduce((sum, { child }) => sum + child.length, 0)

  useBoardShortcuts({
    board,
    canWrite: canWrite && view.layout !== 'list',
    onAdd: setAdding,
    onEdit: setEditing,
    onMove: (task, at) => setMenu({ task, at, moving: true }),
    onArchive: actions.archiveTask,
  })

  return (
    <div className="column gap-3 min-block-0">
      <BoardTools view={view} labels={labels} found={foundCount} onView={setView} />
      <BoardContent
        board={board}
        whole={whole}
        labels={labels}
        view={view}
        canWrite={canWrite}
        archivedBoard={archivedBoard}
        actions={actions}
        adding={adding}
        onAdding={setAdding}
        editing={editing}
        onEditing={setEditing}
        onMenu={(task, at) => setMenu({ task, at })}
      />
      <CardMenu
        open={menu}
        board={whole}
        rights={rights}
        actions={actions}
        onEdit={setEditing}
        onClose={() => setMenu(undefined)}
      />
    </div>
  )
}

function BoardContent({ archivedBoard, ...props }: BoardProps & { archivedBoard: BoardRecord | undefined }) {
  const { board, whole, view, canWrite, actions } = props
  const isEmpty = board.every(({ child }) => child.length === 0)
  if (archivedBoard) return <ArchivedBoard board={archivedBoard} />
  if (whole.length === 0) {
    return <NoColumns onAdd={canWrite ? (name) => actions.addColumn(whole, name) : undefined} />
  }
  if (isEmpty && isFiltered(view)) return <NothingFound />
  return view.layout === 'list' ? <BoardList {...props} /> : <Board {...props} />
}

/** For a link to a board that does not exist. */
function MissingBoard() {
  const t = useTexts('kanban')
  return (
    <EmptyState
      picture="/pictures/empty/nothing-found.svg"
      title={t('boards.missing')}
      text={t('boards.missingText')}
      action={<PlainButtonLink to="/apps/kanban">{t('boards.toFirst')}</PlainButtonLink>}
    />
  )
}

function ArchivedBoard({ board }: { board: BoardRecord }) {
  const t = useTexts('kanban')
  const { update } = useRights()
  const { restoreBoard } = useArchiveBoard()
  return (
    <EmptyState
      picture="/pictures/empty/nothing-planned.svg"
      title={t('boards.archivedTitle')}
      text={t('boards.archivedText')}
      action={update && <PlainButton onClick={() => restoreBoard(board.id)}>{t('boards.restore')}</PlainButton>}
    />
  )
}

function NoColumns({ onAdd }: { onAdd: ((name: string) => Promise<unknown>) | undefined }) {
  const t = useTexts('kanban')
  return (
    <EmptyState
      picture="/pictures/empty/nothing-planned.svg"
      title={t('empty')}
      text={t(onAdd ? 'emptyText' : 'emptyReadOnly')}
      action={onAdd && <AddColumn onAdd={onAdd} />}
    />
  )
}

function NothingFound() {
  const t = useTexts('kanban')
  return (
    <EmptyState picture="/pictures/empty/nothing-found.svg" title={t('nothingFound')} text={t('nothingFoundText')} />
  )
}

interface OpenTaskProps {
  board: readonly Category[]
  rights: Rights
}

/** The card in the URL. It stays open while its board loads: its link may be from another board. */
function OpenTask({ board, rights }: OpenTaskProps) {
  const [view, setView] = useView(KanbanView)
  const { data: labels = [] } = useQuery(api.labels.query())
  const actions = useBoardActions()
  const id = view.task
  if (id === undefined) return null
  return (
    <Suspense>
      <TaskDialog
        key={id}
        id={id}
        boardTask={findTask(board, id)}
        board={board}
        labels={labels}
        rights={rights}
        actions={actions}
        onClose={() => setView({ task: undefined })}
        onOpen={(task) => setView({ task })}
      />
    </Suspense>
  )
}
