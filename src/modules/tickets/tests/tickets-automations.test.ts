import { expect, onTestFinished, test } from 'vitest'
import { client } from '#platform/web/api/client.ts'
import { openNotices } from '#testing/databases/notices.ts'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { accountServer } from '#testing/servers/account-server.ts'
import { serve } from '#testing/inputs/serve.ts'
import { tickets } from '../contract.ts'
import { ticketAutomations } from '../contract-automations.ts'

const requester = { name: 'Edith Quay', email: 'edith@quay.example' }

async function open() {
  const runtime = await openRuntime()
  onTestFinished(() => runtime.close())
  const visitor = await runtime.visitor()
  return { desk: client(tickets, visitor), automations: client(ticketAutomations, visitor) }
}

const urgent = {
  name: 'Urgent parcels',
  trigger: 'created',
  search: 'title:parcel priority:urgent',
  changes: { team: 'warehouse', assigneeId: 'u3', addLabels: ['Parcel'] },
} as const
const urgentDraft = { ...urgent, changes: { ...urgent.changes, addLabels: ['Parcel'] } }

test('changes new tickets that its search finds, and logs it', async () => {
  const { desk, automations } = await open()
  const { id } = await automations.create.send({ body: urgentDraft })
  const create = (ticketTitle: string, priority: 'urgent' | 'low') =>
    desk.create.send({ body: { ticketTitle, priority, requester } })
  const ticket = await create('A wet parcel', 'urgent')
  expect(ticket).toMatchObject({ team: 'warehouse', assigneeId: 'u3', labels: ['Parcel'] })
  expect(await create('A wet parcel', 'low')).toMatchObject({ team: 'support', assigneeId: null, labels: [] })
  const timeline = await desk.timeline.send({ params: { id: ticket.id } })
  expect(timeline.at(-1)).toMatchObject({ type: 'change', author: { id: null, name: 'Urgent parcels' } })
  expect(await automations.runs.send()).toMatchObject([
    { automationId: id, name: 'Urgent parcels', ticketId: ticket.id, fields: ['team', 'labels', 'assignee'] },
  ])
  expect(await automations.list.send()).toContainEqual(expect.objectContaining({ id, runCount: 1 }))

  await automations.edit.send({ params: { id }, body: { isActive: false } })
  expect(await create('A dry parcel', 'urgent')).toMatchObject({ team: 'support' })
  await automations.remove.send({ params: { id } })
  expect(await automations.runs.send()).toEqual([])
})

test('runs on changes, on answers of the requester, and never for its own changes', async () => {
  const { desk, automations } = await open()
  const changes = { priority: 'high' } as const
  await automations.create.send({ body: { name: 'A', trigger: 'changed', search: 'team:accounts', changes } })
  await automations.create.send({
    body: { name: 'B', trigger: 'changed', search: 'priority:high', changes: { addLabels: ['B'] } },
  })
  const { id } = await desk.create.send({ body: { ticketTitle: 'Two boxes', requester } })
  const edited = await desk.edit.send({ params: { id }, body: { team: 'accounts' } })
  // Both fit after the user's change: the second sees the changes of the first, and each ran once.
  expect(edited).toMatchObject({ priority: 'high', labels: ['B'] })
  expect((await automations.runs.send()).filter(({ ticketId }) => ticketId === id)).toHaveLength(2)
  const again = await desk.edit.send({ params: { id }, body: { ticketTitle: 'Three boxes' } })
  expect(again.labels).toEqual(['B'])
  expect((await automations.runs.send()).filter(({ ticketId }) => ticketId === id)).toHaveLength(2)
})

