import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { maxBoards } from '../contract-boards.ts'
import { type Category } from '../contract-schemas.ts'
import { kanban } from '../contract.ts'

const names = (columns: readonly Category[]) => columns.map(({ name }) => name)
const titles = (column: Category | undefined) => column?.child.map(({ task }) => task)

test('lists the boards with their numbers of tasks, the first one without a name', async () => {
  const api = await serve(kanban)
  const boards = await api.boards.send()
  expect(boards.map(({ id, name, archivedAt }) => [id, name, archivedAt])).toEqual([
    [1, '', null],
    [2, 'Toy fair in Nuremberg', null],
  ])
  const first = (await api.showBoard.send({ params: { id: 1 } })).columns
  expect(first).toEqual(await api.list.send())
  expect(boards[0]?.taskCount).toBe(first.flatMap(({ child }) => child).length)
  const second = (await api.showBoard.send({ params: { id: 2 } })).columns
  expect(names(second)).toEqual(['To do', 'Doing', 'Done'])
  expect(boards[1]?.taskCount).toBe(second.flatMap(({ child }) => child).length)
  expect(second[1]?.child[0]).toMatchObject({ commentCount: 1, category: 'Doing' })
})

test('creates an empty board, one with columns, and one with the columns of another', async () => {
  const api = await serve(kanban)
  const empty = await api.addBoard.send({ body: { name: ' Plans ' } })
  expect(empty).toEqual({ id: 3, name: 'Plans', description: '', color: 'brand', taskCount: 0, archivedAt: null })
  expect((await api.showBoard.send({ params: { id: empty.id } })).columns).toEqual([])

  const columns = [{ name: 'To do' }, { name: 'Done', color: 'success' as const, isDone: true, wipLimit: 3 }]
  const steps = await api.addBoard.send({ body: { name: 'Steps', description: 'Two', color: 'info', columns } })
  expect((await api.showBoard.send({ params: { id: steps.id } })).columns).toEqual([
    { id: expect.any(Number), name: 'To do', color: 'plain', wipLimit: null, isDone: false, child: [] },
    { id: expect.any(Number), name: 'Done', color: 'success', wipLimit: 3, isDone: true, child: [] },
  ])

  const copy = await api.addBoard.send({ body: { name: 'Copy', columnsOf: 1 } })
  const withoutCards = (all: readonly Category[]) =>
    all.map(({ name, color, wipLimit, isDone }) => ({ name, color, wipLimit, isDone }))
  const copied = (await api.showBoard.send({ params: { id: copy.id } })).columns
  expect(withoutCards(copied)).toEqual(withoutCards(await api.list.send()))
  expect(copied.flatMap(({ child }) => child)).toEqual([])
  expect(names(await api.list.send())).toEqual(['Todo', 'Progress', 'Pending', 'Done'])
})

test('adds and changes columns and tasks of any board, and returns that board', async () => {
  const api = await serve(kanban)
  const first = await api.list.send()
  const { id, ...added } = await api.addColumn.send({ params: { id: 2 }, body: { name: 'Shipped', isDone: true } })
  expect(added).toEqual({ name: 'Shipped', color: 'plain', wipLimit: null, isDone: true, child: [] })
  const full = await api.addTasks.send({ body: { categoryId: id, titles: ['Crate', 'Banner'] } })
  expect(names(full)).toEqual(['To do', 'Doing', 'Done', 'Shipped'])
  expect(titles(full[3])).toEqual(['Crate', 'Banner'])
  const taskId = full[3]?.child[0]?.id ?? 0
  expect(await api.showTask.send({ params: { id: taskId } })).toMatchObject({ boardId: 2, categoryId: id })

  const named = await api.editTask.send({ body: { taskId, newData: { category: 'Done' } } })
  expect(titles(named[2])).toContain('Crate')
  await expect(api.editTask.send({ body: { taskId, newData: { category: 'Todo' } } })).rejects.toMatchObject({
    status: 422,
  })
  expect(names(await api.moveColumn.send({ params: { id }, body: { before: full[0]?.id } }))[0]).toBe('Shipped')
  expect(names(await api.removeCategory.send({ body: { id } }))).toEqual(['To do', 'Doing', 'Done'])
  expect(names(await api.restore.send({ body: { columns: [id] } }))).toHaveLength(4)
  // A restored task whose column is gone goes to the first column of its own board.
  await api.deleteTask.send({ body: { taskId } })
  await api.removeCategory.send({ body: { id: 7 } })
  expect(titles((await api.restore.send({ body: { tasks: [taskId] } }))[0])).toContain('Crate')
  expect(await api.list.send()).toEqual(first)
})

