import { api } from './kanban-client.ts'

/** The query of a board's columns; without an id, of the first board. */
export const columnsOf = (boardId: number | undefined) =>
  boardId === undefined ? api.list.query() : api.showBoard.query({ params: { id: boardId } })
