import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { kanban } from '../contract.ts'

test('uses the time zone of the workspace for due dates', async () => {
  const { as, takeNotices, work } = await openNotices({ workspace: { timeZone: 'Pacific/Auckland' } })
  const api = await as('u2', kanban)
  const [column] = await api.list.send()
  const [task] = column?.child ?? []
  if (!task) throw new Error('There is no task')
  await api.changeTask.send({ params: { id: task.id }, body: { task: 'Dry the boxes', date: '2031-03-02' } })
  const notify = async (at: string) => {
    await work(at, kanban.name)
    return takeNotices().some((notice) => notice.includes('“Dry the boxes” is due'))
  }
  expect(await notify('2031-03-01T10:30:00.000Z')).toBe(false)
  expect(await notify('2031-03-02T11:30:00.000Z')).toBe(false)
  expect(await notify('2031-03-02T10:30:00.000Z')).toBe(true)
})

test('notifies of assignments, comments and due dates', async () => {
  const { as, takeNotices, work } = await openNotices()
  const api = await as('u2', kanban)
  const [column] = await api.list.send()
  const [task] = column?.child ?? []
  if (!task) throw new Error('There is no task')
  const params = { id: task.id }
  await api.changeTask.send({
    params,
    body: { task: 'Dry the boxes', removeAssignees: task.assignees, addAssignees: ['u2', 'u3'], date: '2031-03-02' },
  })
  const at = `(/apps/kanban?board=1&task=${task.id})`
  const expectedNotices = task.assignees.includes('u3')
    ? []
    : [`u3: Tomasz Wieczorek assigned “Dry the boxes” to you ${at}`]
  expect(takeNotices()).toEqual(expectedNotices)
  await api.addComment.send({ params, body: { text: 'Done by noon, @Priya Raghunathan?' } })
  const announcement = takeNotices()
  expect(announcement).toContain(`u5: Tomasz Wieczorek mentioned you in “Dry the boxes” ${at}`)
  expect(announcement).toContain(`u3: Tomasz Wieczorek commented on “Dry the boxes” ${at}`)
  expect(announcement.some((words) => words.startsWith('u2:'))).toBe(false)
  await work('2031-03-02T10:00:00.000Z', kanban.name)
  expect(takeNotices()).toEqual([2, 3].map((user) => `u${user}: “Dry the boxes” is due: Mar 2, 2031 ${at}`))
})

test('notifies the assignees of a copy', async () => {
  const { as, takeNotices } = await openNotices()
  const api = await as('u2', kanban)
  const [column] = await api.addTasks.send({ body: { categoryId: 1, titles: ['Dry the boxes'] } })
  const params = { id: column?.child.at(-1)?.id ?? 0 }
  await api.changeTask.send({ params, body: { addAssignees: ['u3'] } })
  takeNotices()
  const { id } = await api.copyTask.send({ params })
  expect(takeNotices()).toEqual([
    `u3: Tomasz Wieczorek assigned “Dry the boxes” to you (/apps/kanban?board=1&task=${id})`,
  ])
})
