import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { type TicketDraft, tickets } from '../contract.ts'
import { priorityChoices, statusChoices } from '../contract-fields.ts'

const draft: TicketDraft = {
  ticketTitle: 'The bell does not ring',
  ticketDescription: '<p>It did in the shop.</p>',
  requester: { name: 'Wilma Aldous', email: 'wilma@aldous.example' },
}

test('returns tickets with the specified fields from the specified endpoint, latest change first', async () => {
  const api = await serve(tickets)
  const response = await api.send('/api/data/ticket/TicketData')
  const all = await response.json()
  expect(response.status).toBe(200)
  expect(all.length).toBeGreaterThanOrEqual(55)
  for (const ticket of all) {
    expect(ticket).toMatchObject({
      Id: ticket.id,
      ticketTitle: expect.stringMatching(/\S/),
      ticketDescription: expect.stringMatching(/\S/),
      Status: expect.stringMatching(/^(Open|Pending|Closed)$/),
      thumb: expect.any(String),
      AgentName: expect.any(String),
      Date: ticket.createdAt,
      deleted: false,
    })
    expect(new Map(Object.entries(statusChoices)).get(ticket.Status)?.tone).toBe(ticket.Label)
  }
  const times = all.map((ticket: { updatedAt: string }) => ticket.updatedAt)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('contains tickets of every status and priority in the sample, some overdue and some unassigned', async () => {
  const api = await serve(tickets)
  const all = await api.list.send()
  const facets = await api.facets.send()
  for (const Status of ['Open', 'Pending', 'Closed'])
    expect(all.filter((one) => one.Status === Status).length).toBeGreaterThan(8)
  for (const priority of ['low', 'normal', 'high', 'urgent'])
    expect(all.filter((one) => one.priority === priority).length).toBeGreaterThanOrEqual(4)
  expect(facets.overdue).toBeGreaterThan(3)
  expect(facets.unassigned).toBeGreaterThan(3)
  expect(facets.labels.length).toBeGreaterThan(20)
  expect(await api.macros.send()).toHaveLength(5)
  const oldest = Math.min(...all.map(({ createdAt }) => Date.parse(createdAt)))
  expect((Date.now() - oldest) / 86_400_000).toBeLessThan(90)
  for (const { createdAt, updatedAt } of all)
    expect(updatedAt >= createdAt && Date.parse(updatedAt) < Date.now()).toBe(true)
})

test('returns counts that match the filtered lists', async () => {
  const api = await serve(tickets)
  const counts = await api.counts.send()
  expect(counts.total_tickets).toBe(counts.Open + counts.Pending + counts.Closed)
  for (const currentFilter of ['total_tickets', 'Open', 'Pending', 'Closed'] as const) {
    const { items, total } = await api.list
      .page({ query: { currentFilter, limit: 5 } })
      .queryFn({ signal: new AbortController().signal })
    expect(total).toBe(counts[currentFilter])
    expect(items.every(({ Status }) => currentFilter === 'total_tickets' || Status === currentFilter)).toBe(true)
  }
  const facets = await api.facets.send()
  for (const view of ['mine', 'unassigned', 'overdue', 'waiting', 'watching'] as const) {
    expect(await api.list.send({ query: { view } })).toHaveLength(facets[view])
    expect((await api.counts.send({ query: { view } })).total_tickets).toBe(facets[view])
  }
  expect(facets.waiting).toBe(counts.Pending)
  for (const { label, count } of facets.labels.slice(0, 3)) {
    expect(await api.list.send({ query: { label: [label] } })).toHaveLength(count)
  }
})

test('combines filters of status, priority, team, label, assignee and requester', async () => {
  const api = await serve(tickets)
  const all = await api.list.send()
  const open = await api.list.send({ query: { currentFilter: 'Open', priority: ['high', 'urgent'] } })
  expect(open).toEqual(all.filter((one) => one.Status === 'Open' && ['high', 'urgent'].includes(one.priority)))
  const matches = await api.list.send({ query: { assignee: ['u6', 'none'], team: ['technology'] } })
  expect(matches).toEqual(
    all.filter((one) => (one.assigneeId === 'u6' || one.assigneeId === null) && one.team === 'technology'),
  )
  expect(matches.length).toBeGreaterThan(2)
  const [first] = all
  if (!first) throw new Error('There is no sample')
  const email = first.requester.email.toUpperCase()
  expect(await api.list.send({ query: { requester: email } })).toContainEqual(first)
  expect(await api.list.send({ query: { ids: [first.id, 3] } })).toHaveLength(2)
})

test('finds tickets by title, text, requester, label and number', async () => {
  const api = await serve(tickets)
  const { id } = await api.create.send({ body: { ...draft, labels: ['Acoustics'] } })
  for (const q of ['BELL ring', 'shop', 'aldous', 'wilma@', 'acoust', `#${id}`, String(id)]) {
    expect((await api.list.send({ query: { q } })).map((one) => one.id)).toContain(id)
    expect((await api.list.send({ query: { ticketSearch: q } })).map((one) => one.id)).toContain(id)
  }
  expect(await api.list.send({ query: { q: 'bell 100%' } })).toEqual([])
  expect((await api.counts.send({ query: { q: 'acoustics' } })).total_tickets).toBe(1)
})

test('sorts lists in both directions, and pages them', async () => {
  const api = await serve(tickets)
  const pressing = await api.list.send({ query: { sort: '-priority' } })
  const ranks = pressing.map(({ priority }) => priorityChoices[priority].rank)
  expect(ranks).toEqual(ranks.toSorted((one, other) => other - one))

  const due = await api.list.send({ query: { sort: 'dueAt' } })
  const closedFrom = due.findIndex(({ Status }) => Status === 'Closed')
  expect(due.slice(closedFrom).every(({ Status }) => Status === 'Closed')).toBe(true)
  const times = due.slice(0, closedFrom).map(({ dueAt }) => dueAt)
  expect(times).toEqual(times.toSorted())

  for (const sort of ['Status', 'ticketTitle', '-ticketTitle', 'requester', '-createdAt', 'id'] as const) {
    const whole = await api.list.send({ query: { sort } })
    const pages = await Promise.all([1, 2, 3].map((page) => api.list.send({ query: { sort, page, limit: 30 } })))
    expect(pages.flat()).toEqual(whole)
  }
})

test('creates an open, unassigned ticket with a due time by priority and a history', async () => {
  const api = await serve(tickets)
  const created = await api.create.send({ body: { ...draft, priority: 'high', labels: ['Bells', 'bells'] } })
  expect(created).toMatchObject({
    Id: created.id,
    Status: 'Open',
    Label: 'success',
    AgentName: '',
    thumb: '',
    assigneeId: null,
    team: 'support',
    labels: ['Bells'],
    createdById: 'u1',
    requester: { id: null, name: 'Wilma Aldous', email: 'wilma@aldous.example', picture: '', company: '' },
    commentCount: 0,
  })
  expect(Date.parse(created.dueAt) - Date.parse(created.createdAt)).toBe(4 * 3_600_000)
  expect(await api.timeline.send({ params: { id: created.id } })).toMatchObject([
    { type: 'change', field: 'created', author: { id: 'u1', name: 'Inês Carvalho' } },
  ])
  expect(await api.show.send({ params: { id: created.id } })).toEqual(created)
})

test('sanitises HTML before storing it', async () => {
  const api = await serve(tickets)
  const ticketDescription =
    '<p onclick="x()">Hello <b>there</b></p><script>alert(1)</script><img src=x onerror=alert(1)>'
  const created = await api.create.send({ body: { ...draft, ticketDescription } })
  expect(created.ticketDescription).toContain('<b>there</b>')
  expect(created.ticketDescription).not.toMatch(/script|onclick|onerror|alert/)
  const note = await api.comment.send({
    params: { id: created.id },
    body: { kind: 'note', html: '<p>a<a href="javascript:alert(1)">b</a></p>' },
  })
  expect(note.html).not.toContain('javascript')
})

test('records every change in the history with author, field, old and new value', async () => {
  const api = await serve(tickets)
  const { id } = await api.create.send({ body: draft })
  const params = { id }
  await api.edit.send({ params, body: { ticketTitle: 'The bell rings' } })
  await api.edit.send({ params, body: { assigneeId: 'u3' } })
  await api.edit.send({ params, body: { assigneeId: 'u6', priority: 'urgent', team: 'technology' } })
  await api.edit.send({ params, body: { labels: ['Sound'] } })
  await api.edit.send({ params, body: { Status: 'Pending' } })
  await api.edit.send({ params, body: { Status: 'Pending' } })
  const manager = await api.as('manager')
  await manager.edit.send({ params, body: { requester: { name: 'Will', email: 'will@aldous.example' } } })
  await manager.edit.send({ params, body: { ticketDescription: '<p>Solved itself</p>' } })

  const timeline = await api.timeline.send({ params })
  const summary = timeline.map((entry) =>
    entry.type === 'change' ? [entry.author.id, entry.field, entry.from, entry.to] : [],
  )
  expect(summary).toEqual([
    ['u1', 'created', [], []],
    ['u1', 'ticketTitle', ['The bell does not ring'], ['The bell rings']],
    ['u1', 'assignee', [], ['Amina Haddad']],
    ['u1', 'priority', ['normal'], ['urgent']],
    ['u1', 'team', ['support'], ['technology']],
    ['u1', 'assignee', ['Amina Haddad'], ['Jonas Ekholm']],
    ['u1', 'labels', [], ['Sound']],
    ['u1', 'Status', ['Open'], ['Pending']],
    ['u2', 'requester', ['Wilma Aldous'], ['Will']],
    ['u2', 'ticketDescription', [], []],
  ])
  const now = await api.show.send({ params })
  expect(now).toMatchObject({
    AgentName: 'Jonas Ekholm',
    thumb: expect.stringContaining('/pictures/'),
    Label: 'warning',
  })
})

test('allows any change of status, and pauses the resolution time accordingly', async () => {
  const api = await serve(tickets)
  const params = { id: (await api.create.send({ body: draft })).id }
  const steps = ['Pending', 'Closed', 'Open', 'Closed', 'Pending', 'Open'] as const
  for (const [step, Status] of steps.entries()) {
    const moved = await api.edit.send({ params, body: { Status } })
    expect(moved).toMatchObject({ Status, Label: statusChoices[Status].tone })
    expect(moved.closedAt === null).toBe(Status !== 'Closed')
    expect(moved.stoppedAt === null).toBe(Status === 'Open')
    expect(moved.firstResponseAt === null).toBe(step === 0)
  }
})

test('changes the due time with the priority', async () => {
  const api = await serve(tickets)
  const { id, createdAt } = await api.create.send({ body: draft })
  const hours = async (priority: 'low' | 'urgent') => {
    const { dueAt } = await api.edit.send({ params: { id }, body: { priority } })
    return (Date.parse(dueAt) - Date.parse(createdAt)) / 3_600_000
  }
  expect(await hours('urgent')).toBe(1)
  expect(await hours('low')).toBe(24)
})

test('applies concurrent changes of different fields', async () => {
  const api = await serve(tickets)
  const manager = await api.as('manager')
  const params = { id: (await api.create.send({ body: draft })).id }
  await Promise.all([
    api.edit.send({ params, body: { priority: 'low' } }),
    manager.edit.send({ params, body: { team: 'accounts' } }),
    api.edit.send({ params, body: { assigneeId: 'u2' } }),
    manager.comment.send({ params, body: { kind: 'note', html: '<p>One</p>' } }),
    api.comment.send({ params, body: { kind: 'reply', html: '<p>Two</p>' } }),
  ])
  const ticket = await api.show.send({ params })
  expect(ticket).toMatchObject({ priority: 'low', team: 'accounts', assigneeId: 'u2', commentCount: 2 })
  expect(await api.timeline.send({ params })).toHaveLength(6)
})
