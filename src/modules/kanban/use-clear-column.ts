import { useTexts } from '#platform/i18n/use-texts.ts'
import { batches } from '#platform/records/batches.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { isSaved } from './board-order.ts'
import type { Change } from './change.ts'
import type { Category, Task } from './contract-schemas.ts'
import { useChange } from './use-board.ts'

export const restoreTasks = (tasks: readonly number[]): Change => ({ do: 'restore', tasks: [...tasks], columns: [] })

/** Archives the cards of a column that the user sees, with undo of those that were archived. */
export function useClearColumn() {
  const t = useTexts('kanban')
  const change = useChange()
  return async ({ id, child }: Pick<Category, 'id'> & { child: readonly Pick<Task, 'id'>[] }) => {
    const parts = batches(
      child.flatMap((task) => (isSaved(task.id) ? [task.id] : [])),
      1000,
    )
    const clearTasks = (tasks: number[]) => change({ do: 'clearTasks', categoryId: id, tasks })
    // The app shows the error of each part that is refused; the others are archived all the same.
    const results = await Promise.allSettled(parts.map(clearTasks))
    const archived = parts.filter((_, index) => results[index]?.status === 'fulfilled')
    if (archived.length === 0) return
    toast({
      text: t('done.cleared', { count: archived.flat().length }),
      undo: () => Promise.all(archived.map((part) => change(restoreTasks(part)))),
    })
  }
}
