import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { getTaskNeighbours, findIndexByNeighbours, withTaskAt } from '../board-order.ts'
import { applyChange, Change } from '../change.ts'
import type { Category, Task } from '../contract-schemas.ts'

const task = (id: number): Task => ({
  id,
  task: `Task ${id}`,
  taskImage: '',
  taskText: SafeHtml.parse(''),
  date: '',
  taskProperty: '',
  labels: [],
  assignees: [],
  cover: null,
  checklist: { done: 0, total: 0 },
  commentCount: 0,
  attachmentCount: 0,
  updatedAt: '2026-11-21T08:00:00.000Z',
})

const column = (id: number, tasks: readonly number[]): Category => ({
  id,
  name: `Column ${id}`,
  child: tasks.map(task),
  wipLimit: null,
  color: 'plain',
  isDone: false,
})

const board = [column(1, [1, 2, 3, 4]), column(2, [5, 6]), column(3, [])]
const getShape = (columns: readonly Category[]) => columns.map(({ child }) => child.map(({ id }) => id))
const apply = (columns: readonly Category[], change: Change) => applyChange(columns, Change.parse(change))

test('derives the same position from the neighbours that are sent', () => {
  const move = fc.record({
    id: fc.integer({ min: 1, max: 6 }),
    columnId: fc.integer({ min: 1, max: 3 }),
    position: fc.nat(5),
  })
  fc.assert(
    fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
      let now: readonly Category[] = board
      for (const { id, columnId, position } of moves) {
        const others = now.find((one) => one.id === columnId)?.child.filter((one) => one.id !== id) ?? []
        const to = { columnId, index: Math.min(position, others.length) }
        const next = withTaskAt(now, id, to)
        expect(
          getShape(apply(now, { do: 'moveTask', id, categoryId: columnId, ...getTaskNeighbours(now, id, to) })),
        ).toEqual(getShape(next))
        now = next
      }
      expect(getShape(now).flat().toSorted()).toEqual([1, 2, 3, 4, 5, 6])
    }),
  )
})

test('places a card right after the visible card above it on a filtered board', () => {
  const filteredBoard = [column(1, [1, 4]), column(2, [6])]
  const beside = getTaskNeighbours(filteredBoard, 6, { columnId: 1, index: 1 })
  expect(beside).toEqual({ after: 1, before: 4 })
  expect(getShape(apply(board, { do: 'moveTask', id: 6, categoryId: 1, ...beside }))).toEqual([
    [1, 6, 2, 3, 4],
    [5],
    [],
  ])
})

test('uses the neighbour before the position, then the one after it, then the top or the end', () => {
  expect(findIndexByNeighbours([1, 2, 3], { after: 1, before: 3 })).toBe(1)
  expect(findIndexByNeighbours([1, 2, 3], { after: 9, before: 3 })).toBe(2)
  expect(findIndexByNeighbours([1, 2, 3], { before: 1 })).toBe(0)
  expect(findIndexByNeighbours([1, 2, 3], { after: 9, before: 8 })).toBe(3)
  expect(findIndexByNeighbours([1, 2, 3], { before: 8 })).toBe(0)
  expect(findIndexByNeighbours([1, 2, 3], {})).toBe(3)
})

test('does not repeat changes that the server’s board already includes', () => {
  const added: Change = { do: 'addTasks', categoryId: 3, titles: ['New', 'New'], lastId: 6 }
  expect(getShape(apply(board, added))[2]).toEqual([-1, -2])
  const half = [...board.slice(0, 2), { ...column(3, []), child: [{ ...task(7), task: 'New' }] }]
  expect(getShape(apply(half, added))[2]).toEqual([7, -1])
  const fresh: Change = { do: 'addCategory', name: 'Column 4', columnIds: [1, 2, 3] }
  expect(apply(board, fresh).map(({ id }) => id)).toEqual([1, 2, 3, -1])
  expect(apply([...board, { ...column(99, []), name: 'Column 4' }], fresh)).toHaveLength(4)
})

test('applies changes to cards and columns', () => {
  const changed = apply(board, {
    do: 'changeTask',
    id: 1,
    fields: { task: 'Other', addLabels: [2], addAssignees: ['u1'] },
  })
  expect(changed[0]?.child[0]).toMatchObject({ task: 'Other', labels: [2], assignees: ['u1'], date: '' })
  expect(getShape(apply(board, { do: 'changeTask', id: 1, fields: { archived: true } }))[0]).toEqual([2, 3, 4])
  expect(getShape(apply(board, { do: 'deleteTask', id: 1 }))[0]).toEqual([2, 3, 4])
  // A card that a colleague has added since stays.
  expect(getShape(apply(board, { do: 'clearTasks', categoryId: 1, tasks: [1, 2, 3] }))).toEqual([[4], [5, 6], []])
  expect(apply(board, { do: 'removeCategory', id: 2 }).map(({ id }) => id)).toEqual([1, 3])
  expect(apply(board, { do: 'moveColumn', id: 3, before: 1 }).map(({ id }) => id)).toEqual([3, 1, 2])
  expect(apply(board, { do: 'changeColumn', id: 2, fields: { wipLimit: 1, isDone: true } })[1]).toMatchObject({
    wipLimit: 1,
    isDone: true,
    name: 'Column 2',
  })
})
