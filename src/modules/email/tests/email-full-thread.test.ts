import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { email } from '../contract.ts'
import { maxInConversation } from '../server/add-message.ts'

test('begins a conversation for a reply of a user who has written very many in the present one', async () => {
  const { as } = await openNotices()
  const api = await as('u1', email)
  const [received] = await api.list.send({ query: { in: 'inbox', limit: 1 } })
  const body = { inReplyTo: received?.id ?? 0, body: '<p>Still there?</p>' }
  const threadIds: number[] = []
  for (let written = 0; written < maxInConversation + 2; written += 1)
    threadIds.push((await api.draft.send({ body })).threadId)
  const own = threadIds.filter((id) => id === received?.threadId)
  expect(own.length).toBeLessThanOrEqual(maxInConversation)
  expect(own.length).toBeGreaterThan(maxInConversation - 5)
  expect(threadIds.at(-1)).not.toBe(received?.threadId)
  expect((await api.thread.send({ params: { id: received?.threadId ?? 0 } })).length).toBeLessThan(110)
})
