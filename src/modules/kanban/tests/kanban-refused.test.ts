import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { kanban } from '../contract.ts'

const { base } = kanban

const json = (method: string, body: unknown) => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const x = (count: number) => 'x'.repeat(count)
const repeat = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`)
const draft = (newTaskData: unknown) => ({ categoryId: 1, newTaskData })
const edit = (newData: unknown) => ({ taskId: 1, newData })

const wrong: readonly (readonly [method: string, path: string, body: unknown])[] = [
  ['DELETE', '', {}],
  ['DELETE', '', { id: 'two' }],
  ['DELETE', '', { id: 1.5 }],
  ['DELETE', '', { id: 0 }],
  ['DELETE', '', { id: 2 ** 31 }],
  ['DELETE', '', { id: null }],
  ['DELETE', '', { id: 2, extra: true }],
  ['DELETE', '', [2]],
  ['DELETE', '/clearTasks', {}],
  ['DELETE', '/clearTasks', { id: 1 }],
  ['DELETE', '/clearTasks', { categoryId: '1' }],
  ['DELETE', '/deleteTask', {}],
  ['DELETE', '/deleteTask', { taskId: [1] }],
  ['DELETE', '/deleteTask', { taskId: 1, more: 1 }],
  ['POST', '/addTask', {}],
  ['POST', '/addTask', { categoryId: 1 }],
  ['POST', '/addTask', draft({})],
  ['POST', '/addTask', draft({ task: '' })],
  ['POST', '/addTask', draft({ task: '   ' })],
  ['POST', '/addTask', draft({ task: 7 })],
  ['POST', '/addTask', draft({ task: null })],
  ['POST', '/addTask', draft({ task: x(201) })],
  ['POST', '/addTask', draft({ task: 'two\nlines' })],
  ['POST', '/addTask', draft({ task: 'A', taskText: x(200_001) })],
  ['POST', '/addTask', draft({ task: 'A', taskText: { html: '' } })],
  ['POST', '/addTask', draft({ task: 'A', taskImage: x(301) })],
  ['POST', '/addTask', draft({ task: 'A', date: 'soon' })],
  ['POST', '/addTask', draft({ task: 'A', date: '2026-02-30' })],
  ['POST', '/addTask', draft({ task: 'A', date: 20_260_101 })],
  ['POST', '/addTask', draft({ task: 'A', taskProperty: 'Cooking' })],
  ['POST', '/addTask', draft({ task: 'A', rank: 'a' })],
  ['POST', '/addTask', draft('A')],
  ['POST', '/addCategory', {}],
  ['POST', '/addCategory', { categoryName: ' ' }],
  ['POST', '/addCategory', { categoryName: x(121) }],
  ['POST', '/addCategory', { categoryName: 4 }],
  ['POST', '/addCategory', { categoryName: 'A', id: 7 }],
  ['POST', '/updateCategory', { categoryId: 1 }],
  ['POST', '/updateCategory', { categoryId: 1, categoryName: '' }],
  ['POST', '/updateCategory', { categoryId: -1, categoryName: 'A' }],
  ['PUT', '/editTask', { taskId: 1 }],
  ['PUT', '/editTask', edit({ task: '' })],
  ['PUT', '/editTask', edit({ date: '1 May' })],
  ['PUT', '/editTask', edit({ taskProperty: null })],
  ['PUT', '/editTask', edit({ createdAt: '2026-01-01T00:00:00.000Z' })],
  ['PUT', '/editTask', edit({ addLabels: [999] })],
  ['PUT', '/editTask', edit({ addAssignees: ['nobody'] })],
  ['PATCH', '/tasks/1', { addAssignees: 'u1' }],
  ['PATCH', '/tasks/1', { cover: 'not-an-upload' }],
  ['PATCH', '/tasks/1', { addAttachments: ['not-an-upload'] }],
  ['PATCH', '/tasks/1', { addAttachments: 'not-an-upload' }],
  ['PATCH', '/tasks/1', { addAttachments: [''] }],
  ['PATCH', '/tasks/1', { removeAttachments: [7] }],
  ['PUT', '/editTask', edit({ addAttachments: ['not-an-upload'] })],
  ['PATCH', '/tasks/1', { archived: 1 }],
  ['PATCH', '/tasks/1/items', { set: [{ id: '' }] }],
  ['PATCH', '/tasks/1/items', { set: [{ id: 'a', text: x(501) }] }],
  ['PATCH', '/tasks/1/items', { set: [{ id: 'a', text: 'b', base: 1 }] }],
  ['PATCH', '/tasks/1/items', { set: repeat(201).map((id) => ({ id, text: '' })) }],
  ['POST', '/tasks', { categoryId: 1, titles: [] }],
  ['POST', '/tasks', { categoryId: 1, titles: repeat(101) }],
  ['POST', '/tasks/1/move', { before: 2 }],
  ['POST', '/tasks/1/move', { categoryId: 1, before: '2' }],
  ['POST', '/tasks/1/comments', { text: ' ' }],
  ['POST', '/tasks/1/comments', { text: x(5001) }],
  ['PATCH', '/comments/1', { deleted: 'yes' }],
  ['PATCH', '/columns/1', { wipLimit: 0 }],
  ['PATCH', '/columns/1', { wipLimit: 2.5 }],
  ['PATCH', '/columns/1', { color: 'mauve' }],
  ['PATCH', '/columns/1', { name: 'A\u0007B' }],
  ['POST', '/columns/1/move', { before: 0 }],
  ['POST', '/columns/1/move', { boardId: 'two' }],
  ['POST', '/boards', {}],
  ['POST', '/boards', { name: ' ' }],
  ['POST', '/boards', { name: x(81) }],
  ['POST', '/boards', { name: 'A', description: x(301) }],
  ['POST', '/boards', { name: 'A', description: 'two\nlines' }],
  ['POST', '/boards', { name: 'A', color: 'mauve' }],
  ['POST', '/boards', { name: 'A', columns: [{ name: '' }] }],
  ['POST', '/boards', { name: 'A', columns: repeat(51).map((name) => ({ name })) }],
  ['POST', '/boards', { name: 'A', columnsOf: 99 }],
  ['POST', '/boards', { name: 'A', columnsOf: 1, columns: [{ name: 'B' }] }],
  ['POST', '/boards', { name: 'A', archivedAt: null }],
  ['PATCH', '/boards/1', { name: '' }],
  ['PATCH', '/boards/1', { name: null }],
  ['PATCH', '/boards/1', { archived: 'yes' }],
  ['POST', '/boards/1/columns', { name: '' }],
  ['POST', '/boards/1/columns', { name: 'A', wipLimit: 0 }],
  ['POST', '/labels', { name: '' }],
  ['POST', '/labels', { name: x(41) }],
  ['PATCH', '/labels/1', { color: '#fff' }],
  ['POST', '/restore', { tasks: ['1'] }],
]

test('rejects invalid bodies with 422 and changes nothing', async () => {
  const api = await serve(kanban)
  const readAll = async () => [
    await api.list.send(),
    await api.archive.send(),
    await api.labels.send(),
    await api.boards.send(),
  ]
  const before = await readAll()
  const statuses = []
  for (const [method, path, body] of wrong) {
    const response = await api.send(base + path, json(method, body))
    statuses.push([method, path, body, response.status])
  }
  expect(statuses).toEqual(wrong.map((call) => [...call, 422]))
  expect(await readAll()).toEqual(before)
})

test('rejects invalid queries, media types, JSON and methods', async () => {
  const api = await serve(kanban)
  const status = async (path: string, init?: RequestInit) => (await api.send(base + path, init)).status
  expect(await status('?id=two', { method: 'DELETE' })).toBe(422)
  expect(await status('?id=1&id=2&x=1', { method: 'DELETE' })).toBe(422)
  expect(await status('/clearTasks', { method: 'DELETE' })).toBe(422)
  expect(await status('?colour=red')).toBe(422)
  expect(await status('/archive?board=two')).toBe(422)
  expect(await status('/due?limit=101')).toBe(422)
  expect(await status('/due?limit=0')).toBe(422)
  expect(await status('/addTask', { method: 'POST', body: 'task=A' })).toBe(415)
  expect(await status('/addTask', { ...json('POST', {}), body: '{' })).toBe(400)
  expect(await status('/editTask', json('POST', {}))).toBe(405)
})

test('answers 404 for unknown ids', async () => {
  const api = await serve(kanban)
  const calls: readonly (readonly [string, string, unknown?])[] = [
    ['GET', '/tasks/99999'],
    ['GET', '/tasks/one'],
    ['GET', '/tasks/99999/cover'],
    ['GET', '/tasks/2/cover'],
    ['GET', '/tasks/99999/files/not-an-upload'],
    ['GET', '/tasks/1/files/not-an-upload'],
    ['GET', '/tasks/1/files/short'],
    ['PATCH', '/tasks/99999', {}],
    ['PATCH', '/tasks/99999/items', {}],
    ['POST', '/tasks', { categoryId: 99, titles: ['A'] }],
    ['POST', '/tasks/99999/move', { categoryId: 1 }],
    ['POST', '/tasks/1/move', { categoryId: 99 }],
    ['POST', '/tasks/1/move', { categoryId: 1, before: 99_999 }],
    ['POST', '/tasks/99999/copy'],
    ['POST', '/tasks/99999/comments', { text: 'A' }],
    ['PATCH', '/comments/99999', { text: 'A' }],
    ['PATCH', '/columns/99', { name: 'A' }],
    ['POST', '/columns/99/move', {}],
    ['POST', '/columns/1/move', { after: 99 }],
    ['POST', '/columns/1/move', { boardId: 99 }],
    ['GET', '/boards/99'],
    ['GET', '/boards/one'],
    ['GET', '/archive?board=99'],
    ['PATCH', '/boards/99', { name: 'A' }],
    ['POST', '/boards/99/columns', { name: 'A' }],
    ['PATCH', '/labels/99', { name: 'A' }],
    ['DELETE', '/labels/99'],
    ['POST', '/restore', { tasks: [99_999] }],
    ['POST', '/restore', { columns: [99] }],
    ['DELETE', '/archive/tasks/99999'],
    // Cards and columns on the board are not in the archive.
    ['DELETE', '/archive/tasks/1'],
    ['DELETE', '/archive/columns/1'],
  ]
  const before = await api.list.send()
  const statuses = []
  for (const [method, path, body] of calls) {
    const response = await api.send(base + path, body === undefined ? { method } : json(method, body))
    statuses.push([method, path, response.status])
  }
  expect(statuses).toEqual(calls.map(([method, path]) => [method, path, 404]))
  expect(await api.list.send()).toEqual(before)
})
