import { expect, test } from 'vitest'
import { addDays, splitPeriods } from '#platform/numbers/figures.ts'
import { serve } from '#testing/inputs/serve.ts'
import { InvoiceList, invoices } from '../contract.ts'
import { overdueAges } from '../contract-figures.ts'
import type { Invoice } from '../contract-invoice.ts'

const today = () => new Date().toISOString().slice(0, 10)
const sum = (numbers: readonly number[]) => Math.round(numbers.reduce((all, one) => all + one * 100, 0)) / 100
const isIn = (day: string, from: string, to: string) => day >= from && day <= to

/** The figures from one day to another, both inclusive, computed from the list. */
function countInvoiced(all: readonly Invoice[], from: string, to: string) {
  const issued = all.filter(({ paymentState }) => paymentState !== 'draft' && paymentState !== 'void')
  const billed = issued.filter(({ orderDate }) => isIn(orderDate, from, to))
  const credits = all.flatMap((one) => one.creditNotes).filter(({ date }) => isIn(date, from, to))
  const payments = all.flatMap((one) => one.payments).filter(({ date }) => isIn(date, from, to))
  return {
    billed: sum(billed.map(({ grandTotal }) => grandTotal)),
    invoices: billed.length,
    credited: sum(credits.map(({ total }) => total)),
    paid: sum(payments.map(({ amount }) => amount)),
  }
}

test.each([[30], [365]])('figures of %i days are equal to those computed from the list', async (days) => {
  const api = await serve(invoices)
  const all = await api.list.send({ query: InvoiceList.parse({ limit: 1000 }) })
  const to = today()
  const from = addDays(to, 1 - days)
  const figures = await api.figures.send({ query: { from, to, timeZone: 'Asia/Tokyo' } })
  expect(figures.totals).toEqual(countInvoiced(all, from, to))
  expect(figures.totals.billed).toBeGreaterThan(0)
  expect(figures.totals.paid).toBeGreaterThan(0)
  const { previous, steps } = splitPeriods({ from, to })
  expect(figures.before).toEqual(countInvoiced(all, previous.from, previous.to))
  expect(figures.series).toEqual(
    steps.map((one, index) => {
      const next = steps[index + 1]
      const { billed, paid } = countInvoiced(all, one.from, next ? addDays(next.from, -1) : to)
      return { from: one.from, billed, paid }
    }),
  )
})

test('unpaid balances by days overdue add up to the total', async () => {
  const api = await serve(invoices)
  const { outstanding, overdue } = await api.figures.send({ query: { from: today(), to: today() } })
  const all = await api.list.send({ query: InvoiceList.parse({ limit: 1000 }) })
  const toPart = (found: readonly Invoice[]) => ({
    count: found.length,
    balance: sum(found.map(({ balance }) => balance)),
  })
  const late = all.filter(({ balance, dueDate }) => balance > 0 && dueDate < today())
  expect(outstanding).toEqual(toPart(all.filter(({ balance }) => balance > 0)))
  expect(overdue).toMatchObject(toPart(late))
  expect(overdue.byAge.month).toEqual(toPart(late.filter(({ dueDate }) => dueDate >= addDays(today(), -30))))
  expect(overdue.byAge.older).toEqual(toPart(late.filter(({ dueDate }) => dueDate < addDays(today(), -90))))
  expect(sum(overdueAges.map((age) => overdue.byAge[age].balance))).toBe(overdue.balance)
})

test('issuing, paying and voiding an invoice change the figures, and a draft does not', async () => {
  const api = await serve(invoices)
  const query = { from: today(), to: today() }
  const before = await api.figures.send({ query })
  const orders = [{ itemName: 'Sign', unitPrice: 100, units: 1 }]
  const { id, grandTotal } = await api.create.send({
    body: { billFrom: 'Us', billTo: 'Ada Lovelace', orders, orderDate: today() },
  })
  expect(await api.figures.send({ query })).toEqual(before)
  await api.issue.send({ params: { id } })
  await api.pay.send({ params: { id }, body: { amount: 30, date: today() } })
  const after = await api.figures.send({ query })
  expect(after.totals).toEqual({
    billed: sum([before.totals.billed, grandTotal]),
    invoices: before.totals.invoices + 1,
    credited: before.totals.credited,
    paid: sum([before.totals.paid, 30]),
  })
  expect(after.outstanding.balance).toBe(sum([before.outstanding.balance, grandTotal, -30]))
  const [payment] = (await api.show.send({ params: { id } })).payments
  await api.unpay.send({ params: { id, payment: payment?.id ?? 0 } })
  await api.void.send({ params: { id }, body: { reason: 'Twice' } })
  expect(await api.figures.send({ query })).toEqual(before)
  expect((await api.send(`${invoices.base}/figures?from=2026-01-02&to=2026-01-01`)).status).toBe(422)
})
