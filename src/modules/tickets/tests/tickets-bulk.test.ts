import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { tickets } from '../contract.ts'

test('changes several tickets in the requested order, and records each in its history', async () => {
  const api = await serve(tickets)
  const ids = [3, 1, 7, 3]
  const answer = await api.bulk.send({
    body: { ids, Status: 'Pending', assigneeId: 'u5', priority: 'urgent', team: 'accounts', addLabels: ['sweep'] },
  })
  expect(answer.map(({ id }) => id)).toEqual([3, 1, 7])
  for (const ticket of answer) {
    expect(ticket).toMatchObject({
      Status: 'Pending',
      AgentName: 'Priya Raghunathan',
      priority: 'urgent',
      team: 'accounts',
    })
    expect(ticket.labels).toContain('sweep')
    const last = (await api.timeline.send({ params: { id: ticket.id } })).at(-1)
    expect(last).toMatchObject({ type: 'change', author: { id: 'u1' } })
  }
  expect((await api.facets.send()).labels).toContainEqual({ label: 'sweep', count: 3 })

  const cleared = await api.bulk.send({ body: { ids: [1, 3], removeLabels: ['SWEEP'], assigneeId: null } })
  expect(cleared.every(({ labels, assigneeId }) => !labels.includes('sweep') && assigneeId === null)).toBe(true)
})

test('applies a bulk change to all tickets or none', async () => {
  const api = await serve(tickets)
  const before = await api.list.send()
  const labels = Array.from({ length: 20 }, (_, index) => `label ${index}`)
  await expect(api.bulk.send({ body: { ids: [1, 999_999], priority: 'low' } })).rejects.toMatchObject({ status: 404 })
  await expect(api.bulk.send({ body: { ids: [1, 2], assigneeId: 'nobody' } })).rejects.toMatchObject({ status: 422 })
  await expect(api.bulk.send({ body: { ids: [1, 2], addLabels: labels } })).rejects.toMatchObject({ status: 422 })
  await api.remove.send({ params: { id: 2 } })
  await expect(api.bulk.send({ body: { ids: [1, 2], priority: 'urgent' } })).rejects.toMatchObject({ status: 409 })
  await api.edit.send({ params: { id: 2 }, body: { deleted: false } })
  const bare = (all: typeof before) => all.map((one) => ({ ...one, updatedAt: '' })).toSorted((a, b) => a.id - b.id)
  expect(bare(await api.list.send())).toEqual(bare(before))
})

test('moves a ticket to the trash, restores it, and deletes it permanently by a purge', async () => {
  const api = await serve(tickets)
  const all = await api.list.send()
  const params = { id: 5 }
  await api.remove.send({ params })
  expect(await api.list.send()).toHaveLength(all.length - 1)
  expect((await api.list.send({ query: { deleted: true } })).map(({ Id, deleted }) => [Id, deleted])).toEqual([
    [5, true],
  ])
  expect((await api.facets.send()).deleted).toBe(1)
  expect((await api.counts.send()).total_tickets).toBe(all.length - 1)
  await expect(api.edit.send({ params, body: { priority: 'low' } })).rejects.toMatchObject({ status: 409 })
  await expect(api.comment.send({ params, body: { kind: 'note', html: '<p>x</p>' } })).rejects.toMatchObject({
    status: 409,
  })

  expect((await api.edit.send({ params, body: { deleted: false } })).deleted).toBe(false)
  expect(await api.list.send()).toHaveLength(all.length)

  await api.bulk.send({ body: { ids: [5, 6], deleted: true } })
  const outcomes = await Promise.allSettled([api.purge.send({ params }), api.purge.send({ params })])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(api.show.send({ params })).rejects.toMatchObject({ status: 404 })
  await expect(api.timeline.send({ params })).rejects.toMatchObject({ status: 404 })
  expect((await api.bulk.send({ body: { ids: [6], deleted: false } }))[0]?.deleted).toBe(false)
  await expect(api.purge.send({ params: { id: 6 } })).rejects.toMatchObject({ status: 404 })
})

test('keeps a ticket restorable however often it is removed, one after another or at the same time', async () => {
  const api = await serve(tickets)
  const params = { id: 5 }
  const before = await api.show.send({ params })
  await Promise.all([1, 2, 3].map(() => api.remove.send({ params })))
  const removed = [await api.show.send({ params }), await api.timeline.send({ params })]
  await api.remove.send({ params })
  expect([await api.show.send({ params }), await api.timeline.send({ params })]).toEqual(removed)
  const restored = await api.edit.send({ params, body: { deleted: false } })
  expect(restored).toEqual({ ...before, updatedAt: restored.updatedAt })
})
