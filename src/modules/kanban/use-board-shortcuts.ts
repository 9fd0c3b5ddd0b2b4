import { useTexts } from '#platform/i18n/use-texts.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import { findFocusedColumn, findFocusedTask } from './board/use-card-keys.ts'
import { findTask } from './board-order.ts'
import type { Category, Task } from './contract-schemas.ts'

interface BoardShortcuts {
  board: readonly Category[]
  canWrite: boolean
  onAdd: (columnId: number) => void
  onEdit: (taskId: number) => void
  onMove: (task: Task, at: HTMLElement) => void
  onArchive: (task: Task) => void
}

const findElement = (id: number) => document.querySelector<HTMLElement>(`[data-task="${id}"] [data-open]`)

/** Shortcuts of the board; those for cards apply to the focused card. */
export function useBoardShortcuts({ board, canWrite, onAdd, onEdit, onMove, onArchive }: BoardShortcuts) {
  const t = useTexts('kanban')
  const onFocused = (run: (task: Task, at: HTMLElement) => void) => () => {
    const task = findTask(board, findFocusedTask())
    const at = task && findElement(task.id)
    if (task && at) run(task, at)
  }
  const writing = [
    { keys: 'n', label: t('keys.new'), run: () => add(), opensField: true },
    { keys: 'e', label: t('keys.title'), run: onFocused(({ id }) => onEdit(id)) },
    { keys: 'm', label: t('keys.move'), run: onFocused(onMove) },
    { keys: 'Delete', label: t('keys.archive'), run: onFocused(onArchive) },
  ]
  const add = () => {
    const column = findFocusedColumn() ?? board[0]?.id
    if (column !== undefined) onAdd(column)
  }
  useShortcuts(canWrite ? t('shortcuts') : undefined, canWrite ? writing : [])
}
