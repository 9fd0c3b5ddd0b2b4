import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { tickets } from '../contract.ts'

test('moves a message into a new ticket of the same requester, and back by a merge', async () => {
  const api = await serve(tickets)
  const source = await api.create.send({
    body: {
      ticketTitle: 'Lamp',
      team: 'orders',
      labels: ['VIP'],
      requester: { name: 'Edith Quay', email: 'edith@quay.example' },
    },
  })
  const params = { id: source.id }
  await api.comment.send({ params, body: { kind: 'reply', html: '<p>Which lamp?</p>' } })
  const { id: commentId, at } = await api.comment.send({ params, body: { kind: 'note', html: '<p>And the kite?</p>' } })
  const created = await api.split.send({ params, body: { commentId, ticketTitle: 'Kite' } })
  expect(created).toMatchObject({
    ticketTitle: 'Kite',
    ticketDescription: '<p>And the kite?</p>',
    team: 'orders',
    labels: ['VIP'],
    requester: source.requester,
    Status: 'Open',
    createdAt: at,
  })
  expect(await api.show.send({ params })).toMatchObject({ commentCount: 1 })
  const timeline = await api.timeline.send({ params })
  expect(timeline.filter(({ type }) => type === 'comment')).toHaveLength(1)
  expect(timeline.at(-1)).toMatchObject({ field: 'splitInto', to: [String(created.id), 'Kite'] })
  expect(await api.timeline.send({ params: { id: created.id } })).toMatchObject([
    { field: 'splitFrom', to: [String(source.id), 'Lamp'] },
  ])
  await api.merge.send({ params: { id: created.id }, body: { into: source.id } })
  expect((await api.timeline.send({ params })).filter(({ type }) => type === 'comment')).toHaveLength(2)
  const again = api.split.send({ params, body: { commentId, ticketTitle: 'Kite' } })
  await expect(again).rejects.toMatchObject({ status: 404 })
})

test('needs the right to change the ticket and to create one', async () => {
  const api = await serve(tickets)
  const [otherTicket] = await api.list.send({ query: { assignee: ['u2'], limit: 1 } })
  const params = { id: otherTicket?.id ?? 0 }
  const { id: commentId } = await api.comment.send({ params, body: { kind: 'note', html: '<p>Kite</p>' } })
  for (const role of ['agent', 'viewer'] as const) {
    const other = await api.as(role)
    const split = other.split.send({ params, body: { commentId, ticketTitle: 'Kite' } })
    await expect(split).rejects.toMatchObject({ status: 403 })
  }
})

test('gives who splits a ticket no right to delete its message', async () => {
  const api = await serve(tickets)
  const agent = await api.as('agent')
  const source = await api.create.send({ body: { ticketTitle: 'Lamp', requester: { email: 'edith@quay.example' } } })
  const params = { id: source.id }
  const { id: commentId } = await api.comment.send({ params, body: { kind: 'note', html: '<p>Keep this</p>' } })
  const created = await agent.split.send({ params, body: { commentId, ticketTitle: 'Kite' } })
  await expect(agent.remove.send({ params: { id: created.id } })).rejects.toMatchObject({ status: 403 })
})
