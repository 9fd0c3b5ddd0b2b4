import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { tickets } from '../contract.ts'

const requester = { name: 'Edith Quay', email: 'edith@quay.example' }

test('notifies users of assignments, mentions, comments and due tickets', async () => {
  const { as, takeNotices, work } = await openNotices()
  const manager = await as('u2', tickets)
  const { id, dueAt } = await manager.create.send({
    body: { ticketTitle: 'Wet boxes', requester, priority: 'urgent', assigneeId: 'u3' },
  })
  const at = `(/apps/tickets?ticket=${id})`
  expect(takeNotices()).toEqual([`u3: Tomasz Wieczorek assigned “Wet boxes” to you ${at}`])

  await manager.edit.send({ params: { id }, body: { priority: 'high' } })
  expect(takeNotices()).toEqual([])
  await manager.bulk.send({ body: { ids: [id], assigneeId: 'u6' } })
  expect(takeNotices()).toEqual([`u6: Tomasz Wieczorek assigned “Wet boxes” to you ${at}`])

  await manager.comment.send({ params: { id }, body: { kind: 'note', html: '<p>Ask @Amina Haddad</p>' } })
  expect(takeNotices()).toEqual([
    `u3: Tomasz Wieczorek mentioned you in “Wet boxes” ${at}`,
    `u6: Tomasz Wieczorek replied to “Wet boxes” ${at}`,
  ])

  const due = (await manager.show.send({ params: { id } })).dueAt
  await work(new Date(Date.parse(due) - 30 * 60_000), tickets.name)
  expect(takeNotices().filter((notice) => notice.includes('Wet boxes'))).toEqual([
    expect.stringMatching(/^u6: “Wet boxes” is due on /),
  ])
  await work(new Date(Date.parse(due) + 1), tickets.name)
  expect(takeNotices().filter((notice) => notice.includes('Wet boxes'))).toEqual([])
  expect(dueAt < due).toBe(true)
})

test('notifies the assignee of a ticket that was split off', async () => {
  const { as, takeNotices } = await openNotices()
  const manager = await as('u2', tickets)
  const { id } = await manager.create.send({ body: { ticketTitle: 'Wet boxes', requester, assigneeId: 'u3' } })
  const { id: commentId } = await manager.comment.send({ params: { id }, body: { kind: 'note', html: '<p>Kite</p>' } })
  takeNotices()
  const kite = await manager.split.send({ params: { id }, body: { commentId, ticketTitle: 'Kite' } })
  expect(takeNotices()).toEqual([`u3: Tomasz Wieczorek assigned “Kite” to you (/apps/tickets?ticket=${kite.id})`])
})
