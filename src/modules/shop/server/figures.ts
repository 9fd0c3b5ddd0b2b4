import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '#platform/db/database.ts'
import { refused } from '#platform/failure.ts'
import { fromCents } from '#platform/money.ts'
import type { Figures, FiguresQuery } from '../contract-figures.ts'
import { lowStock } from '../contract-fields.ts'
import { voidStatuses } from '../order-status.ts'
import { addDays, dayStarts, daysBetween } from './days.ts'
import { photoOf } from './product-rows.ts'
import type { Tables } from './tables.ts'

const longest = 731
/** A longer time is shown by week. */
const mostDays = 92
const mostSellers = 10
const mostRunningOut = 20
const recentDays = 30

/** From the first moment until before the second. */
interface Span {
  from: string
  until: string
}

/** The orders of a span that are revenue. */
const sold = (db: Db<Tables>, { from, until }: Span) =>
  db
    .selectFrom('shopOrders')
    .where('shopOrders.createdAt', '>=', from)
    .where('shopOrders.createdAt', '<', until)
    .where('shopOrders.status', 'not in', voidStatuses)

const soldLines = (db: Db<Tables>, span: Span) =>
  sold(db, span).innerJoin('shopOrderLines', 'shopOrderLines.orderId', 'shopOrders.id')

async function totalsOf(db: Db<Tables>, span: Span): Promise<Figures['totals']> {
  const row = await sold(db, span)
    .select(({ fn }) => [
      fn.countAll<number>().as('orders'),
      fn.sum<number | null>('total').as('revenue'),
      fn.sum<number | null>('pieces').as('items'),
    ])
    .executeTakeFirstOrThrow()
  const orders = Number(row.orders)
  const revenue = Number(row.revenue ?? 0)
  return {
    revenue: fromCents(revenue),
    orders,
    average: orders === 0 ? 0 : fromCents(Math.round(revenue / orders)),
    items: Number(row.items ?? 0),
  }
}

/** In which step an order was placed: halving what is left with each comparison, since there may be a hundred. */
function stepAt(starts: readonly string[], first: number, last: number): RawBuilder<number> {
  if (first >= last) return sql<number>`${sql.lit(first)}`
  const middle = Math.ceil((first + last) / 2)
  const isBefore = sql`"createdAt" < ${starts[middle]}`
  return sql<number>`case when ${isBefore} then ${stepAt(starts, first, middle - 1)} else ${stepAt(starts, middle, last)} end`
}

/** Revenue (in cents) and orders of each step; `starts` are their first moments. */
async function stepsOf(db: Db<Tables>, starts: readonly string[], until: string) {
  const [from = until] = starts
  const step = stepAt(starts, 0, starts.length - 1)
  const rows = await db
    .selectFrom(sold(db, { from, until }).select('total').select(step.as('step')).as('found'))
    .groupBy('step')
    .select(({ fn }) => ['step', fn.sum<number>('total').as('revenue'), fn.countAll<number>().as('orders')])
    .execute()
  const byStep = new Map(rows.map((row) => [Number(row.step), row]))
  return starts.map((_, index) => {
    const row = byStep.get(index)
    return { revenue: Number(row?.revenue ?? 0), orders: Number(row?.orders ?? 0) }
  })
}

async function bestSellers(db: Db<Tables>, span: Span): Promise<Figures['bestSellers']> {
  const best = soldLines(db, span)
    .groupBy('productId')
    .select(({ fn }) => [
      'productId',
      fn.sum<number>('shopOrderLines.qty').as('pieces'),
      fn.sum<number>(sql`"shopOrderLines"."total" - "shopOrderLines"."deduction"`).as('revenue'),
    ])
    .orderBy('revenue', 'desc')
    .orderBy('productId')
    .limit(mostSellers)
  const rows = await db
    .selectFrom(best.as('best'))
    .innerJoin('shopProducts', 'shopProducts.id', 'best.productId')
    .select(['id', 'title', 'color', 'size', 'photo', 'pictures', 'best.pieces', 'best.revenue'])
    .orderBy('best.revenue', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ pictures, ...row }) => ({
    id: row.id,
    title: row.title,
    color: row.color,
    size: row.size,
    photo: photoOf({ ...row, pictures }),
    pieces: Number(row.pieces),
    revenue: fromCents(Number(row.revenue)),
  }))
}

