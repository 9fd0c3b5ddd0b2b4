import { expect, test } from 'vitest'
import { addDays } from '#platform/numbers/figures.ts'
import { dayAt } from '#platform/server/figures/day-starts.ts'
import { serve } from '#testing/inputs/serve.ts'
import { tickets } from '../contract.ts'
import { parseSearch } from '../search/parse-search.ts'

test('reads the operators of a search of tickets', () => {
  expect(parseSearch('status:OPEN -assignee:me from:"ana mendes" "exact phrase" is:green')).toEqual([
    { kind: 'Status', value: 'Open', not: false },
    { kind: 'assignee', value: 'me', not: true },
    { kind: 'from', value: 'ana mendes', not: false },
    { kind: 'text', value: 'exact phrase', not: false },
    { kind: 'text', value: 'is:green', not: false },
  ])
})

const served = async () => {
  const api = await serve(tickets)
  const all = await api.list.send({ query: { limit: 1000 } })
  const listMatches = (q: string) => api.list.send({ query: { q, limit: 1000 } })
  return { api, all, listMatches }
}

type TicketList = Awaited<ReturnType<typeof served>>['all']
const ids = (list: TicketList) => list.map(({ id }) => id).toSorted((one, other) => one - other)

test('finds tickets by status, assignee, requester, priority, team and label', async () => {
  const { api, all, listMatches } = await served()
  const [first] = all
  if (!first) throw new Error('no sample')
  const expectFound = async (q: string, isExpected: (ticket: TicketList[number]) => boolean) => {
    expect([q, ids(await listMatches(q))]).toEqual([q, ids(all.filter(isExpected))])
  }
  await expectFound('status:open', ({ Status }) => Status === 'Open')
  await expectFound('-status:closed', ({ Status }) => Status !== 'Closed')
  await expectFound('status:open OR status:pending', ({ Status }) => Status !== 'Closed')
  await expectFound('assignee:none', ({ assigneeId }) => assigneeId === null)
  await expectFound('-assignee:none', ({ assigneeId }) => assigneeId !== null)
  await expectFound('assignee:me', ({ assigneeId }) => assigneeId === 'u1')
  await expectFound('priority:urgent team:orders', (ticket) => ticket.priority === 'urgent' && ticket.team === 'orders')
  await expectFound(`from:${first.requester.email}`, ({ requester }) => requester.email === first.requester.email)
  await expectFound(`from:"${first.requester.name}"`, ({ requester }) => requester.name === first.requester.name)
  await expectFound(`title:"${first.ticketTitle.slice(0, 9)}"`, ({ ticketTitle }) =>
    ticketTitle.toLowerCase().includes(first.ticketTitle.slice(0, 9).toLowerCase()),
  )
  await expectFound('after:2000-01-01', () => true)
  await expectFound('before:2000-01-01', () => false)
  expect(ids(await listMatches('is:overdue'))).toEqual(ids(await api.list.send({ query: { view: 'overdue' } })))
  expect(ids(await listMatches('is:unassigned'))).toEqual(ids(await api.list.send({ query: { view: 'unassigned' } })))
  const label = all.flatMap(({ labels }) => labels)[0] ?? ''
  await expectFound(`label:"${label}"`, ({ labels }) => labels.includes(label))
  const { total_tickets } = await api.counts.send({ query: { q: 'status:open' } })
  expect(total_tickets).toBe(all.filter(({ Status }) => Status === 'Open').length)
})

test('finds exact phrases in tickets and replies, also negated and among alternatives', async () => {
  const { api, all, listMatches } = await served()
  const [first, second] = all
  const comment = (id: number, html: string) => api.comment.send({ params: { id }, body: { kind: 'note', html } })
  await comment(first?.id ?? 0, '<p>It leaves the zeppelin hangar</p>')
  await comment(second?.id ?? 0, '<p>The hangar of the zeppelin</p>')
  expect(ids(await listMatches('zeppelin hangar'))).toHaveLength(2)
  expect(ids(await listMatches('"zeppelin hangar"'))).toEqual([first?.id])
  expect(ids(await listMatches('zeppelin -"zeppelin hangar"'))).toEqual([second?.id])
  expect(ids(await listMatches(`"zeppelin hangar" OR (zeppelin #${second?.id})`))).toHaveLength(2)
  expect(await listMatches('zeppelin status:open')).toEqual(
    (await listMatches('zeppelin')).filter((one) => one.Status === 'Open'),
  )
})

test('finds tickets with a file, also of a reply', async () => {
  const { all, listMatches } = await served()
  const withFile = new Set(ids(await listMatches('has:attachment')))
  const ticketsWithFiles = ids(all.filter(({ attachments }) => attachments.length > 0))
  expect(ticketsWithFiles.length).toBeGreaterThan(0)
  expect(ticketsWithFiles.every((id) => withFile.has(id))).toBe(true)
  expect(ids([...(await listMatches('-has:attachment'))]).some((id) => withFile.has(id))).toBe(false)
})

test('begins the days of a search in the time zone of the request', async () => {
  const { api, all } = await served()
  const { id, createdAt } = all[0] ?? { id: 0, createdAt: '' }
  // As seen from east and west, a ticket was created on different days.
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
    const day = dayAt(createdAt, timeZone)
    const find = (q: string) => api.list.send({ query: { q, timeZone, limit: 1000 } })
    expect(ids(await find(`after:${day}`))).toContain(id)
    expect(ids(await find(`before:${day}`))).not.toContain(id)
    expect(ids(await find(`after:${addDays(day, 1)}`))).not.toContain(id)
  }
  await expect(api.list.send({ query: { q: 'after:2026-01-01', timeZone: 'Mars/Base' } })).rejects.toMatchObject({
    status: 422,
  })
})
