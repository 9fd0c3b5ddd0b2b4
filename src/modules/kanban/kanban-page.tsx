import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { Screen } from '#platform/ui/panes.tsx'
import { useView } from '#platform/web/search/use-view.ts'
import { AddColumn } from './board/add-column.tsx'
import { Board } from './board/board.tsx'
import { BoardSkeleton } from './board/board-skeleton.tsx'
import { BoardList } from './board/board-list.tsx'
import { CardMenu } from './board/card-menu.tsx'
import { taskOf } from './board-order.ts'
import type { Category, Task } from './contract-schemas.ts'
import { filterBoard } from './filter-board.ts'
import { api } from './kanban-client.ts'
import { isFiltered, KanbanView } from './kanban-view.ts'
import { BoardTools } from './tools/board-tools.tsx'
import { useBoard } from './use-board.ts'
import { useBoardActions } from './use-board-actions.ts'
import { useBoardShortcuts } from './use-board-shortcuts.ts'
import { useMinute } from '#platform/web/use-minute.ts'
import { type Rights, useRights } from './use-rights.ts'

const TaskDialog = lazy(async () => ({ default: (await import('./detail/task-dialog.tsx')).TaskDialog }))
const ArchiveDrawer = lazy(async () => ({ default: (await import('./tools/archive-drawer.tsx')).ArchiveDrawer }))

const leadOf = ({ write, comment }: Rights) => (write ? 'lead' : comment ? 'readAndComment' : 'readOnly')

/** The board with its tools, the open card above it. */
export function KanbanPage() {
  const t = useTexts('kanban')
  const rights = useRights()
  const [view, setView] = useView(KanbanView)
  const { board, error, refetch } = useBoard()
  return (
    <Screen title={t('title')} lead={t(leadOf(rights))}>
      {board ? (
        <LoadedBoard board={board} rights={rights} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <BoardSkeleton label={t('loading')} />
      )}
      <Suspense>
        {view.archive && <ArchiveDrawer rights={rights} onClose={() => setView({ archive: undefined })} />}
      </Suspense>
    </Screen>
  )
}

function LoadedBoard({ board: whole, rights }: { board: readonly Category[]; rights: Rights }) {
  const t = useTexts('kanban')
  const now = useMinute()
  const [view, setView] = useView(KanbanView)
  const { data: labels = [] } = useQuery(api.labels.query())
  const actions = useBoardActions()
  const [adding, setAdding] = useState<number>()
  const [editing, setEditing] = useState<number>()
  const [menu, setMenu] = useState<{ task: Task; at: HTMLElement; moving?: boolean }>()
  const [filtersAt, setFiltersAt] = useState<HTMLElement | null>(null)
  const board = filterBoard(whole, view, { me: rights.me, now, labels })
  const found = board.reduce((sum, { child }) => sum + child.length, 0)
  const close = () => setView({ task: undefined })

  useBoardShortcuts({
    board,
    canWrite: rights.write && view.layout !== 'list',
    onAdd: setAdding,
    onEdit: setEditing,
    onMove: (task, at) => setMenu({ task, at, moving: true }),
    onArchive: actions.archiveTask,
    onFilter: setFiltersAt,
  })

  const shared = {
    board,
    whole,
    labels,
    view,
    canWrite: rights.write,
    onMenu: (task: Task, at: HTMLElement) => setMenu({ task, at }),
  }
  return (
    <div className="column gap-3 min-block-0">
      <BoardTools
        view={view}
        labels={labels}
        found={found}
        filtersAt={filtersAt}
        onFilters={setFiltersAt}
        onView={setView}
      />
      {whole.length === 0 ? (
        <EmptyState
          picture="/pictures/empty/nothing-planned.svg"
          title={t('empty')}
          text={t(rights.write ? 'emptyText' : 'emptyReadOnly')}
          action={rights.write && <AddColumn onAdd={(name) => actions.addColumn(whole, name)} />}
        />
      ) : found === 0 && isFiltered(view) ? (
        <EmptyState
          picture="/pictures/empty/nothing-found.svg"
          title={t('nothingFound')}
          text={t('nothingFoundText')}
        />
      ) : view.layout === 'list' ? (
        <BoardList {...shared} />
      ) : (
        <Board
          {...shared}
          actions={actions}
          adding={adding}
          onAdding={setAdding}
          editing={editing}
          onEditing={setEditing}
        />
      )}
      <CardMenu
        open={menu}
        board={whole}
        rights={rights}
        actions={actions}
        onEdit={setEditing}
        onClose={() => setMenu(undefined)}
      />
      <Suspense>
        {view.task !== undefined && (
          <TaskDialog
            key={view.task}
            id={view.task}
            known={taskOf(whole, view.task)}
            board={whole}
            labels={labels}
            rights={rights}
            actions={actions}
            onClose={close}
            onOpen={(task) => setView({ task })}
          />
        )}
      </Suspense>
    </div>
  )
}
