import { sql } from 'kysely'
import { dayStarts } from '#platform/server/figures/day-starts.ts'
import { inCurrency } from '#platform/db/queries/in-currency.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { refused } from '#platform/errors/failure.ts'
import { addDays, type FiguresQuery, countDays } from '#platform/numbers/figures.ts'
import { fromCents } from '#platform/numbers/money.ts'
import { type Moments, stepIn, toMoments } from '#platform/server/figures/figures.ts'
import type { Figures, Overview } from '../contract-figures.ts'
import { lowStock, statusesForSale } from '../contract-fields.ts'
import { voidStatuses } from '../order-status.ts'
import { getPhoto } from './product-rows.ts'
import type { Tables } from './tables.ts'

const maxPeriodDays = 731
/** Longer periods are shown by week. */
const maxDays = 92
const maxSellers = 10
const maxRunningOut = 20
const maxInOverview = 8
const recentDays = 30

/** A period, and one currency, since amounts of different ones cannot be added. */
interface Span extends Moments {
  currency: string
}

/** The orders of a period that count as revenue. */
const selectSold = (db: Db<Tables>, { currency, ...span }: Span) =>
  selectOrdered(db, span).where(inCurrency('shopOrders.currency', currency))

const selectOrdered = (db: Db<Tables>, { from, until }: Moments) =>
  db
    .selectFrom('shopOrders')
    .where('shopOrders.createdAt', '>=', from)
    .where('shopOrders.createdAt', '<', until)
    .where('shopOrders.status', 'not in', voidStatuses)

/** What is left of an order's total. */
const netTotal = sql<number>`"total" - "credited"`

/** What is left of an order's pieces, and of a line's pieces and price. */
const netPieces = sql<number>`"pieces" - "refundedPieces"`
const netQty = sql<number>`"shopOrderLines"."qty" - "shopOrderLines"."refundedQty"`
const netLineTotal = sql<number>`"shopOrderLines"."total" - "shopOrderLines"."deduction" - "shopOrderLines"."refundedTotal"`

const selectSoldLines = (db: Db<Tables>, span: Span) =>
  selectSold(db, span).innerJoin('shopOrderLines', 'shopOrderLines.orderId', 'shopOrders.id')

async function readTotals(db: Db<Tables>, span: Span): Promise<Figures['totals']> {
  const row = await selectSold(db, span)
    .select(({ fn }) => [
      fn.countAll<number>().as('orders'),
      fn.sum<number | null>(netTotal).as('revenue'),
      fn.sum<number | null>(netPieces).as('items'),
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

/** Revenue (in cents) and orders of each step; `starts` are their first moments. */
async function countBySteps(db: Db<Tables>, starts: readonly string[], { until, currency }: Omit<Span, 'from'>) {
  const [from = until] = starts
  const rows = await db
    .selectFrom(
      selectSold(db, { from, until, currency })
        .select(netTotal.as('total'))
        .select(stepIn('createdAt', starts).as('step'))
        .as('found'),
    )
    .groupBy('step')
    .select(({ fn }) => ['step', fn.sum<number>('total').as('revenue'), fn.countAll<number>().as('orders')])
    .execute()
  const byStep = new Map(rows.map((row) => [Number(row.step), row]))
  return starts.map((_, index) => {
    const row = byStep.get(index)
    return { revenue: Number(row?.revenue ?? 0), orders: Number(row?.orders ?? 0) }
  })
}

async function listBestSellers(db: Db<Tables>, span: Span): Promise<Figures['bestSellers']> {
  const best = selectSoldLines(db, span)
    .groupBy('productId')
    .having(({ fn }) => fn.sum(netQty), '>', 0)
    .select(({ fn }) => ['productId', fn.sum<number>(netQty).as('pieces'), fn.sum<number>(netLineTotal).as('revenue')])
    .orderBy('revenue', 'desc')
    .orderBy('productId')
    .limit(maxSellers)
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
    photo: getPhoto({ ...row, pictures }),
    pieces: Number(row.pieces),
    revenue: fromCents(Number(row.revenue)),
  }))
}

async function readCategories(db: Db<Tables>, span: Span): Promise<Figures['categories']> {
  const rows = await selectSoldLines(db, span)
    .groupBy('category')
    .having(({ fn }) => fn.sum(netQty), '>', 0)
    .select(({ fn }) => ['category', fn.sum<number>(netQty).as('pieces'), fn.sum<number>(netLineTotal).as('revenue')])
    .orderBy('revenue', 'desc')
    .orderBy('category')
    .execute()
  return rows.map(({ category, pieces, revenue }) => ({
    category,
    pieces: Number(pieces),
    revenue: fromCents(Number(revenue)),
  }))
}

