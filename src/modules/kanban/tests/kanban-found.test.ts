import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { kanban } from '../contract.ts'

test('finds a card by its text and comments until it or its column is deleted', async () => {
  const served = await serve(kanban)
  const { id: columnId } = await served.addCategory.send({ body: { categoryName: 'Hangar' } })
  await served.addTasks.send({ body: { categoryId: columnId, titles: ['Paint the zeppelin'] } })
  const [hit] = await served.finds('viewer', 'zepelin')
  expect(hit).toMatchObject({
    title: 'Paint the zeppelin',
    detail: 'Hangar',
    path: `/apps/kanban?board=1&task=${hit?.id}`,
  })
  await served.addComment.send({ params: { id: Number(hit?.id) }, body: { text: 'Silver, please' } })
  expect(await served.finds('viewer', 'silver please')).toHaveLength(1)
  await served.changeColumn.send({ params: { id: columnId }, body: { name: 'Dock' } })
  expect(await served.finds('viewer', 'zeppelin')).toMatchObject([{ detail: 'Dock' }])
  await served.removeCategory.send({ body: { id: columnId } })
  expect(await served.finds('admin', 'zeppelin')).toEqual([])
})
