import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { social } from '../contract.ts'

test('finds posts by text and comments, and posts for followers only as a follower', async () => {
  const ines = await serve(social)
  const amina = await ines.as('agent')
  const { id } = await ines.create.send({ body: { content: 'A zeppelin over the harbour' } })
  await amina.comment.send({ params: { id }, body: { comment: 'Magnificent bird' } })
  expect(await ines.finds('viewer', 'magnificent')).toMatchObject([{ path: `/apps/users/profile?post=${id}` }])
  await ines.edit.send({ params: { id }, body: { visibility: 'followers' } })
  const readEntries = async () =>
    Promise.all(
      (['manager', 'agent', 'viewer'] as const).map(async (role) => {
        const readableCount = await (await ines.as(role)).show.send({ params: { id } }).then(
          () => 1,
          () => 0,
        )
        return (await ines.finds(role, 'zeppelin harbour')).length === readableCount
      }),
    )
  expect(await readEntries()).toEqual([true, true, true])
  expect(await ines.finds('admin', 'zeppelin')).toHaveLength(1)
  await ines.remove.send({ params: { id } })
  expect(await ines.finds('admin', 'zeppelin')).toEqual([])
})