test('a dry run lists its changes without making them', async () => {
  const { desk, automations } = await open()
  const before = await desk.list.send({ query: { limit: 1000 } })
  const isExpected = ({ Status, priority }: (typeof before)[number]) => Status === 'Open' && priority !== 'urgent'
  const openTickets = before.filter(({ Status }) => Status === 'Open')
  const dry = await automations.dryRun.send({
    body: { trigger: 'changed', search: 'status:open', changes: { priority: 'urgent' } },
  })
  expect(dry.found).toBe(openTickets.length)
  expect(dry.changed.length).toBe(Math.min(20, openTickets.filter(isExpected).length))
  expect(dry.changed[0]).toMatchObject({ Status: 'Open', fields: ['priority'] })
  expect(await desk.list.send({ query: { limit: 1000 } })).toEqual(before)
  expect(await automations.runs.send()).toEqual([])
})

test('changes tickets that nobody has changed for some hours', async () => {
  const { as, work } = await openNotices()
  const automations = await as('u1', ticketAutomations)
  const desk = await as('u1', tickets)
  const { id, updatedAt } = await desk.create.send({ body: { ticketTitle: 'Forgotten kite', requester } })
  await automations.create.send({
    body: {
      name: 'Idle',
      trigger: 'idle',
      idleHours: 48,
      search: 'title:"forgotten kite"',
      changes: { priority: 'high' },
    },
  })
  const priorityAfter = async (hours: number) => {
    await work(new Date(Date.parse(updatedAt) + hours * 3_600_000), tickets.name)
    return (await desk.show.send({ params: { id } })).priority
  }
  expect(await priorityAfter(47)).toBe('normal')
  expect(await priorityAfter(49)).toBe('high')
})

test('changes all idle tickets in time, also where many of them are changed already', async () => {
  const { as, work } = await openNotices()
  const automations = await as('u1', ticketAutomations)
  const desk = await as('u1', tickets)
  const titles = Array.from({ length: 201 }, (_, at) => `Lost oar ${at}`)
  const ids: number[] = []
  for (const ticketTitle of titles) ids.push((await desk.create.send({ body: { ticketTitle, requester } })).id)
  const [first = 0, ...others] = ids
  const changes = { addLabels: ['Idle'] }
  await desk.bulk.send({ body: { ids: others, ...changes } })
  const rule = { trigger: 'idle', idleHours: 1, search: 'title:"lost oar"', changes } as const
  await automations.create.send({ body: { name: 'Idle', ...rule } })
  await work(new Date(Date.now() + 2 * 3_600_000), tickets.name)
  expect((await desk.show.send({ params: { id: first } })).labels).toEqual(['Idle'])
})

test('stops automations that assign tickets to a deleted user', async () => {
  const home = await accountServer('tickets')
  const visitor = await home.as('u1')
  const automations = client(ticketAutomations, visitor)
  const { id } = await automations.create.send({ body: urgentDraft })
  await home.remove('u3')
  expect(await automations.list.send()).toContainEqual(expect.objectContaining({ id, isActive: false }))
  await expect(automations.edit.send({ params: { id }, body: { isActive: true } })).rejects.toMatchObject({
    status: 422,
  })
})

test('changes nothing that its author may not change', async () => {
  const { as, db } = await openNotices()
  const some = { subject: 'tickets', conditions: { assigneeId: '$user.id' } }
  const rules = [
    { action: ['read', 'create', 'update'], subject: 'tickets-automations' },
    { action: ['read'], subject: 'tickets' },
    { action: ['update'], ...some },
  ]
  await db
    .insertInto('roles')
    .values({ id: 'some', name: 'some', rules: JSON.stringify(rules) })
    .execute()
  await db.updateTable('users').set({ role: 'some' }).where('id', '=', 'u3').execute()
  const calls = await as('u3', ticketAutomations)
  await expect(calls.create.send({ body: urgentDraft })).rejects.toMatchObject({ status: 403 })
  await expect(
    calls.dryRun.send({ body: { trigger: 'changed', changes: { team: 'warehouse' } } }),
  ).rejects.toMatchObject({ status: 403 })
})

