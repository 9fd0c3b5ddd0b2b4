import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import type { Category } from '../contract-schemas.ts'
import { kanban } from '../contract.ts'

const { base } = kanban

const json = (method: string, body: unknown) => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const names = (board: readonly Category[]) => board.map(({ name }) => name)
const findTasks = (board: readonly Category[], id: number) =>
  board.find((column) => column.id === id)?.child.map(({ task }) => task)

test('C19: returns four columns with their tasks', async () => {
  const api = await serve(kanban)
  const answer: Category[] = await (await api.send(base)).json()
  expect(names(answer)).toEqual(['Todo', 'Progress', 'Pending', 'Done'])
  expect(answer.flatMap(({ child }) => child).length).toBeGreaterThan(18)
  expect(answer[0]?.child[0]).toMatchObject({
    id: expect.any(Number),
    task: expect.any(String),
    taskImage: expect.any(String),
    taskText: expect.stringContaining('<p>'),
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    taskProperty: 'Branding',
    category: 'Todo',
  })
  expect(Object.keys(answer[0]?.child[0] ?? {})).not.toContain('rank')
})

test('C20: deletes a column given in the body or the query', async () => {
  const api = await serve(kanban)
  const byBody = await api.send(base, json('DELETE', { id: 2 }))
  expect([byBody.status, names(await byBody.json())]).toEqual([200, ['Todo', 'Pending', 'Done']])
  const byQuery = await api.send(`${base}?id=3`, { method: 'DELETE' })
  expect([byQuery.status, names(await byQuery.json())]).toEqual([200, ['Todo', 'Done']])
  expect((await api.send(base, json('DELETE', { id: 2 }))).status).toBe(404)
  expect((await api.send(`${base}?id=99`, { method: 'DELETE' })).status).toBe(404)
  expect(names(await api.list.send())).toEqual(['Todo', 'Done'])
})

test('C21: empties a column given in the body or the query', async () => {
  const api = await serve(kanban)
  const byBody = await api.send(`${base}/clearTasks`, json('DELETE', { categoryId: 1 }))
  const cleared: Category[] = await byBody.json()
  expect([byBody.status, cleared[0]?.child, names(cleared).length]).toEqual([200, [], 4])
  const byQuery = await api.send(`${base}/clearTasks?categoryId=4`, { method: 'DELETE' })
  expect([byQuery.status, (await byQuery.json())[3].child]).toEqual([200, []])
  // Emptying an empty column has no effect.
  expect((await api.send(`${base}/clearTasks`, json('DELETE', { categoryId: 1 }))).status).toBe(200)
  expect((await api.send(`${base}/clearTasks`, json('DELETE', { categoryId: 77 }))).status).toBe(404)
  expect(findTasks(await api.list.send(), 2)?.length).toBeGreaterThan(0)
})

test('C22: adds a task at the end of its column', async () => {
  const api = await serve(kanban)
  const full = {
    task: 'Weigh the parcels',
    taskImage: '/pictures/logo.svg',
    taskText: '<p>With the <b>new</b> scales</p><script>alert(1)</script>',
    date: '2027-02-03',
    taskProperty: 'Data Science',
  } as const
  const response = await api.send(`${base}/addTask`, json('POST', { categoryId: 3, newTaskData: full }))
  const board: Category[] = await response.json()
  const added = board[2]?.child.at(-1)
  expect(response.status).toBe(200)
  expect(added).toMatchObject({ ...full, taskText: expect.stringContaining('new') })
  expect(added?.taskText).not.toContain('script')

  const plain = await api.addTask.send({ body: { categoryId: 3, newTaskData: { task: '  Only a name ' } } })
  expect(plain[2]?.child.at(-1)).toMatchObject({
    task: 'Only a name',
    taskImage: '',
    taskText: '',
    date: '',
    taskProperty: '',
    labels: [],
    assignees: [],
    cover: null,
    checklist: { done: 0, total: 0 },
    commentCount: 0,
    attachmentCount: 0,
  })
  const moment = await api.addTask.send({
    body: {
      categoryId: 1,
      newTaskData: { task: 'At noon', date: '2027-02-03T12:00:00+02:00', id: 0.73, category: 'Done' },
    },
  })
  expect(moment[0]?.child.at(-1)).toMatchObject({ date: '2027-02-03T10:00:00.000Z', category: 'Todo' })
  await expect(api.addTask.send({ body: { categoryId: 99, newTaskData: full } })).rejects.toMatchObject({ status: 404 })
})

test('C23: adds an empty column at the end, with a random id', async () => {
  const api = await serve(kanban)
  const response = await api.send(`${base}/addCategory`, json('POST', { categoryName: ' Ideas ' }))
  const created: Category = await response.json()
  expect([response.status, created]).toEqual([
    200,
    { id: expect.any(Number), name: 'Ideas', child: [], wipLimit: null, color: 'plain', isDone: false },
  ])
  const repeat = await Promise.all(
    Array.from({ length: 12 }, (_, index) => api.addCategory.send({ body: { categoryName: `Column ${index}` } })),
  )
  expect(new Set(repeat.map(({ id }) => id)).size).toBe(12)
  const board = await api.list.send()
  expect(names(board).slice(0, 5)).toEqual(['Todo', 'Progress', 'Pending', 'Done', 'Ideas'])
  expect(board).toHaveLength(17)
  // Two columns may have the same name.
  expect((await api.addCategory.send({ body: { categoryName: 'Ideas' } })).id).not.toBe(created.id)
})