test('moves a task to another board, and records both places', async () => {
  const api = await serve(kanban)
  const [goal] = (await api.showBoard.send({ params: { id: 2 } })).columns
  const before = goal?.child[1]?.id ?? 0
  const moved = await api.moveTask.send({ params: { id: 1 }, body: { categoryId: goal?.id ?? 0, before } })
  expect(moved[0]?.child.map(({ id }) => id).slice(0, 3)).toEqual([goal?.child[0]?.id, 1, before])
  const task = await api.showTask.send({ params: { id: 1 } })
  expect(task).toMatchObject({ boardId: 2, category: 'To do' })
  expect(task.activity.slice(-2)).toEqual([
    expect.objectContaining({ kind: 'transferred', from: '', to: 'Toy fair in Nuremberg' }),
    expect.objectContaining({ kind: 'moved', from: 'Todo', to: 'To do' }),
  ])
  expect((await api.list.send())[0]?.child.map(({ id }) => id)).not.toContain(1)
  const [hit] = await api.finds('viewer', 'photograph the story lamp')
  expect(hit?.path).toBe('/apps/kanban?board=2&task=1')
})

test('moves a column with its tasks to another board, and back', async () => {
  const api = await serve(kanban)
  const before = await api.list.send()
  const there = await api.moveColumn.send({ params: { id: 2 }, body: { boardId: 2 } })
  expect(names(there)).toEqual(['To do', 'Doing', 'Done', 'Progress'])
  expect(titles(there[3])).toEqual(titles(before[1]))
  expect(names(await api.list.send())).toEqual(['Todo', 'Pending', 'Done'])
  const [hit] = await api.finds('viewer', 'shorter checkout')
  expect(hit?.path).toBe(`/apps/kanban?board=2&task=${hit?.id}`)
  expect(await api.moveColumn.send({ params: { id: 2 }, body: { boardId: 1, after: 1 } })).toEqual(before)
})

