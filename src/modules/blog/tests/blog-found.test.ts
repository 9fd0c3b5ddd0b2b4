import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { blog } from '../contract.ts'

test('finds drafts only for users who may edit them, and published posts for everyone', async () => {
  const served = await serve(blog)
  const { id } = await served.create.send({ body: { title: 'Zeppelins', content: '<p>Of <i>canvas</i> and gas</p>' } })
  const found = async () => [
    (await served.finds('admin', 'zeppelins canvas')).length,
    (await served.finds('agent', 'zeppelins')).length,
    (await served.finds('viewer', 'zeppelins')).length,
  ]
  expect(await found()).toEqual([1, 0, 0])
  await served.edit.send({ params: { id }, body: { category: 'Design', excerpt: 'Up', status: 'published' } })
  expect(await found()).toEqual([1, 1, 1])
  await served.remove.send({ params: { id } })
  expect(await found()).toEqual([0, 0, 0])
})
