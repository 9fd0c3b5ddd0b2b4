import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { ticketSavedViews } from '../contract-views.ts'
import { tickets } from '../contract.ts'
import { getFilters, isSaved, linkToSaved } from '../tickets-view.ts'

const viewDraft = {
  name: 'My urgent ones',
  filters: { view: 'mine', priority: ['urgent', 'high'], sort: 'dueAt' },
} as const

test('keeps a view to its owner until it is shared', async () => {
  const admin = await serve(ticketSavedViews)
  const agent = await admin.as('agent')
  const viewer = await admin.as('viewer')
  const names = async (api: Pick<typeof agent, 'list'>) => (await api.list.send()).map(({ name }) => name)
  const created = await agent.create.send({
    body: { ...viewDraft, filters: { ...viewDraft.filters, priority: ['urgent', 'high'] } },
  })
  expect(created).toMatchObject({ ...viewDraft, isShared: false, ownerId: 'u3', ownerName: 'Amina Haddad' })
  expect(await names(agent)).toContain(created.name)
  expect(await names(viewer)).not.toContain(created.name)
  expect(await names(admin)).not.toContain(created.name)
  const params = { id: created.id }
  await expect(admin.edit.send({ params, body: { name: 'Ours' } })).rejects.toMatchObject({ status: 404 })

  await agent.share.send({ params, body: { isShared: true } })
  expect(await names(viewer)).toContain(created.name)
  await expect(viewer.edit.send({ params, body: { name: 'Ours' } })).rejects.toMatchObject({ status: 403 })
  await expect(viewer.remove.send({ params })).rejects.toMatchObject({ status: 403 })
  expect(await admin.edit.send({ params, body: { name: 'Ours' } })).toMatchObject({ name: 'Ours', ownerId: 'u3' })
  await agent.share.send({ params, body: { isShared: false } })
  expect(await names(admin)).not.toContain('Ours')
  await agent.remove.send({ params })
  expect(await names(agent)).not.toContain('Ours')
})

test('lets viewers save views for themselves only', async () => {
  const viewer = await serve(ticketSavedViews, { as: 'viewer' })
  const { id } = await viewer.create.send({ body: { name: 'Late', filters: { view: 'overdue' } } })
  const sharing = viewer.share.send({ params: { id }, body: { isShared: true } })
  await expect(sharing).rejects.toMatchObject({ status: 403 })
})

test('refuses a name or a filter that does not exist', async () => {
  const api = await serve(ticketSavedViews)
  await expect(api.create.send({ body: { name: ' ', filters: {} } })).rejects.toMatchObject({ status: 422 })
  const refused = api.send('/api/data/ticket/views', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'A', filters: { color: 'red' } }),
  })
  expect((await refused).status).toBe(422)
})

test('counts the tickets of views as the list shows them', async () => {
  const api = await serve(tickets)
  const views = await api.list.send().then(() => api.viewCounts.send({ query: { ids: [1, 2, 999] } }))
  const overdue = await api.list.send({ query: { view: 'overdue', priority: ['urgent', 'high'] } })
  expect(views).toContainEqual({ id: 1, count: overdue.length })
  expect(views.map(({ id }) => id)).not.toContain(999)
})

test('links to exactly the filters of a view', () => {
  const filters = getFilters({
    currentFilter: 'total_tickets',
    ticketSearch: ' lamp ',
    sort: '-updatedAt',
    page: 3,
    ticket: 7,
  })
  expect(filters).toEqual({ ticketSearch: 'lamp' })
  expect(getFilters({ deleted: true })).toBeUndefined()
  const saved = { filters: { view: 'mine', label: ['VIP'], sort: 'dueAt' } } as const
  const view = { filters: { ...saved.filters, label: ['VIP'] } }
  expect(linkToSaved(view).search).toBe('?view=mine&label=VIP&sort=dueAt')
  expect(isSaved({ view: 'mine', label: ['VIP'], sort: 'dueAt', ticket: 4 }, view)).toBe(true)
  expect(isSaved({ view: 'mine', label: ['VIP'] }, view)).toBe(false)
})
