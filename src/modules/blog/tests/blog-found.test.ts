import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { blog } from '../contract.ts'

test('finds drafts only for users who may edit them, and published posts for everyone', async () => {
  const server = await serve(blog)
  const { id } = await server.create.send({ body: { title: 'Zeppelins', content: '<p>Of <i>canvas</i> and gas</p>' } })
  const findAll = async () => [
    (await server.finds('admin', 'zeppelins canvas')).length,
    (await server.finds('agent', 'zeppelins')).length,
    (await server.finds('viewer', 'zeppelins')).length,
  ]
  expect(await findAll()).toEqual([1, 0, 0])
  await server.edit.send({ params: { id }, body: { category: 'Design', excerpt: 'Up', status: 'published' } })
  expect(await findAll()).toEqual([1, 1, 1])
  await server.remove.send({ params: { id } })
  expect(await findAll()).toEqual([0, 0, 0])
})