test('stops when its author loses the right, until somebody who has it takes it over', async () => {
  const { as, db } = await openNotices()
  const author = await as('u2', ticketAutomations)
  const { id } = await author.create.send({ body: urgentDraft })
  await db.updateTable('users').set({ role: 'viewer' }).where('id', '=', 'u2').execute()
  const desk = await as('u1', tickets)
  const create = () => desk.create.send({ body: { ticketTitle: 'A wet parcel', priority: 'urgent', requester } })
  expect(await create()).toMatchObject({ team: 'support', assigneeId: null })
  const admin = await as('u1', ticketAutomations)
  expect(await admin.list.send()).toContainEqual(expect.objectContaining({ id, isActive: false, createdById: 'u2' }))
  const edited = await admin.edit.send({ params: { id }, body: { isActive: true } })
  expect(edited).toMatchObject({ isActive: true, createdById: 'u1' })
  expect(await create()).toMatchObject({ team: 'warehouse', assigneeId: 'u3' })
})

test('names tickets only to users who may read them', async () => {
  const { as, db } = await openNotices()
  const admin = await as('u1', ticketAutomations)
  await admin.create.send({ body: urgentDraft })
  const desk = await as('u1', tickets)
  const create = (assigneeId: string) =>
    desk.create.send({ body: { ticketTitle: `A parcel for ${assigneeId}`, priority: 'urgent', requester, assigneeId } })
  await create('u3')
  const ownTicket = await create('u1')
  await desk.edit.send({ params: { id: ownTicket.id }, body: { assigneeId: 'u2' } })
  const log = { action: ['read'], subject: 'tickets-automations' }
  const listTitles = async (rules: object[]) => {
    await db.deleteFrom('roles').where('id', '=', 'some').execute()
    await db
      .insertInto('roles')
      .values({ id: 'some', name: 'some', rules: JSON.stringify([log, ...rules]) })
      .execute()
    await db.updateTable('users').set({ role: 'some' }).where('id', '=', 'u2').execute()
    const calls = await as('u2', ticketAutomations)
    return (await calls.runs.send()).map(({ ticketTitle }) => ticketTitle)
  }
  expect(await listTitles([{ action: ['read'], subject: 'tickets' }])).toEqual(['A parcel for u1', 'A parcel for u3'])
  expect(await listTitles([])).toEqual([])
  const mine = { action: ['read'], subject: 'tickets', conditions: { assigneeId: '$user.id' } }
  expect(await listTitles([mine])).toEqual(['A parcel for u1'])
})

test('is for managers and administrators', async () => {
  const agent = await serve(ticketAutomations, { as: 'agent' })
  await expect(agent.list.send()).rejects.toMatchObject({ status: 403 })
  const manager = await agent.as('manager')
  await manager.create.send({ body: urgentDraft })
})

test.each([
  ['no change', { ...urgentDraft, changes: {} }],
  ['the acting user as the assignee', { ...urgentDraft, changes: { assigneeId: 'me' } }],
  ['an idle one without hours', { ...urgentDraft, trigger: 'idle' as const }],
  ['an unknown assignee', { ...urgentDraft, changes: { assigneeId: 'u999' } }],
])('refuses %s', async (_what, body) => {
  const api = await serve(ticketAutomations)
  await expect(api.create.send({ body })).rejects.toMatchObject({ status: 422 })
})

test('changes a ticket that was split off like a new one', async () => {
  const { desk, automations } = await open()
  await automations.create.send({ body: urgentDraft })
  const { id } = await desk.create.send({ body: { ticketTitle: 'Two boxes', priority: 'urgent', requester } })
  const { id: commentId } = await desk.comment.send({ params: { id }, body: { kind: 'note', html: '<p>Wet</p>' } })
  const body = { commentId, ticketTitle: 'A wet parcel' }
  expect(await desk.split.send({ params: { id }, body })).toMatchObject({ team: 'warehouse', labels: ['Parcel'] })
})
