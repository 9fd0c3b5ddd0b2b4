import { expect, test } from 'vitest'
import { dayStarts } from '#platform/server/figures/day-starts.ts'
import { addDays, splitPeriods } from '#platform/numbers/figures.ts'
import { serve } from '#testing/inputs/serve.ts'
import { type Ticket, TicketList, tickets } from '../contract.ts'
import { ages } from '../contract-figures.ts'
import { priorities, priorityChoices } from '../contract-fields.ts'
import { getSlaState } from '../sla.ts'

const today = () => new Date().toISOString().slice(0, 10)

const isIn = (moment: string | null, from: string, until: string) => moment !== null && moment >= from && moment < until

const toSeconds = ({ createdAt, firstResponseAt }: Ticket) =>
  firstResponseAt === null ? 0 : Math.floor((Date.parse(firstResponseAt) - Date.parse(createdAt)) / 1000)

/** The figures of a period, computed from the list. */
function countFigures(all: readonly Ticket[], from: string, until: string) {
  const answered = all.filter(({ firstResponseAt }) => isIn(firstResponseAt, from, until))
  const seconds = answered.map(toSeconds).toSorted((one, other) => one - other)
  return {
    created: all.filter(({ createdAt }) => isIn(createdAt, from, until)).length,
    solved: all.filter(({ closedAt }) => isIn(closedAt, from, until)).length,
    answered: answered.length,
    inTime: answered.filter((one) => toSeconds(one) <= priorityChoices[one.priority].response * 3600).length,
    answerSeconds: seconds[Math.max(0, Math.ceil(seconds.length / 2) - 1)] ?? null,
    rated: 0,
    satisfied: 0,
  }
}

test.each([
  [30, 'day', 'UTC'],
  [120, 'month', 'America/New_York'],
])('returns figures for %i days, by %s, that match the list, in %s', async (days, step, timeZone) => {
  const api = await serve(tickets)
  const all = await api.list.send({ query: TicketList.parse({ limit: 1000 }) })
  const to = today()
  const from = addDays(to, 1 - days)
  const getDayStart = dayStarts(timeZone)
  const until = getDayStart(addDays(to, 1))
  const figures = await api.figures.send({ query: { from, to, timeZone } })
  expect(figures.totals).toEqual(countFigures(all, getDayStart(from), until))
  const { previous, steps } = splitPeriods({ from, to })
  expect(figures.before).toEqual(countFigures(all, getDayStart(previous.from), getDayStart(addDays(previous.to, 1))))
  expect(figures.totals.answered).toBeGreaterThan(5)
  expect(figures.step).toBe(step)
  expect(figures.series).toEqual(
    steps.map((one, index) => {
      const next = steps[index + 1]
      const { created, solved } = countFigures(all, getDayStart(one.from), next ? getDayStart(next.from) : until)
      return { from: one.from, created, solved }
    }),
  )
})

test('returns open tickets by priority and age that match the list', async () => {
  const api = await serve(tickets)
  const { open } = await api.figures.send({ query: { from: today(), to: today() } })
  const all = await api.list.send({ query: TicketList.parse({ limit: 1000 }) })
  const now = Date.now()
  const isOpen = all.filter(({ Status }) => Status !== 'Closed')
  const toPart = (found: readonly Ticket[]) => ({
    count: found.length,
    overdue: found.filter((ticket) => getSlaState(ticket, now).next.state === 'breached').length,
  })
  expect(open).toMatchObject(toPart(isOpen))
  for (const priority of priorities)
    expect(open.byPriority[priority]).toEqual(toPart(isOpen.filter((one) => one.priority === priority)))
  expect(ages.reduce((sum, age) => sum + open.byAge[age].count, 0)).toBe(open.count)
  const older = isOpen.filter(({ createdAt }) => now - Date.parse(createdAt) >= 30 * 86_400_000)
  expect(open.byAge.older).toEqual(toPart(older))
})

test('updates figures for a new, answered and closed ticket, and ignores the trash', async () => {
  const api = await serve(tickets)
  const query = { from: today(), to: today() }
  const before = await api.figures.send({ query })
  const body = { ticketTitle: 'Broken wheel', requester: { email: 'ada@example.com' }, priority: 'urgent' } as const
  const { id } = await api.create.send({ body })
  const open = await api.figures.send({ query })
  expect(open.totals.created).toBe(before.totals.created + 1)
  expect(open.open.byPriority.urgent.count).toBe(before.open.byPriority.urgent.count + 1)
  await api.edit.send({ params: { id }, body: { Status: 'Closed' } })
  const closed = await api.figures.send({ query })
  expect(closed.totals).toMatchObject({
    solved: before.totals.solved + 1,
    answered: before.totals.answered + 1,
    inTime: before.totals.inTime + 1,
  })
  expect(closed.open).toEqual(before.open)
  await api.remove.send({ params: { id } })
  expect(await api.figures.send({ query })).toEqual(before)
})

test('rejects an invalid period', async () => {
  const api = await serve(tickets)
  const status = async (query: string) => (await api.send(`${tickets.base}/figures?${query}`)).status
  expect(await status('from=2026-01-02&to=2026-01-01')).toBe(422)
  expect(await status('from=2020-01-01&to=2026-01-01')).toBe(422)
  expect(await status('from=2026-01-01&to=2026-02-31')).toBe(422)
  expect(await status('from=2026-01-01&to=2026-01-01&timeZone=Mars/Base')).toBe(422)
  expect(await status('from=2026-01-01&to=2026-01-01&by=hour')).toBe(422)
  expect(await status('to=2026-01-01')).toBe(422)
  expect(await status('from=2001-01-01&to=2001-01-02')).toBe(200)
})