async function categoriesOf(db: Db<Tables>, span: Span): Promise<Figures['categories']> {
  const rows = await soldLines(db, span)
    .groupBy('category')
    .select(({ fn }) => [
      'category',
      fn.sum<number>('shopOrderLines.qty').as('pieces'),
      fn.sum<number>(sql`"shopOrderLines"."total" - "shopOrderLines"."deduction"`).as('revenue'),
    ])
    .orderBy('revenue', 'desc')
    .orderBy('category')
    .execute()
  return rows.map(({ category, pieces, revenue }) => ({
    category,
    pieces: Number(pieces),
    revenue: fromCents(Number(revenue)),
  }))
}

async function runningOut(db: Db<Tables>, now: string): Promise<Figures['runningOut']> {
  const from = new Date(Date.parse(now) - recentDays * 24 * 60 * 60 * 1000).toISOString()
  const recent = sold(db, { from, until: '9999-12-31T00:00:00.000Z' })
    .innerJoin('shopOrderLines', 'shopOrderLines.orderId', 'shopOrders.id')
    .groupBy('productId')
    .select(({ fn }) => ['productId', fn.sum<number>('shopOrderLines.qty').as('pieces')])
  const rows = await db
    .selectFrom('shopProducts')
    .leftJoin(recent.as('recent'), 'recent.productId', 'shopProducts.id')
    .where('shopProducts.deletedAt', 'is', null)
    .where('shopProducts.status', '=', 'active')
    .where('shopProducts.qty', '<=', lowStock)
    .select(['id', 'title', 'color', 'size', 'photo', 'pictures', 'qty', 'recent.pieces'])
    .orderBy(sql`case when "recent"."pieces" is null then 1 else 0 end`)
    .orderBy(sql`"qty" * ${sql.lit(recentDays)}.0 / "recent"."pieces"`)
    .orderBy('qty')
    .orderBy('id')
    .limit(mostRunningOut)
    .execute()
  return rows.map(({ id, title, color, size, photo, pictures, qty, pieces }) => {
    const count = Number(pieces ?? 0)
    const daysLeft = count === 0 ? null : Math.floor((qty * recentDays) / count)
    return { id, title, color, size, photo: photoOf({ id, photo, pictures }), qty, sold: count, daysLeft }
  })
}

/** The sales from the first to the last day, compared with as many days before. */
export async function salesFigures(
  db: Db<Tables>,
  { from, to, timeZone }: z.output<typeof FiguresQuery>,
  now: string,
): Promise<Figures> {
  const days = daysBetween(from, to)
  if (days < 1) throw refused('to', 'The last day is before the first')
  if (days > longest) throw refused('to', `At most ${longest} days`)
  const startOf = dayStarts(timeZone)
  const span = { from: startOf(from), until: startOf(addDays(to, 1)) }
  const before = { from: startOf(addDays(from, -days)), until: span.from }

  const step = days > mostDays ? 7 : 1
  const firstDays = Array.from({ length: Math.ceil(days / step) }, (_, index) => addDays(from, index * step))
  const steps = await stepsOf(db, firstDays.map(startOf), span.until)
  const stepsBefore = await stepsOf(
    db,
    firstDays.map((day) => startOf(addDays(day, -days))),
    before.until,
  )
  return {
    totals: await totalsOf(db, span),
    before: await totalsOf(db, before),
    step: step === 7 ? 'week' : 'day',
    series: firstDays.map((day, index) => ({
      from: day,
      revenue: fromCents(steps[index]?.revenue ?? 0),
      orders: steps[index]?.orders ?? 0,
      before: fromCents(stepsBefore[index]?.revenue ?? 0),
    })),
    bestSellers: await bestSellers(db, span),
    categories: await categoriesOf(db, span),
    runningOut: await runningOut(db, now),
  }
}
