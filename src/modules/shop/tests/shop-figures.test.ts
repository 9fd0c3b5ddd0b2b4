import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import type { Order } from '../contract-orders.ts'
import { dayStarts } from '#platform/server/figures/day-starts.ts'
import { addDays, splitPeriods } from '#platform/numbers/figures.ts'
import { addProduct, type ShopClient, buy, openShop } from './shop-test-steps.ts'

const today = () => new Date().toISOString().slice(0, 10)

const isRevenue = ({ status }: Order) => status !== 'cancelled' && status !== 'refunded'
const sum = (numbers: readonly number[]) => Math.round(numbers.reduce((all, one) => all + one * 100, 0)) / 100

/** Totals of the listed orders between two days. */
async function counted({ orders }: ShopClient, from: string, to: string, timeZone = 'UTC') {
  const getDayStart = dayStarts(timeZone)
  const ordersInPeriod = await orders.list.send({ query: { from: getDayStart(from), to: getDayStart(addDays(to, 1)) } })
  const sold = ordersInPeriod.filter(isRevenue)
  const revenue = sum(sold.map(({ total }) => total))
  return {
    revenue,
    orders: sold.length,
    average: sold.length > 0 ? Math.round((revenue * 100) / sold.length) / 100 : 0,
    items: sold.reduce((all, { pieces }) => all + pieces, 0),
  }
}

test('counts two orders of a day as revenue, but not a cancelled one', async () => {
  const admin = await (await openShop(openRuntime))()
  const drum = await addProduct(admin, { qty: 10, price: 20, discount: 50 })
  const book = await addProduct(admin, { title: 'Drum book', category: ['books'], qty: 100, price: 12.5 })
  const day = today()
  const figures = () => admin.orders.figures.send({ query: { from: day, to: day } })
  const before = await figures()
  await buy(admin, drum.id, 3, { delivery: 'pickup' }) // 30.00 + 3.00
  await buy(admin, book.id, 2, { delivery: 'express' }) // 25.00 + 9.95 + 3.50 (a tenth of 34.95, half a cent up)
  const cancelled = await buy(admin, drum.id, 5)
  await admin.orders.change.send({ params: { id: cancelled.id }, body: { status: 'cancelled' } })
  const after = await figures()
  expect(sum([after.totals.revenue, -before.totals.revenue])).toBe(71.45)
  expect(after.totals.orders - before.totals.orders).toBe(2)
  expect(after.totals.items - before.totals.items).toBe(5)
  expect(after.step).toBe('day')
  expect(after.series).toEqual([
    { from: day, revenue: after.totals.revenue, orders: after.totals.orders, before: after.before.revenue },
  ])
  const sold = (name: 'toys' | 'books') => {
    const find = (of: typeof after) => of.categories.find(({ category }) => category === name)?.revenue ?? 0
    return sum([find(after), -find(before)])
  }
  expect([sold('toys'), sold('books')]).toEqual([30, 25])
  expect(after.runningOut.find(({ id }) => id === drum.id)).toMatchObject({ qty: 7, sold: 3, daysLeft: 70 })
})

test.each([
  [30, 'day', 'UTC'],
  [92, 'day', 'Asia/Kolkata'],
  [93, 'week', 'America/New_York'],
  [365, 'week', 'Europe/London'],
])('returns figures for %i days, by %s, that match the list, in %s', async (days, step, timeZone) => {
  const admin = await (await openShop(openRuntime))()
  const to = addDays(today(), -1)
  const from = addDays(to, 1 - days)
  const figures = await admin.orders.figures.send({ query: { from, to, timeZone } })
  expect(figures.totals).toEqual(await counted(admin, from, to, timeZone))
  expect(figures.before).toEqual(await counted(admin, addDays(from, -days), addDays(from, -1), timeZone))
  expect(figures.step).toBe(step)
  expect(figures.series.length).toBe(step === 'week' ? Math.ceil(days / 7) : days)
  expect(figures.series[0]?.from).toBe(from)
  expect(sum(figures.series.map(({ revenue }) => revenue))).toBe(figures.totals.revenue)
  expect(sum(figures.series.map(({ before }) => before))).toBe(figures.before.revenue)
  expect(figures.series.reduce((all, { orders }) => all + orders, 0)).toBe(figures.totals.orders)
  const second = figures.series[1]
  const last = addDays(second?.from ?? '', step === 'week' ? 6 : 0)
  expect(second?.revenue).toBe((await counted(admin, second?.from ?? '', last, timeZone)).revenue)
})