test('keeps each column on one board when two users move it at once', async () => {
  const api = await serve(kanban)
  const other = await api.as('manager')
  const third = await api.addBoard.send({ body: { name: 'Third' } })
  await Promise.all([
    api.moveColumn.send({ params: { id: 1 }, body: { boardId: 2 } }),
    other.moveColumn.send({ params: { id: 1 }, body: { boardId: third.id } }),
    api.moveColumn.send({ params: { id: 5 }, body: { boardId: 1 } }),
    other.moveColumn.send({ params: { id: 2 }, body: { boardId: 2 } }),
  ])
  const boards = await Promise.all(
    [1, 2, third.id].map((id) => api.showBoard.send({ params: { id } }).then(({ columns }) => columns)),
  )
  expect(
    boards
      .flat()
      .map(({ id }) => id)
      .toSorted((one, another) => one - another),
  ).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('archives and restores a board, but never the last one', async () => {
  const api = await serve(kanban)
  const archive = (id: number, archived: boolean) => api.editBoard.send({ params: { id }, body: { archived } })
  const first = await api.list.send()
  const second = (await api.showBoard.send({ params: { id: 2 } })).columns
  const [column] = second
  const archived = await archive(1, true)
  expect(archived).toMatchObject({ id: 1, archivedAt: expect.any(String) })
  expect((await archive(1, true)).archivedAt).toBe(archived.archivedAt)
  // The next board is the first now.
  expect(await api.list.send()).toEqual(second)
  await expect(archive(2, true)).rejects.toMatchObject({ status: 409 })
  expect((await api.showBoard.send({ params: { id: 1 } })).columns).toEqual(first)
  const categoryId = first[0]?.id ?? 0
  const refused = await Promise.allSettled([
    api.addTasks.send({ body: { categoryId, titles: ['A'] } }),
    api.addColumn.send({ params: { id: 1 }, body: { name: 'A' } }),
    api.moveColumn.send({ params: { id: column?.id ?? 0 }, body: { boardId: 1 } }),
    api.moveTask.send({ params: { id: column?.child[0]?.id ?? 0 }, body: { categoryId } }),
  ])
  expect(refused).toEqual(refused.map(() => ({ status: 'rejected', reason: expect.objectContaining({ status: 404 }) })))
  expect((await archive(1, false)).archivedAt).toBeNull()
  expect(await api.list.send()).toEqual(first)
})

test('archives only one of the last two boards when both are archived at once', async () => {
  const api = await serve(kanban)
  const other = await api.as('manager')
  const body = { archived: true }
  const outcomes = await Promise.allSettled([
    api.editBoard.send({ params: { id: 1 }, body }),
    other.editBoard.send({ params: { id: 2 }, body }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await api.boards.send()).filter(({ archivedAt }) => archivedAt === null)).toHaveLength(1)
})

test('merges changes of different fields of a board, and refuses to overwrite one', async () => {
  const api = await serve(kanban)
  const params = { id: 2 }
  const base = {
    name: 'Toy fair in Nuremberg',
    description: 'Our stand in January, from the floor plan to the follow-up',
  }
  await api.editBoard.send({ params, body: { name: 'Toy fair', base: { name: base.name } } })
  const { description } = base
  expect(await api.editBoard.send({ params, body: { description: 'Hall 3', base: { description } } })).toMatchObject({
    name: 'Toy fair',
    description: 'Hall 3',
  })
  await expect(api.editBoard.send({ params, body: { name: 'Fair', base: { name: base.name } } })).rejects.toMatchObject(
    {
      status: 409,
    },
  )
})

test('shows the archive of a board, or of all', async () => {
  const api = await serve(kanban)
  const [column] = (await api.showBoard.send({ params: { id: 2 } })).columns
  await api.deleteTask.send({ body: { taskId: column?.child[0]?.id ?? 0 } })
  await api.removeCategory.send({ body: { id: 3 } })
  const count = async (board?: number) => {
    const { tasks, columns } = await api.archive.send({ query: { board } })
    return [tasks.length, columns.length]
  }
  expect([await count(1), await count(2), await count()]).toEqual([
    [1, 1],
    [1, 0],
    [2, 1],
  ])
})

test('lists the user’s unfinished tasks with due dates of all boards, most urgent first', async () => {
  const api = await serve(kanban)
  const due = await api.due.send()
  expect(new Set(due.map(({ boardId }) => boardId))).toEqual(new Set([1, 2]))
  expect(due.map(({ date }) => date)).toEqual(due.map(({ date }) => date).toSorted())
  const [latest] = due.slice(-1)
  expect(latest).toMatchObject({ task: 'Book four rooms near the exhibition halls', category: 'To do', boardId: 2 })
  expect(await api.due.send({ query: { limit: 1 } })).toEqual(due.slice(0, 1))
  await api.editBoard.send({ params: { id: 2 }, body: { archived: true } })
  expect(await api.due.send()).toEqual(due.filter(({ boardId }) => boardId === 1))
  const viewer = await api.as('viewer')
  expect((await viewer.due.send()).map(({ id }) => id)).not.toEqual(due.map(({ id }) => id))
})

test('limits the number of boards', async () => {
  const api = await serve(kanban)
  for (let count = 2; count < maxBoards; count++) await api.addBoard.send({ body: { name: `Board ${count}` } })
  await expect(api.addBoard.send({ body: { name: 'One more' } })).rejects.toMatchObject({ status: 422 })
  expect(await api.boards.send()).toHaveLength(maxBoards)
}, 60_000)