async function listRunningOut(db: Db<Tables>, now: string): Promise<Figures['runningOut']> {
  const from = new Date(Date.parse(now) - recentDays * 24 * 60 * 60 * 1000).toISOString()
  const recent = selectOrdered(db, { from, until: '9999-12-31T00:00:00.000Z' })
    .innerJoin('shopOrderLines', 'shopOrderLines.orderId', 'shopOrders.id')
    .groupBy('productId')
    .having(({ fn }) => fn.sum(netQty), '>', 0)
    .select(({ fn }) => ['productId', fn.sum<number>(netQty).as('pieces')])
  const rows = await db
    .selectFrom('shopProducts')
    .leftJoin(recent.as('recent'), 'recent.productId', 'shopProducts.id')
    .where('shopProducts.deletedAt', 'is', null)
    .where('shopProducts.status', 'in', statusesForSale)
    .where('shopProducts.qty', '<=', lowStock)
    .select(['id', 'title', 'color', 'size', 'photo', 'pictures', 'qty', 'recent.pieces'])
    .orderBy(sql`case when "recent"."pieces" is null then 1 else 0 end`)
    .orderBy(sql`"qty" * ${sql.lit(recentDays)}.0 / "recent"."pieces"`)
    .orderBy('qty')
    .orderBy('id')
    .limit(maxRunningOut)
    .execute()
  return rows.map(({ id, title, color, size, photo, pictures, qty, pieces }) => {
    const count = Number(pieces ?? 0)
    const daysLeft = count === 0 ? null : Math.floor((qty * recentDays) / count)
    return { id, title, color, size, photo: getPhoto({ id, photo, pictures }), qty, sold: count, daysLeft }
  })
}

/** The requested days and the same number before them; long periods by week. */
function splitIntoWeeks({ from, to, timeZone }: FiguresQuery) {
  const days = countDays({ from, to })
  if (days < 1) throw refused('to', 'The last day is before the first day')
  if (days > maxPeriodDays) throw refused('to', `The period can have at most ${maxPeriodDays} days`)
  const getDayStart = dayStarts(timeZone)
  const length = days > maxDays ? 7 : 1
  const firstDays = Array.from({ length: Math.ceil(days / length) }, (_, index) => addDays(from, index * length))
  const span = { from: getDayStart(from), until: getDayStart(addDays(to, 1)) }
  return {
    span,
    before: { from: getDayStart(addDays(from, -days)), until: span.from },
    step: length === 7 ? ('week' as const) : ('day' as const),
    firstDays,
    starts: firstDays.map(getDayStart),
    startsBefore: firstDays.map((day) => getDayStart(addDays(day, -days))),
  }
}

interface SumOptions {
  now: string
  /** The currency of the added amounts. */
  currency: string
}

/** The sales from the first to the last day, compared with the same number of days before. */
export async function getSalesFigures(
  db: Db<Tables>,
  query: FiguresQuery,
  { now, currency }: SumOptions,
): Promise<Figures> {
  const { firstDays, starts, startsBefore, step, ...spans } = splitIntoWeeks(query)
  const [span, before] = [
    { ...spans.span, currency },
    { ...spans.before, currency },
  ]
  const steps = await countBySteps(db, starts, span)
  const stepsBefore = await countBySteps(db, startsBefore, before)
  return {
    totals: await readTotals(db, span),
    before: await readTotals(db, before),
    step,
    series: firstDays.map((day, index) => ({
      from: day,
      revenue: fromCents(steps[index]?.revenue ?? 0),
      orders: steps[index]?.orders ?? 0,
      before: fromCents(stepsBefore[index]?.revenue ?? 0),
    })),
    bestSellers: await listBestSellers(db, span),
    categories: await readCategories(db, span),
    runningOut: await listRunningOut(db, now),
  }
}

/** A summary of the sales: long periods by month, compared with the same months of the previous year. */
export async function getSalesOverview(
  db: Db<Tables>,
  query: FiguresQuery,
  { now, currency }: SumOptions,
): Promise<Overview> {
  const { step, steps, ...spans } = toMoments(query)
  const [span, before] = [
    { ...spans.now, currency },
    { ...spans.before, currency },
  ]
  const currentSteps = await countBySteps(
    db,
    steps.map((one) => one.now),
    span,
  )
  const previousSteps = await countBySteps(
    db,
    steps.map((one) => one.before),
    before,
  )
  return {
    totals: await readTotals(db, span),
    before: await readTotals(db, before),
    step,
    series: steps.map(({ day }, index) => ({
      from: day,
      revenue: fromCents(currentSteps[index]?.revenue ?? 0),
      revenueBefore: fromCents(previousSteps[index]?.revenue ?? 0),
      orders: currentSteps[index]?.orders ?? 0,
      ordersBefore: previousSteps[index]?.orders ?? 0,
    })),
    bestSellers: (await listBestSellers(db, span)).slice(0, maxInOverview),
    runningOut: (await listRunningOut(db, now)).slice(0, maxInOverview),
  }
}
