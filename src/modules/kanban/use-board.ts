import { type MutationCache, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { applyChange, applyToDetail, Change } from './change.ts'
import { columnsOf } from './board-columns.ts'
import type { Category } from './contract-schemas.ts'
import { kanban } from './contract.ts'
import { api } from './kanban-client.ts'

const mutationKey = [kanban.name, 'change']

function send(change: Change): Promise<unknown> {
  switch (change.do) {
    case 'moveTask': {
      const { do: _, id, boardId: _board, ...body } = change
      return api.moveTask.send({ params: { id }, body })
    }
    case 'moveColumn': {
      const { do: _, id, ...body } = change
      return api.moveColumn.send({ params: { id }, body })
    }
    case 'addTasks':
      return api.addTasks.send({ body: { categoryId: change.categoryId, titles: change.titles } })
    case 'addCategory':
      return change.boardId === undefined
        ? api.addCategory.send({ body: { categoryName: change.name } })
        : api.addColumn.send({ params: { id: change.boardId }, body: { name: change.name } })
    case 'changeTask':
      return api.changeTask.send({ params: { id: change.id }, body: { ...change.fields, base: change.base } })
    case 'changeItems':
      return api.changeItems.send({ params: { id: change.id }, body: change.items })
    case 'changeColumn':
      return api.changeColumn.send({ params: { id: change.id }, body: { ...change.fields, base: change.base } })
    case 'deleteTask':
      return api.deleteTask.send({ body: { taskId: change.id } })
    case 'removeCategory':
      return api.removeCategory.send({ body: { id: change.id } })
    case 'clearTasks':
      return api.clearTasks.send({ body: { categoryId: change.categoryId, tasks: change.tasks } })
    case 'restore':
      return api.restore.send({ body: { tasks: change.tasks, columns: change.columns } })
    default:
      return Promise.reject(new TypeError('Unknown change'))
  }
}

/** Sends changes one after another, to keep their order. */
export const useChange = () =>
  useMutation({ mutationKey, scope: { id: kanban.name }, meta: { topic: kanban.name }, mutationFn: send }).mutateAsync

let lastPending: readonly unknown[] = []

/** Pending changes; returns the same array until they change. */
function getPending(cache: MutationCache): readonly unknown[] {
  const pending = cache.findAll({ mutationKey, status: 'pending' }).map(({ state }) => state.variables)
  const isSame = pending.length === lastPending.length && pending.every((one, index) => one === lastPending[index])
  if (!isSame) lastPending = pending
  return lastPending
}

/** Pending changes, oldest first. */
function usePendingChanges() {
  const cache = useQueryClient().getMutationCache()
  const getSnapshot = () => getPending(cache)
  const pending = useSyncExternalStore((report) => cache.subscribe(report), getSnapshot, getSnapshot)
  return pending.flatMap((variables) => Change.safeParse(variables).data ?? [])
}

/** The server's columns of a board, or of the first, with pending changes applied. */
export function useBoard(boardId: number | undefined) {
  const { data, error, refetch } = useQuery<Category[]>(columnsOf(boardId))
  const pending = usePendingChanges().filter((change) => change.do !== 'addCategory' || change.boardId === boardId)
  const board = data && pending.reduce<readonly Category[]>(applyChange, data)
  return { board, error, refetch }
}

export function useTaskDetail(id: number) {
  const { data, error, refetch } = useQuery(api.showTask.query({ params: { id } }))
  const pending = usePendingChanges()
  return { detail: data && pending.reduce(applyToDetail, data), error, refetch }
}
