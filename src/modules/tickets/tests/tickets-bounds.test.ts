import { expect, test } from 'vitest'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { openNotices } from '#testing/databases/notices.ts'
import { type TicketDraft, tickets } from '../contract.ts'
import { maxComments } from '../server/conversation-limits.ts'
import { maxChanges } from '../server/history.ts'
import type { Tables } from '../server/tables.ts'

const draft: TicketDraft = {
  ticketTitle: 'The kite lost its tail',
  ticketDescription: '<p>On the first day.</p>',
  requester: { name: 'Wilma Aldous', email: 'wilma@aldous.example' },
}

async function open() {
  const { as, db: all } = await openNotices()
  const db = all.withTables<Pick<Tables, keyof Tables>>()
  const api = await as('u1', tickets)
  const create = async () => (await api.create.send({ body: draft })).id
  const addComments = async (ticketId: number, count: number, html: string) => {
    const row = {
      ticketId,
      at: '2026-01-02T03:04:05.000Z',
      authorId: 'u1',
      authorName: 'Ada',
      authorPicture: '',
      kind: 'note' as const,
      html: SafeHtml.parse(html),
      attachments: '[]',
      fromTicket: null,
    }
    for (let added = 0; added < count; added += 100) {
      const rows = Array.from({ length: Math.min(100, count - added) }, () => row)
      await db.insertInto('ticketComments').values(rows).execute()
    }
  }
  const comment = (id: number) => api.comment.send({ params: { id }, body: { kind: 'note', html: '<p>One more</p>' } })
  return { api, all, db, create, addComments, comment }
}

test.each([
  ['many', maxComments, '<p>One</p>'],
  ['long', 60, `<p>${'a'.repeat(180_000)}</p>`],
])('refuses a further comment, or a merge, where comments are too %s', async (_, count, html) => {
  const { api, create, addComments, comment } = await open()
  const [one, other] = [await create(), await create()]
  await addComments(one, count, html)
  await expect(comment(one)).rejects.toMatchObject({ status: 422 })
  await expect(api.merge.send({ params: { id: one }, body: { into: other } })).rejects.toMatchObject({ status: 409 })
  await expect(api.merge.send({ params: { id: other }, body: { into: one } })).rejects.toMatchObject({ status: 409 })
  expect(await comment(other)).toMatchObject({ type: 'comment' })
})

test('has the latest changes in the timeline, without an uploaded picture in each', async () => {
  const { api, all, db, create } = await open()
  const id = await create()
  const avatar = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(20_000)}A`
  await all.updateTable('users').set({ avatar }).where('id', '=', 'u1').execute()
  const rows = Array.from({ length: maxChanges + 20 }, (_, index) => ({
    ticketId: id,
    at: new Date(Date.UTC(2099, 0, 1) + index).toISOString(),
    userId: 'u1',
    field: 'ticketTitle' as const,
    from: '[]',
    to: JSON.stringify([`Title ${index}`]),
    automation: null,
  }))
  for (let added = 0; added < rows.length; added += 500)
    await db
      .insertInto('ticketChanges')
      .values(rows.slice(added, added + 500))
      .execute()
  const timeline = await api.timeline.send({ params: { id } })
  expect(timeline).toHaveLength(maxChanges)
  expect(timeline.at(-1)).toMatchObject({ to: [`Title ${maxChanges + 19}`] })
  expect(JSON.stringify(timeline).length).toBeLessThan(500_000)
})
