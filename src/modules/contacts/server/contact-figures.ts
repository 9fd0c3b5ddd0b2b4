import type { Db } from '#platform/db/engines/database.ts'
import type { FiguresQuery } from '#platform/numbers/figures.ts'
import { countsInSteps, type Moments, stepIn, toMoments, within } from '#platform/server/figures/figures.ts'
import type { ContactFigures } from '../contract-figures.ts'
import type { Tables } from './tables.ts'

const created = (db: Db<Tables>, span: Moments) =>
  db.selectFrom('contacts').where('deletedAt', 'is', null).where(within('createdAt', span))

/** New contacts of a period, compared with the period before. */
export async function contactFigures(db: Db<Tables>, query: FiguresQuery): Promise<ContactFigures> {
  const { now: span, before, step, steps } = toMoments(query)
  const starts = steps.map((one) => one.now)
  const rows = await db
    .selectFrom(created(db, span).select(stepIn('createdAt', starts).as('step')).as('found'))
    .groupBy('step')
    .select(({ fn }) => ['step', fn.countAll<number>().as('count')])
    .execute()
  const earlier = await created(db, before)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const counts = countsInSteps(rows, starts.length)
  return {
    totals: { created: counts.reduce((sum, count) => sum + count, 0) },
    before: { created: Number(earlier.count) },
    step,
    series: steps.map(({ day }, index) => ({ from: day, created: counts[index] ?? 0 })),
  }
}