test('C24: renames a column', async () => {
  const api = await serve(kanban)
  const body = { categoryId: 1, categoryName: 'Wünsche ✨' }
  const response = await api.send(`${base}/updateCategory`, json('POST', body))
  const board: Category[] = await response.json()
  expect([response.status, names(board)[0]]).toEqual([200, 'Wünsche ✨'])
  expect(board[0]?.child[0]?.category).toBe('Wünsche ✨')
  await expect(api.updateCategory.send({ body: { ...body, categoryId: 99 } })).rejects.toMatchObject({ status: 404 })
})

test('C25: changes the given fields of a task, and no others', async () => {
  const api = await serve(kanban)
  const [before] = (await api.list.send())[0]?.child ?? []
  const taskId = before?.id ?? 0
  const newData = { task: 'Photograph the lamp twice', taskProperty: 'Research' }
  const response = await api.send(`${base}/editTask`, json('PUT', { taskId, newData }))
  const board: Category[] = await response.json()
  expect(response.status).toBe(200)
  expect(board).toHaveLength(4)
  expect(board[0]?.child[0]).toEqual({ ...before, ...newData, updatedAt: expect.any(String) })

  // A whole task, as the board returns it, is a valid payload too.
  const { id, task, taskImage, taskText, date, taskProperty, category } = { ...board[0]?.child[0] }
  const whole = { id, task, taskImage, taskText, date: date && '', taskProperty, category }
  const again = await api.send(`${base}/editTask`, json('PUT', { taskId, newData: whole }))
  expect([again.status, (await again.json())[0].child[0].cover]).toEqual([200, before?.cover])
  const elsewhere = await api.editTask.send({ body: { taskId, newData: { category: 'Done' } } })
  expect(findTasks(elsewhere, 4)?.at(-1)).toBe('Photograph the lamp twice')
  expect((await api.send(`${base}/editTask`, json('PUT', { taskId, newData: {} }))).status).toBe(200)
  await expect(api.editTask.send({ body: { taskId: 99_999, newData: {} } })).rejects.toMatchObject({ status: 404 })
  await expect(api.editTask.send({ body: { taskId, newData: { id: 1 + taskId } } })).rejects.toMatchObject({
    status: 422,
  })
  await expect(api.editTask.send({ body: { taskId, newData: { category: 'Nowhere' } } })).rejects.toMatchObject({
    status: 422,
  })
})

test('C25: refuses a change of a field that differs from its value in base, and merges other fields', async () => {
  const api = await serve(kanban)
  const [before] = (await api.list.send())[0]?.child ?? []
  const taskId = before?.id ?? 0
  const base = { task: before?.task ?? '', taskText: before?.taskText ?? '', category: 'Todo' }
  await api.editTask.send({ body: { taskId, newData: { task: 'Mine', base } } })
  await expect(api.editTask.send({ body: { taskId, newData: { task: 'Theirs', base } } })).rejects.toMatchObject({
    status: 409,
    conflicts: [{ path: 'newData.task', current: 'Mine' }],
  })
  await api.editTask.send({ body: { taskId, newData: { date: '2031-05-06', category: 'Done', base } } })
  await expect(
    api.editTask.send({ body: { taskId, newData: { category: 'Pending', base } } }),
    'moved by another user',
  ).rejects.toMatchObject({ status: 409 })
  const moved = (await api.list.send())[3]?.child.at(-1)
  expect(moved).toMatchObject({ id: taskId, task: 'Mine', date: '2031-05-06' })
})

test('C26: deletes a task given in the body or the query', async () => {
  const api = await serve(kanban)
  const [one, two] = (await api.list.send())[0]?.child.map(({ id }) => id) ?? []
  const byBody = await api.send(`${base}/deleteTask`, json('DELETE', { taskId: one }))
  const byQuery = await api.send(`${base}/deleteTask?taskId=${two}`, { method: 'DELETE' })
  const remaining: Category[] = await byQuery.json()
  expect([byBody.status, byQuery.status, remaining.length]).toEqual([200, 200, 4])
  expect(remaining[0]?.child.map(({ id }) => id)).not.toEqual(expect.arrayContaining([one]))
  expect(remaining[0]?.child.map(({ id }) => id)).not.toEqual(expect.arrayContaining([two]))
  expect((await api.send(`${base}/deleteTask`, json('DELETE', { taskId: one }))).status).toBe(404)
  expect((await api.send(`${base}/deleteTask?taskId=99999`, { method: 'DELETE' })).status).toBe(404)
})
