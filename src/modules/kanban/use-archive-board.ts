import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useView } from '#platform/web/url-state/use-view.ts'
import type { Board } from './contract-boards.ts'
import { api } from './kanban-client.ts'
import { KanbanView, noFilters } from './kanban-view.ts'
import { useBoardName } from './use-board-name.ts'
import { useBoards } from './use-boards.ts'

// The app shows the error.
const ignore = () => {}

/** Archives a board with undo, and restores it. */
export function useArchiveBoard() {
  const t = useTexts('kanban')
  const getName = useBoardName()
  const { currentId } = useBoards()
  const [, setView] = useView(KanbanView)
  const { mutateAsync: edit } = useMutation(api.editBoard.mutation())
  const restore = (id: number) => edit({ params: { id }, body: { archived: false } })
  return {
    restoreBoard: (id: number) => void restore(id).catch(ignore),
    archiveBoard: (board: Board) => {
      const { id } = board
      const undo = () => restore(id).then(() => setView({ ...noFilters, board: id }), ignore)
      void edit({ params: { id }, body: { archived: true } }).then(() => {
        if (id === currentId) setView({ ...noFilters, board: undefined, task: undefined })
        toast({ text: t('boards.archived', { name: getName(board) }), undo })
      }, ignore)
    },
  }
}
