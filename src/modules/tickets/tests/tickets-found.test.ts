import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { tickets } from '../contract.ts'

test('finds a ticket by comment, number and requester, but not in the trash', async () => {
  const served = await serve(tickets)
  const [first] = await served.list.send({ query: { limit: 1 } })
  const id = first?.id ?? 0
  const params = { id }
  await served.comment.send({ params, body: { kind: 'note', html: '<p>The <b>zeppel</b>in is late</p>' } })
  const path = `/apps/tickets?ticket=${id}`
  expect(await served.finds('viewer', 'zeppelin late')).toMatchObject([{ id: String(id), path }])
  expect((await served.finds('agent', `#${id} ${first?.requester.name ?? ''}`)).map((hit) => hit.id)).toContain(`${id}`)
  await served.edit.send({ params, body: { deleted: true } })
  expect(await served.finds('admin', 'zeppelin')).toEqual([])
})
