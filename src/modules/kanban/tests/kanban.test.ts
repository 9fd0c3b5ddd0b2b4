import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import type { Category } from '../contract-schemas.ts'
import { kanban } from '../contract.ts'

const getIds = (board: readonly Category[], index: number) => board[index]?.child.map(({ id }) => id) ?? []

test('moves a task within and between columns', async () => {
  const api = await serve(kanban)
  const start = await api.list.send()
  const [a = 0, b = 0, c = 0, ...rest] = getIds(start, 0)
  const move = (id: number, body: { categoryId: number; before?: number; after?: number }) =>
    api.moveTask.send({ params: { id }, body })

  expect(getIds(await move(a, { categoryId: 1, after: c }), 0)).toEqual([b, c, a, ...rest])
  expect(getIds(await move(c, { categoryId: 1, before: b }), 0)).toEqual([c, b, a, ...rest])
  expect(getIds(await move(c, { categoryId: 1 }), 0)).toEqual([b, a, ...rest, c])
  // A task beside itself does not move.
  expect(getIds(await move(a, { categoryId: 1, before: a }), 0)).toEqual([b, a, ...rest, c])

  const second = getIds(start, 1)
  const [first = 0] = second
  const across = await move(a, { categoryId: 2, before: first })
  expect([getIds(across, 0), getIds(across, 1)]).toEqual([
    [b, ...rest, c],
    [a, ...second],
  ])
  // If a neighbour has moved meanwhile, the other one determines the position, or else the end.
  expect(getIds(await move(b, { categoryId: 2, after: c, before: first }), 1)).toEqual([a, b, ...second])
  expect(getIds(await move(b, { categoryId: 3, after: a }), 2).at(-1)).toBe(b)
  expect(await api.list.send()).toEqual(await (await api.as('viewer')).list.send())

  const { activity } = await api.showTask.send({ params: { id: a } })
  expect(activity.filter(({ kind }) => kind === 'moved')).toEqual([
    expect.objectContaining({ userId: 'u1', from: 'Todo', to: 'Progress' }),
  ])
})

test('reorders, limits, recolours and archives columns', async () => {
  const api = await serve(kanban)
  const order = (board: readonly Category[]) => board.map(({ id }) => id)
  const move = (id: number, body: { before?: number; after?: number }) => api.moveColumn.send({ params: { id }, body })
  expect(order(await move(1, { after: 3 }))).toEqual([2, 3, 1, 4])
  expect(order(await move(4, { before: 2 }))).toEqual([4, 2, 3, 1])
  expect(order(await move(4, {}))).toEqual([2, 3, 1, 4])
  expect(order(await move(4, { after: 4 }))).toEqual([2, 3, 1, 4])

  const change = (body: Parameters<typeof api.changeColumn.send>[0]['body']) =>
    api.changeColumn.send({ params: { id: 2 }, body })
  expect((await change({ wipLimit: 2, color: 'brand', name: 'Doing' }))[0]).toMatchObject({
    wipLimit: 2,
    color: 'brand',
    name: 'Doing',
  })
  expect((await change({ wipLimit: null }))[0]).toMatchObject({ wipLimit: null, name: 'Doing' })

  const before = await api.list.send()
  expect(order(await change({ archived: true }))).toEqual([3, 1, 4])
  await expect(change({ name: 'Gone' })).rejects.toMatchObject({ status: 404 })
  expect((await api.archive.send()).columns).toEqual([expect.objectContaining({ id: 2, tasks: 4, deleted: false })])
  expect(await api.restore.send({ body: { columns: [2] } })).toEqual(before)
})

