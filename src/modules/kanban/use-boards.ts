import { useQuery } from '@tanstack/react-query'
import { useView } from '#platform/web/url-state/use-view.ts'
import { api } from './kanban-client.ts'
import { KanbanView } from './kanban-view.ts'

/** All boards, and the shown one: that of the URL, or else the first. */
export function useBoards() {
  const [view] = useView(KanbanView)
  const { data: boards = [] } = useQuery(api.boards.query())
  const openBoards = boards.filter(({ archivedAt }) => archivedAt === null)
  const currentId = view.board ?? openBoards[0]?.id
  return { boards, openBoards, currentId, current: boards.find(({ id }) => id === currentId) }
}