test('sorts best sellers by revenue', async () => {
  const admin = await (await openShop(openRuntime))()
  const query = { from: addDays(today(), -89), to: today() }
  const { bestSellers, categories } = await admin.orders.figures.send({ query })
  expect(bestSellers.length).toBe(10)
  const revenues = bestSellers.map(({ revenue }) => revenue)
  expect(revenues).toEqual(revenues.toSorted((one, other) => other - one))
  const getDayStart = dayStarts('UTC')
  const orders = await admin.orders.list.send({
    query: { from: getDayStart(query.from), product: bestSellers[0]?.id ?? 0 },
  })
  const whole = await Promise.all(orders.filter(isRevenue).map(({ id }) => admin.orders.show.send({ params: { id } })))
  const lines = whole.flatMap((order) => order.lines.filter(({ id }) => id === bestSellers[0]?.id))
  expect(bestSellers[0]?.revenue).toBe(sum(lines.map(({ total, deduction }) => total - deduction)))
  expect(bestSellers[0]?.pieces).toBe(lines.reduce((all, { qty }) => all + qty, 0))
  expect(new Set(categories.map(({ category }) => category)).size).toBe(categories.length)
})

test('sorts products that run out by the days left, those without sales last', async () => {
  const admin = await (await openShop(openRuntime))()
  const { runningOut } = await admin.orders.figures.send({ query: { from: today(), to: today() } })
  expect(runningOut.every(({ qty }) => qty <= 10)).toBe(true)
  const days = runningOut.map(({ daysLeft }) => daysLeft ?? Number.POSITIVE_INFINITY)
  expect(days).toEqual(days.toSorted((one, other) => one - other))
  expect(runningOut.length).toBeGreaterThanOrEqual(6)
})

test('returns zeros for a period without orders', async () => {
  const admin = await (await openShop(openRuntime))()
  const figures = await admin.orders.figures.send({ query: { from: '2001-01-01', to: '2001-01-02' } })
  const nothing = { revenue: 0, orders: 0, average: 0, items: 0 }
  expect(figures).toMatchObject({ totals: nothing, before: nothing, bestSellers: [], categories: [] })
  expect(figures.series.map(({ from, revenue }) => [from, revenue])).toEqual([
    ['2001-01-01', 0],
    ['2001-01-02', 0],
  ])
})

test.each([
  [30, 'day'],
  [365, 'month'],
])('returns an overview of %i days, by %s, that matches the list, and the period before', async (days, step) => {
  const admin = await (await openShop(openRuntime))()
  const timeZone = 'America/New_York'
  const to = addDays(today(), -1)
  const from = addDays(to, 1 - days)
  const { previous, steps: expected } = splitPeriods({ from, to })
  const overview = await admin.orders.overview.send({ query: { from, to, timeZone } })
  expect(overview.totals).toEqual(await counted(admin, from, to, timeZone))
  expect(overview.before).toEqual(await counted(admin, previous.from, previous.to, timeZone))
  expect(overview.step).toBe(step)
  expect(overview.series.map((one) => one.from)).toEqual(expected.map((one) => one.from))
  expect(sum(overview.series.map(({ revenue }) => revenue))).toBe(overview.totals.revenue)
  expect(sum(overview.series.map(({ revenueBefore }) => revenueBefore))).toBe(overview.before.revenue)
  expect(overview.series.reduce((all, { ordersBefore }) => all + ordersBefore, 0)).toBe(overview.before.orders)
  const { bestSellers } = await admin.orders.figures.send({ query: { from, to, timeZone } })
  expect(overview.bestSellers).toEqual(bestSellers.slice(0, 8))
})

test('leaves refunded pieces out of items, products, categories and recent sales', async () => {
  const admin = await (await openShop(openRuntime))()
  const drum = await addProduct(admin, { price: 1000, qty: 11 })
  const kite = await addProduct(admin, { title: 'Kite', price: 8, qty: 10 })
  const query = { from: today(), to: today() }
  const read = () => admin.orders.figures.send({ query })
  const before = await read()
  await admin.cart.add.send({ body: { id: kite.id, qty: 2 } })
  const params = { id: (await buy(admin, drum.id, 10, { delivery: 'pickup' })).id }
  await admin.orders.change.send({ params, body: { status: 'paid' } })
  const refund = (id: number, qty: number, credited: number) =>
    admin.orders.refund.send({ params, body: { lines: [{ id, qty }], reason: 'Broken', credited } })
  const { credited } = await refund(drum.id, 4, 0)
  await refund(drum.id, 5, credited)
  await refund(kite.id, 2, 9900)
  const after = await read()
  const toys = (of: typeof after) =>
    of.categories.find(({ category }) => category === 'toys') ?? { pieces: 0, revenue: 0 }
  // One drum for 1000.00 without tax is left.
  expect(sum([after.totals.revenue, -before.totals.revenue])).toBe(1100)
  expect(after.totals.items - before.totals.items).toBe(1)
  expect(after.totals.orders - before.totals.orders).toBe(1)
  expect(sum([toys(after).revenue, -toys(before).revenue])).toBe(1000)
  expect(toys(after).pieces - toys(before).pieces).toBe(1)
  const sold = (id: number) => after.bestSellers.find((one) => one.id === id)
  expect([sold(drum.id), sold(kite.id)]).toMatchObject([{ pieces: 1, revenue: 1000 }, undefined])
  expect(after.runningOut.find(({ id }) => id === drum.id)).toMatchObject({ qty: 1, sold: 1, daysLeft: 30 })
})
