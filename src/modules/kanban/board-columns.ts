import type { Category } from './contract-schemas.ts'
import { api } from './kanban-client.ts'

/** The query of a board's columns; without an id, of the first board. */
export function columnsOf(boardId: number | undefined) {
  if (boardId === undefined) return api.list.query()
  const { queryKey, queryFn } = api.showBoard.query({ params: { id: boardId } })
  return {
    queryKey,
    queryFn: async (context: Parameters<typeof queryFn>[0]): Promise<Category[]> => (await queryFn(context)).columns,
  }
}
