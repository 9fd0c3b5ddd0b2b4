import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { tickets } from '../contract.ts'

test('tells who has a ticket open, and who writes', async () => {
  const admin = await serve(tickets)
  const agent = await admin.as('agent')
  const params = { id: 1 }
  expect(await admin.view.send({ params, body: { state: 'here' } })).toEqual([{ userId: 'u1', isTyping: false }])
  expect(await agent.view.send({ params, body: { state: 'typing' } })).toEqual([
    { userId: 'u1', isTyping: false },
    { userId: 'u3', isTyping: true },
  ])
  expect(await admin.view.send({ params: { id: 2 }, body: { state: 'here' } })).toHaveLength(1)
  // A heartbeat does not end the typing; leaving does.
  expect(await agent.view.send({ params, body: { state: 'here' } })).toContainEqual({ userId: 'u3', isTyping: true })
  await agent.view.send({ params, body: { state: 'left' } })
  expect(await admin.view.send({ params, body: { state: 'here' } })).toEqual([{ userId: 'u1', isTyping: false }])
  const unknown = admin.view.send({ params: { id: 999_999 }, body: { state: 'here' } })
  await expect(unknown).rejects.toMatchObject({ status: 404 })
})
