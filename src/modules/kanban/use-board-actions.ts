import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import type { Item, ItemChanges } from '#platform/records/checklist.ts'
import { useView } from '#platform/web/url-state/use-view.ts'
import {
  getColumnNeighbours,
  findPosition,
  getTaskNeighbours,
  findTask,
  isSaved,
  type BoardPosition,
} from './board-order.ts'
import type { Change, TaskFields } from './change.ts'
import type { Board } from './contract-boards.ts'
import type { Category, ColumnChanges, Task, TaskDetail } from './contract-schemas.ts'
import { KanbanView } from './kanban-view.ts'
import { useChange } from './use-board.ts'
import { useBoardName } from './use-board-name.ts'
import { useBoards } from './use-boards.ts'
import { restoreTasks, useClearColumn } from './use-clear-column.ts'

// The app shows the error.
const ignore = () => {}

/** A position on another board. */
interface Transfer {
  board: Board
  columns: readonly Category[]
  position: BoardPosition
}

// Only the latest move can be undone, so that a row of moves shows one message.
let dismissLatestMove = ignore

/** Moves of cards and columns, also to other boards, with undo of the latest one. */
function useMoves() {
  const t = useTexts('kanban')
  const change = useChange()
  const { currentId } = useBoards()
  const getName = useBoardName()
  const move = (what: Change, text: string, undo: Change) => {
    dismissLatestMove()
    void change(what).then(() => {
      dismissLatestMove()
      dismissLatestMove = toast({ text, undo: () => change(undo) })
    }, ignore)
  }

  return {
    moveTask: (columns: readonly Category[], id: number, position: BoardPosition) => {
      // What is being saved has no id that the server knows.
      if (![id, position.columnId].every(isSaved)) return
      const from = findPosition(columns, id)
      const column = columns.find((one) => one.id === position.columnId)?.name ?? ''
      const to = ({ columnId, index }: BoardPosition): Change => ({
        do: 'moveTask',
        id,
        categoryId: columnId,
        ...getTaskNeighbours(columns, id, { columnId, index }),
      })
      if (from) move(to(position), t('done.moved', { task: findTask(columns, id)?.task ?? '', column }), to(from))
    },
    moveColumn: (columns: readonly Category[], id: number, index: number) => {
      const from = columns.findIndex((one) => one.id === id)
      const to = (at: number): Change => ({ do: 'moveColumn', id, ...getColumnNeighbours(columns, id, at) })
      if (from >= 0 && isSaved(id))
        move(to(index), t('done.columnMoved', { name: columns[from]?.name ?? '' }), to(from))
    },
    transferTask: (columns: readonly Category[], id: number, goal: Transfer) => {
      const from = findPosition(columns, id)
      if (!from || !isSaved(id)) return
      const to = (boardId: number | undefined, there: readonly Category[], position: BoardPosition): Change => ({
        do: 'moveTask',
        id,
        boardId,
        categoryId: position.columnId,
        ...getTaskNeighbours(there, id, position),
      })
      const column = goal.columns.find((one) => one.id === goal.position.columnId)?.name ?? ''
      const values = { task: findTask(columns, id)?.task ?? '', column, board: getName(goal.board) }
      move(to(goal.board.id, goal.columns, goal.position), t('done.transferred', values), to(currentId, columns, from))
    },
    transferColumn: (columns: readonly Category[], { id, name }: Category, goal: Board) => {
      const index = columns.findIndex((one) => one.id === id)
      const back: Change = { do: 'moveColumn', id, boardId: currentId, ...getColumnNeighbours(columns, id, index) }
      const text = t('done.columnTransferred', { name, board: getName(goal) })
      move({ do: 'moveColumn', id, boardId: goal.id }, text, back)
    },
  }
}

function changeWithUndo(
  change: ReturnType<typeof useChange>,
  what: Change,
  { text, undo }: { text: string; undo: Change },
) {
  const revert = () => void change(undo).catch(ignore)
  void change(what).then(() => toast({ text, undo: revert }), ignore)
}

