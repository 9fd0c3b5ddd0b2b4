import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import type { FiguresQuery } from '#platform/numbers/figures.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { countsInSteps, type Moments, stepIn, toMoments, within } from '#platform/server/figures/figures.ts'
import type { ages, TicketFigures } from '../contract-figures.ts'
import { type Priority, priorities, priorityChoices } from '../contract-fields.ts'
import type { ServiceLevels } from '../contract-service-levels.ts'
import { readServiceLevels } from './service-levels.ts'
import type { Tables } from './tables.ts'
import { isLate, isNotClosed } from './ticket-conditions.ts'

const day = 24 * 60 * 60 * 1000

/** The tickets that changed in a period. */
const happened = (db: Db<Tables>, column: 'createdAt' | 'closedAt' | 'firstResponseAt', span: Moments) =>
  db.selectFrom('tickets').where('deletedAt', 'is', null).where(within(column, span))

async function countTickets(db: Db<Tables>, column: 'createdAt' | 'closedAt', span: Moments) {
  const { count } = await happened(db, column, span)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether the first reply met the deadline of its priority. */
const isWithinTarget = ({ targets }: ServiceLevels) => {
  const limits = priorities.map(
    (priority) =>
      sql`when ${sql.lit(priorityChoices[priority].rank)} then ${sql.lit(targets[priority].responseMinutes * 60)}`,
  )
  return sql<SqlBool>`"answerSeconds" <= case "byPriority" ${sql.join(limits, sql` `)} end`
}

/** The number of first replies, of those in time, and the median of their times. */
async function readResponseFigures(db: Db<Tables>, span: Moments, serviceLevels: ServiceLevels) {
  const counts = await happened(db, 'firstResponseAt', span)
    .select(({ fn }) => [
      fn.countAll<number>().as('answered'),
      sql<number>`count(case when ${isWithinTarget(serviceLevels)} then 1 end)`.as('inTime'),
    ])
    .executeTakeFirstOrThrow()
  const answered = Number(counts.answered)
  const middle = await happened(db, 'firstResponseAt', span)
    .select('answerSeconds')
    .orderBy('answerSeconds')
    .offset(Math.max(0, Math.ceil(answered / 2) - 1))
    .limit(1)
    .executeTakeFirst()
  return { answered, inTime: Number(counts.inTime), answerSeconds: middle?.answerSeconds ?? null }
}

async function countRatings(db: Db<Tables>, span: Moments) {
  const counts = await db
    .selectFrom('ticketRatings')
    .where(within('ratedAt', span))
    .select(({ fn }) => [
      fn.countAll<number>().as('rated'),
      sql<number>`count(case when "score" = 'good' then 1 end)`.as('satisfied'),
    ])
    .executeTakeFirstOrThrow()
  return { rated: Number(counts.rated), satisfied: Number(counts.satisfied) }
}

const readTotals = async (
  db: Db<Tables>,
  span: Moments,
  serviceLevels: ServiceLevels,
): Promise<TicketFigures['totals']> => ({
  created: await countTickets(db, 'createdAt', span),
  solved: await countTickets(db, 'closedAt', span),
  ...(await readResponseFigures(db, span, serviceLevels)),
  ...(await countRatings(db, span)),
})

async function countBySteps(
  db: Db<Tables>,
  column: 'createdAt' | 'closedAt',
  span: Moments,
  starts: readonly string[],
) {
  const rows = await db
    .selectFrom(happened(db, column, span).select(stepIn(column, starts).as('step')).as('found'))
    .groupBy('step')
    .select(({ fn }) => ['step', fn.countAll<number>().as('count')])
    .execute()
  return countsInSteps(rows, starts.length)
}

async function openFigures(db: Db<Tables>, now: string): Promise<TicketFigures['open']> {
  const ago = (days: number) => new Date(Date.parse(now) - days * day).toISOString()
  const age = sql<
    (typeof ages)[number]
  >`case when "createdAt" > ${ago(1)} then 'day' when "createdAt" > ${ago(7)} then 'week' when "createdAt" > ${ago(30)} then 'month' else 'older' end`
  const open = db
    .selectFrom('tickets')
    .where('deletedAt', 'is', null)
    .where(isNotClosed)
    .select(['byPriority', age.as('age'), sql<number>`case when ${isLate(now)} then 1 else 0 end`.as('late')])
  const rows = await db
    .selectFrom(open.as('open'))
    .groupBy(['byPriority', 'age'])
    .select(({ fn }) => ['byPriority', 'age', fn.countAll<number>().as('count'), fn.sum<number>('late').as('overdue')])
    .execute()
  const part = (matches: (row: (typeof rows)[number]) => boolean) => ({
    count: rows.filter(matches).reduce((sum, { count }) => sum + Number(count), 0),
    overdue: rows.filter(matches).reduce((sum, { overdue }) => sum + Number(overdue), 0),
  })
  const ofPriority = (priority: Priority) => part(({ byPriority }) => byPriority === priorityChoices[priority].rank)
  const countOfAge = (one: (typeof ages)[number]) => part((row) => row.age === one)
  return {
    ...part(() => true),
    byPriority: mapNames(priorities, ofPriority),
    byAge: { day: countOfAge('day'), week: countOfAge('week'), month: countOfAge('month'), older: countOfAge('older') },
  }
}

/** New and solved tickets of a period, compared with the period before, and the open ones. */
export async function ticketFigures(db: Db<Tables>, query: FiguresQuery, now: string): Promise<TicketFigures> {
  const { now: span, before, step, steps } = toMoments(query)
  const starts = steps.map((one) => one.now)
  const serviceLevels = await readServiceLevels(db)
  const created = await countBySteps(db, 'createdAt', span, starts)
  const solved = await countBySteps(db, 'closedAt', span, starts)
  return {
    totals: await readTotals(db, span, serviceLevels),
    before: await readTotals(db, before, serviceLevels),
    step,
    series: steps.map(({ day }, index) => ({ from: day, created: created[index] ?? 0, solved: solved[index] ?? 0 })),
    open: await openFigures(db, now),
  }
}