test('restores cleared, archived and deleted records at their former position', async () => {
  const api = await serve(kanban)
  const before = await api.list.send()
  const ids = getIds(before, 0)
  const plain = (board: readonly Category[]) => board.map(({ child }) => child.map(({ id }) => id))
  const [added = 0] = getIds(await api.addTasks.send({ body: { categoryId: 1, titles: ['Not seen'] } }), 0).slice(-1)
  const [inOther = 0] = getIds(before, 1)
  await api.clearTasks.send({ body: { categoryId: 1, tasks: [...ids, inOther] } })
  expect(getIds(await api.list.send(), 0)).toEqual([added])
  expect(getIds(await api.list.send(), 1)).toContain(inOther)
  await api.clearTasks.send({ body: { categoryId: 1, tasks: [] } })
  expect(getIds(await api.list.send(), 0)).toEqual([added])
  await api.clearTasks.send({ body: { categoryId: 1 } })
  await api.purgeTask.send({ params: { id: added } })
  expect((await api.archive.send()).tasks.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
  expect(plain(await api.restore.send({ body: { tasks: ids } }))).toEqual(plain(before))

  const [one = 0, two = 0] = ids
  await api.changeTask.send({ params: { id: one }, body: { archived: true } })
  await api.deleteTask.send({ body: { taskId: two } })
  const archived = (await api.archive.send()).tasks.filter(({ id }) => ids.includes(id))
  expect(new Map(archived.map(({ id, deleted }) => [id, deleted]))).toEqual(
    new Map([
      [one, false],
      [two, true],
    ]),
  )
  expect(await api.showTask.send({ params: { id: two } })).toMatchObject({ deleted: true, archived: false })
  expect(plain(await api.restore.send({ body: { tasks: [two, one] } }))).toEqual(plain(before))
  const { activity } = await api.showTask.send({ params: { id: two } })
  expect(activity.map(({ kind }) => kind).slice(-2)).toEqual(['deleted', 'restored'])

  await api.removeCategory.send({ body: { id: 1 } })
  expect(await api.archive.send()).toMatchObject({ columns: [{ id: 1, deleted: true, tasks: ids.length }] })
  expect(plain(await api.restore.send({ body: { columns: [1] } }))).toEqual(plain(before))

  // A task whose column is gone returns to the first column.
  await api.changeTask.send({ params: { id: one }, body: { archived: true } })
  await api.removeCategory.send({ body: { id: 1 } })
  expect(getIds(await api.restore.send({ body: { tasks: [one] } }), 0)).toContain(one)

  await api.purgeColumn.send({ params: { id: 1 } })
  await expect(api.showTask.send({ params: { id: two } })).rejects.toMatchObject({ status: 404 })
  await api.deleteTask.send({ body: { taskId: one } })
  await api.purgeTask.send({ params: { id: one } })
  await expect(api.restore.send({ body: { tasks: [one] } })).rejects.toMatchObject({ status: 404 })
})

test('rejects the text of an item that somebody else has changed since it was read', async () => {
  const api = await serve(kanban)
  const params = { id: 2 }
  const rename = (text: string, base?: string) =>
    api.changeItems.send({ params, body: { set: [{ id: 'unseen', text, base }] } })
  await rename('Call')
  await rename('Call Ana', 'Call')
  await expect(rename('Call Isla', 'Call')).rejects.toMatchObject({ status: 409 })
  expect((await rename('Call Isla', 'Call Ana')).items.at(-1)?.text).toBe('Call Isla')
  await api.changeItems.send({ params, body: { remove: ['unseen'] } })
})

test('changes a checklist by item, also concurrently', async () => {
  const api = await serve(kanban)
  const params = { id: 2 }
  const change = (body: Parameters<typeof api.changeItems.send>[0]['body']) => api.changeItems.send({ params, body })
  await change({ set: ['a', 'b', 'c'].map((id) => ({ id, text: id.toUpperCase() })) })
  const other = await api.as('manager')
  await Promise.all([
    change({ set: [{ id: 'a', done: true }] }),
    other.changeItems.send({ params, body: { set: [{ id: 'c', done: true }] } }),
    other.changeItems.send({ params, body: { set: [{ id: 'd', text: 'New' }] } }),
    change({ set: [{ id: 'b', text: 'Renamed' }] }),
  ])
  const { items, checklist, activity } = await api.showTask.send({ params })
  expect(items).toEqual([
    { id: 'a', text: 'A', done: true },
    { id: 'b', text: 'Renamed', done: false },
    { id: 'c', text: 'C', done: true },
    { id: 'd', text: 'New', done: false },
  ])
  expect(checklist).toEqual({ done: 2, total: 4 })
  expect(
    activity
      .filter(({ kind }) => kind === 'ticked')
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(['A', 'C'])
  expect((await change({ remove: ['a'], order: ['d', 'b'] })).items.map(({ id }) => id)).toEqual(['d', 'b', 'c'])
  expect((await change({ set: [{ id: 'gone', done: true }] })).items).toHaveLength(3)
})

test('adds and removes assignees and labels individually, also concurrently', async () => {
  const api = await serve(kanban)
  const params = { id: 7 }
  const label = await api.addLabel.send({ body: { name: 'Turkey', color: 'error' } })
  const other = await api.as('manager')
  await Promise.all([
    api.changeTask.send({ params, body: { addAssignees: ['u1', 'u2'] } }),
    other.changeTask.send({ params, body: { addAssignees: ['u3'], addLabels: [label.id] } }),
    other.changeTask.send({ params, body: { task: 'Labels in two languages' } }),
  ])
  const task = await api.changeTask.send({ params, body: { removeAssignees: ['u2'] } })
  expect(task).toMatchObject({ task: 'Labels in two languages', labels: [4, label.id] })
  expect(task.assignees.toSorted()).toEqual(['u1', 'u3'])
  expect(task.activity.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['assigned', 'labelled', 'unassigned']))

  expect(await api.editLabel.send({ params: { id: label.id }, body: { name: 'Türkiye' } })).toMatchObject({
    name: 'Türkiye',
    color: 'error',
  })
  await api.removeLabel.send({ params: { id: label.id } })
  expect((await api.showTask.send({ params })).labels).toEqual([4])
})

test('adds several tasks at once, and copies a task right below it', async () => {
  const api = await serve(kanban)
  const titles = ['One', 'Two', 'Three']
  const board = await api.addTasks.send({ body: { categoryId: 4, titles } })
  expect(board[3]?.child.slice(-3).map(({ task }) => task)).toEqual(titles)

  const original = await api.showTask.send({ params: { id: 1 } })
  const copy = await api.copyTask.send({ params: { id: 1 } })
  const { task, items, labels, assignees, taskText } = original
  expect(copy).toMatchObject({ task, labels, assignees, taskText, comments: [] })
  expect(items.some(({ done }) => done)).toBe(true)
  expect(copy.items).toEqual(items.map((item) => ({ ...item, done: false })))
  expect(getIds(await api.list.send(), 0).slice(0, 2)).toEqual([1, copy.id])
  expect(copy.activity.map(({ kind }) => kind)).toEqual(['copied'])
})

test('keeps the board consistent when the same call is sent twice at once', async () => {
  const api = await serve(kanban)
  const settleAll = (calls: Promise<unknown>[]) => Promise.allSettled(calls)
  const remove = () => api.deleteTask.send({ body: { taskId: 3 } })
  await settleAll([remove(), remove()])
  const column = () => api.removeCategory.send({ body: { id: 4 } })
  const outcome = await settleAll([column(), column()])
  expect(outcome.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const add = (task: string) => api.addTask.send({ body: { categoryId: 2, newTaskData: { task } } })
  await Promise.all(Array.from({ length: 10 }, (_, index) => add(`Same time ${index}`)))
  const board = await api.list.send()
  expect(board[1]?.child.filter(({ task }) => task.startsWith('Same time'))).toHaveLength(10)
  expect(getIds(board, 0)).not.toContain(3)
  // Repeated edits of the description within minutes are one history entry.
  for (const taskText of ['<p>a</p>', '<p>ab</p>', '<p>abc</p>']) {
    await api.changeTask.send({ params: { id: 2 }, body: { taskText } })
  }
  const { activity } = await api.showTask.send({ params: { id: 2 } })
  expect(activity.filter(({ kind }) => kind === 'described')).toHaveLength(1)
})

test('replaces and removes an uploaded cover', async () => {
  const api = await serve(kanban)
  const upload = async (name: string, type: string) => {
    const init = { method: 'POST', headers: { 'content-type': type }, body: 'GIF89a!' }
    const { id }: { id: string } = await (await api.send(`/api/files?name=${name}`, init)).json()
    return id
  }
  const params = { id: 2 }
  const change = (body: Parameters<typeof api.changeTask.send>[0]['body']) => api.changeTask.send({ params, body })
  const changed = await change({ cover: await upload('shelf.png', 'image/png') })
  expect(changed).toMatchObject({ cover: { name: 'shelf.png', size: 7 }, taskImage: '/api/TodoData/tasks/2/cover' })
  const { name, blob } = await api.downloadCover.send({ params })
  expect([name, await blob.text()]).toEqual(['shelf.png', 'GIF89a!'])

  // The copy keeps its cover when the original loses it.
  const copy = await api.copyTask.send({ params })
  await expect(change({ cover: await upload('list.csv', 'text/csv') })).rejects.toMatchObject({ status: 422 })
  expect((await change({ taskImage: '/pictures/logo.svg' })).cover).toBeNull()
  await expect(api.downloadCover.send({ params })).rejects.toMatchObject({ status: 404 })
  expect(await (await api.downloadCover.send({ params: { id: copy.id } })).blob.text()).toBe('GIF89a!')
  expect(await change({ taskImage: '' })).toMatchObject({ cover: null, taskImage: '' })
})