/** Changes of checklists. None replaces a text that somebody else has written since. */
function useItemChanges() {
  const t = useTexts('kanban')
  const change = useChange()
  const to = (id: number, items: ItemChanges): Change => ({ do: 'changeItems', id, items })
  return {
    changeItems: (id: number, items: ItemChanges) => void change(to(id, items)).catch(ignore),
    removeItem({ id, items }: Pick<TaskDetail, 'id' | 'items'>, item: Item) {
      const undo = to(id, { set: [{ ...item, base: item.text }], order: items.map((one) => one.id) })
      const removal = to(id, { remove: [{ id: item.id, base: item.text }] })
      changeWithUndo(change, removal, { text: t('items.removed'), undo })
    },
    /** Rejects on failure. */
    renameItem: (id: number, item: string, text: string, base: string) =>
      change(to(id, { set: [{ id: item, text, base }] })),
  }
}

/** All changes of the board, with optimistic updates, and undo if something is removed. */
export function useBoardActions() {
  const t = useTexts('kanban')
  const [{ board: boardId }] = useView(KanbanView)
  const change = useChange()
  const moves = useMoves()
  const items = useItemChanges()
  const clearColumn = useClearColumn()
  const run = (what: Change) => void change(what).catch(ignore)

  const withUndo = (what: Change, text: string, undo: Change) => changeWithUndo(change, what, { text, undo })

  const restoreColumn = (id: number): Change => ({ do: 'restore', tasks: [], columns: [id] })

  return {
    ...moves,
    ...items,
    /** Rejects on failure, so that the form keeps its text. */
    addTasks: (board: readonly Category[], categoryId: number, titles: string[]) => {
      const lastId = Math.max(0, ...board.flatMap(({ child }) => child.map(({ id }) => id)))
      return change({ do: 'addTasks', categoryId, titles, lastId })
    },
    addColumn: (board: readonly Category[], name: string) =>
      change({ do: 'addCategory', boardId, name, columnIds: board.map(({ id }) => id) }),
    /** Rejects on failure, so that the form keeps its text. */
    describeTask: (id: number, taskText: string, before: string) =>
      change({ do: 'changeTask', id, fields: { taskText }, base: { taskText: before } }),
    /** Rejects on failure. */
    renameTask: (id: number, task: string, before: string) =>
      change({ do: 'changeTask', id, fields: { task }, base: { task: before } }),
    changeTask: (id: number, fields: TaskFields) => run({ do: 'changeTask', id, fields }),
    setDue: (id: number, date: string, before: string) =>
      run({ do: 'changeTask', id, fields: { date }, base: { date: before } }),
    renameColumn: (id: number, name: string, before: string) =>
      run({ do: 'changeColumn', id, fields: { name }, base: { name: before } }),
    changeColumn: (id: number, fields: ColumnChanges) => run({ do: 'changeColumn', id, fields }),
    limitColumn: (id: number, wipLimit: number | null, before: number | null) =>
      run({ do: 'changeColumn', id, fields: { wipLimit }, base: { wipLimit: before } }),
    /** Rejects on failure. */
    attachFiles: (id: number, files: readonly string[]) =>
      change({ do: 'changeTask', id, fields: { addAttachments: [...files] } }),
    detachFile: (id: number, { id: file, name }: StoredFile) =>
      withUndo({ do: 'changeTask', id, fields: { removeAttachments: [file] } }, t('done.detached', { name }), {
        do: 'changeTask',
        id,
        fields: { addAttachments: [file] },
      }),
    archiveTask: ({ id, task }: Pick<Task, 'id' | 'task'>) =>
      withUndo({ do: 'changeTask', id, fields: { archived: true } }, t('done.archived', { task }), restoreTasks([id])),
    deleteTask: ({ id, task }: Pick<Task, 'id' | 'task'>) =>
      withUndo({ do: 'deleteTask', id }, t('done.deleted', { task }), restoreTasks([id])),
    archiveColumn: ({ id, name }: Category) =>
      withUndo(
        { do: 'changeColumn', id, fields: { archived: true } },
        t('done.columnArchived', { name }),
        restoreColumn(id),
      ),
    removeColumn: ({ id, name }: Category) =>
      withUndo({ do: 'removeCategory', id }, t('done.columnDeleted', { name }), restoreColumn(id)),
    clearColumn,
    restoreTask: (id: number) => run(restoreTasks([id])),
    restoreColumn: (id: number) => run(restoreColumn(id)),
  }
}

export type BoardActions = ReturnType<typeof useBoardActions>
