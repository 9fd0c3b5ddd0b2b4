import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { type TicketDraft, tickets } from '../contract.ts'

const draft: TicketDraft = {
  ticketTitle: 'A wheel is missing',
  requester: { name: 'Wilma Aldous', email: 'wilma@aldous.example' },
}
const note = { kind: 'note', html: '<p>Seen</p>' } as const

test('lets an agent edit assigned, created, requested and unassigned tickets', async () => {
  const admin = await serve(tickets)
  const agent = await admin.as('agent')
  const make = async (extra: Partial<TicketDraft>) => (await admin.create.send({ body: { ...draft, ...extra } })).id
  const assigned = await make({ assigneeId: 'u3' })
  const free = await make({})
  const assignedTicket = await make({ assigneeId: 'u2', requester: { email: 'amina.haddad@larkmoor.example' } })
  const created = (await agent.create.send({ body: { ...draft, assigneeId: 'u6' } })).id
  for (const id of [assigned, free, assignedTicket, created]) {
    expect((await agent.edit.send({ params: { id }, body: { priority: 'low' } })).priority).toBe('low')
    await agent.comment.send({ params: { id }, body: note })
  }
  expect((await agent.edit.send({ params: { id: free }, body: { assigneeId: 'u3' } })).AgentName).toBe('Amina Haddad')
})

test('lets an agent read but not change the tickets of others', async () => {
  const admin = await serve(tickets)
  const agent = await admin.as('agent')
  const otherTicketId = (await admin.create.send({ body: { ...draft, assigneeId: 'u2' } })).id
  const ownTicketId = (await admin.create.send({ body: { ...draft, assigneeId: 'u3' } })).id
  const params = { id: otherTicketId }
  expect((await agent.show.send({ params })).id).toBe(otherTicketId)
  const before = [await agent.show.send({ params }), await agent.timeline.send({ params })]
  const tries = [
    () => agent.edit.send({ params, body: { Status: 'Closed' } }),
    () => agent.comment.send({ params, body: note }),
    () => agent.remove.send({ params }),
    () => agent.remove.send({ params: { id: ownTicketId } }),
    () => agent.purge.send({ params }),
    () => agent.purge.send({ params: { id: ownTicketId } }),
    () => agent.edit.send({ params: { id: ownTicketId }, body: { deleted: true } }),
    () => agent.bulk.send({ body: { ids: [ownTicketId, otherTicketId], priority: 'low' } }),
    () => agent.bulk.send({ body: { ids: [ownTicketId], deleted: true } }),
    () => agent.merge.send({ params, body: { into: ownTicketId } }),
    () => agent.merge.send({ params: { id: ownTicketId }, body: { into: otherTicketId } }),
  ]
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ status: 403 })
  expect([await agent.show.send({ params }), await agent.timeline.send({ params })]).toEqual(before)
  expect((await agent.show.send({ params: { id: ownTicketId } })).priority).toBe('normal')
  expect((await agent.watch.send({ params, body: { watching: true } })).watcherIds).toEqual(['u3'])
})

test('removes the right to edit with the assignment', async () => {
  const admin = await serve(tickets)
  const agent = await admin.as('agent')
  const params = { id: (await admin.create.send({ body: { ...draft, assigneeId: 'u3' } })).id }
  await agent.edit.send({ params, body: { assigneeId: 'u6' } })
  await expect(agent.edit.send({ params, body: { assigneeId: 'u3' } })).rejects.toMatchObject({ status: 403 })
})

test('lets an agent delete own tickets', async () => {
  const admin = await serve(tickets)
  const agent = await admin.as('agent')
  const params = { id: (await agent.create.send({ body: draft })).id }
  await agent.remove.send({ params })
  expect((await agent.edit.send({ params, body: { deleted: false } })).deleted).toBe(false)
})

test('lets a viewer read everything and change nothing', async () => {
  const admin = await serve(tickets)
  const viewer = await admin.as('viewer')
  const params = { id: 1 }
  expect(await viewer.list.send()).toEqual(await admin.list.send())
  expect(await viewer.timeline.send({ params })).toEqual(await admin.timeline.send({ params }))
  const tries = [
    () => viewer.create.send({ body: draft }),
    () => viewer.edit.send({ params, body: { Status: 'Open' } }),
    () => viewer.comment.send({ params, body: note }),
    () => viewer.watch.send({ params, body: { watching: true } }),
    () => viewer.bulk.send({ body: { ids: [1], priority: 'low' } }),
    () => viewer.merge.send({ params, body: { into: 2 } }),
    () => viewer.remove.send({ params }),
    () => viewer.purge.send({ params }),
    () => viewer.removeMacro.send({ params }),
  ]
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ status: 403 })
})

test('lets a manager change any ticket', async () => {
  const admin = await serve(tickets)
  const manager = await admin.as('manager')
  const params = { id: (await admin.create.send({ body: { ...draft, assigneeId: 'u6' } })).id }
  await manager.edit.send({ params, body: { Status: 'Closed' } })
  await manager.bulk.send({ body: { ids: [params.id, 2], addLabels: ['seen'] } })
  await manager.remove.send({ params })
  await manager.purge.send({ params })
  await expect(manager.show.send({ params })).rejects.toMatchObject({ status: 404 })
})
