import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { kanban } from '../contract.ts'

type Api = Awaited<ReturnType<Awaited<ReturnType<typeof serve<(typeof kanban)['endpoints']>>>['as']>>

/** All writing endpoints except those for comments. */
const writes: Record<string, (api: Api) => Promise<unknown>> = {
  addTask: (api) => api.addTask.send({ body: { categoryId: 1, newTaskData: { task: 'A' } } }),
  addTasks: (api) => api.addTasks.send({ body: { categoryId: 1, titles: ['A'] } }),
  editTask: (api) => api.editTask.send({ body: { taskId: 1, newData: { task: 'A' } } }),
  changeTask: (api) => api.changeTask.send({ params: { id: 1 }, body: { task: 'A' } }),
  changeItems: (api) => api.changeItems.send({ params: { id: 1 }, body: { remove: ['item1'] } }),
  moveTask: (api) => api.moveTask.send({ params: { id: 1 }, body: { categoryId: 4 } }),
  copyTask: (api) => api.copyTask.send({ params: { id: 1 } }),
  deleteTask: (api) => api.deleteTask.send({ body: { taskId: 1 } }),
  addCategory: (api) => api.addCategory.send({ body: { categoryName: 'A' } }),
  updateCategory: (api) => api.updateCategory.send({ body: { categoryId: 1, categoryName: 'A' } }),
  changeColumn: (api) => api.changeColumn.send({ params: { id: 1 }, body: { wipLimit: 2 } }),
  moveColumn: (api) => api.moveColumn.send({ params: { id: 1 }, body: {} }),
  clearTasks: (api) => api.clearTasks.send({ body: { categoryId: 2 } }),
  removeCategory: (api) => api.removeCategory.send({ body: { id: 3 } }),
  addLabel: (api) => api.addLabel.send({ body: { name: 'A' } }),
  editLabel: (api) => api.editLabel.send({ params: { id: 1 }, body: { name: 'A' } }),
  removeLabel: (api) => api.removeLabel.send({ params: { id: 1 } }),
  addBoard: (api) => api.addBoard.send({ body: { name: 'A' } }),
  editBoard: (api) => api.editBoard.send({ params: { id: 2 }, body: { name: 'A' } }),
  addColumn: (api) => api.addColumn.send({ params: { id: 2 }, body: { name: 'A' } }),
  restore: (api) => api.restore.send({ body: {} }),
  purgeTask: (api) => api.purgeTask.send({ params: { id: 22 } }),
  purgeColumn: (api) => api.purgeColumn.send({ params: { id: 3 } }),
}

const outcomes = async (api: Api) => {
  const results: [string, string][] = []
  for (const [name, write] of Object.entries(writes)) {
    results.push([
      name,
      await write(api).then(
        () => 'done',
        (error: Error) => error.name,
      ),
    ])
  }
  return results
}

test('lets managers write, and agents and viewers only read', async () => {
  const server = await serve(kanban)
  const before = await server.list.send()
  for (const role of ['agent', 'viewer'] as const) {
    const api = await server.as(role)
    expect(await api.list.send()).toEqual(before)
    expect((await api.showTask.send({ params: { id: 1 } })).task).toBe(before[0]?.child[0]?.task)
    expect((await api.archive.send()).tasks).toHaveLength(1)
    expect(await api.boards.send()).toHaveLength(2)
    expect((await api.showBoard.send({ params: { id: 2 } })).columns).toHaveLength(3)
    expect(await outcomes(api)).toEqual(Object.keys(writes).map((name) => [name, 'Failure 403']))
  }
  expect(await server.list.send()).toEqual(before)
  expect(await outcomes(await server.as('manager'))).toEqual(Object.keys(writes).map((name) => [name, 'done']))
})

test('covers all writing endpoints in the test above', () => {
  const endpointNames = Object.entries(kanban.endpoints)
    .filter(([, { action }]) => action !== 'read')
    .map(([name]) => name)
  expect(Object.keys(writes).toSorted()).toEqual(endpointNames.filter((name) => !name.endsWith('Comment')).toSorted())
})

test('lets agents comment and edit only their own comments, and viewers only read', async () => {
  const server = await serve(kanban)
  const [agent, manager, viewer] = await Promise.all([server.as('agent'), server.as('manager'), server.as('viewer')])
  const params = { id: 2 }
  const comment = await agent.addComment.send({ params, body: { text: ' Seen it. ' } })
  expect(comment).toMatchObject({ authorId: 'u3', text: 'Seen it.', editedAt: null })
  await expect(viewer.addComment.send({ params, body: { text: 'Me too' } })).rejects.toMatchObject({ status: 403 })

  const theirs = await manager.addComment.send({ params, body: { text: 'Thank you' } })
  const edited = await agent.editComment.send({ params: { id: comment.id }, body: { text: 'Saw it.' } })
  expect(edited).toMatchObject({ text: 'Saw it.', editedAt: expect.any(String) })
  await expect(agent.editComment.send({ params: { id: theirs.id }, body: { text: 'No' } })).rejects.toMatchObject({
    status: 403,
  })
  await expect(agent.editComment.send({ params: { id: theirs.id }, body: { deleted: true } })).rejects.toMatchObject({
    status: 403,
  })
  // Managers and administrators may delete the comments of others, but not edit them.
  for (const api of [manager, server])
    await expect(api.editComment.send({ params: { id: comment.id }, body: { text: 'No' } })).rejects.toMatchObject({
      status: 403,
    })

  const count = async () => (await server.showTask.send({ params })).comments.map(({ text }) => text)
  expect(await count()).toEqual(['Saw it.', 'Thank you'])
  expect((await server.list.send())[0]?.child[1]?.commentCount).toBe(2)
  await agent.editComment.send({ params: { id: comment.id }, body: { deleted: true } })
  expect(await count()).toEqual(['Thank you'])
  await agent.editComment.send({ params: { id: comment.id }, body: { deleted: false } })
  expect(await count()).toEqual(['Saw it.', 'Thank you'])
  await manager.editComment.send({ params: { id: comment.id }, body: { deleted: true } })
  expect(await count()).toEqual(['Thank you'])
})
