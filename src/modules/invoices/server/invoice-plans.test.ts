import { expect, test } from 'vitest'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { sqlitePlans } from '#testing/databases/sqlite-plans.ts'
import { InvoiceList } from '../contract.ts'
import { countInvoices, listInvoices } from './invoice-list.ts'
import { sumUnpaid } from './invoice-rollup.ts'
import { findPublished } from './public-link.ts'
import { getNextId, getNextNumber, getSeries } from './series.ts'
import type { Tables } from './tables.ts'

const now = '2026-03-02T09:00:00.000Z'
const today = '2026-03-02'
const services = { ...testServices(), workspace: async () => builtWorkspace }
const { currency } = builtWorkspace

const { explainPlans } = sqlitePlans<Tables>(new Date(now))

const list = (filters: Record<string, unknown>) =>
  explainPlans((db) => listInvoices(db, InvoiceList.parse({ limit: 1, ...filters }), { now, services }))

test.each([
  ['orderDate'],
  ['-orderDate'],
  ['dueDate'],
  ['-number'],
  ['billTo'],
  ['-grandTotal'],
  ['balance'],
  ['-status'],
  ['updatedAt'],
  ['id'],
])('a list sorted by %s reads an index and sorts nothing', async (sort) => {
  const [plan = ''] = await list({ sort })
  expect(plan).toMatch(/^SCAN invoices(?! USING INDEX invoicesTrash)/)
  expect(plan).not.toContain('TEMP B-TREE')
})

test.each([
  ['a status', { status: ['Pending'] }, 'invoicesStatus (status=?)'],
  ['a customer', { customer: '4' }, 'invoicesCustomer (customerId=?)'],
  ['days', { from: '2026-01-01', to: '2026-02-01' }, 'invoicesOrderDate (orderDate>? AND orderDate<?)'],
  ['the trash', { deleted: true }, 'invoicesTrash'],
])('a list filtered by %s uses an index', async (_, filters, index) => {
  const [plan = ''] = await list(filters)
  expect(plan).toContain(index)
})

test('queries for a public link, a reference and the next number use indexes', async () => {
  const [link, olderLink] = await explainPlans((db) => findPublished(db, 'x', { services }).catch(() => {}))
  expect(link).toContain('invoicesTokenHash (tokenHash=?)')
  expect(olderLink).toContain('invoicesToken (token=?)')
  const [reference] = await list({ reference: 'order 1' })
  expect(reference).toContain('invoicesReference (reference=?)')
  const numbers = await explainPlans(async (db) => {
    await getNextId(db)
    await getNextNumber(db, getSeries(today))
  })
  expect(numbers.join()).not.toMatch(/SCAN/)
})

test('sums read the rollup, and a covering index for invoices due this month', async () => {
  const plans = await explainPlans((db) => countInvoices(db, {}, { today, currency }))
  const unpaid = await explainPlans((db) => sumUnpaid(db, { from: '2025-12-02', today, currency }))
  for (const [rollupPlans, due = ''] of [plans, unpaid]) {
    expect(rollupPlans).toContain('invoiceTotals')
    expect(due).toContain('SEARCH invoices USING COVERING INDEX invoicesUnpaid (dueDate>? AND dueDate<?)')
  }
})

test('queries for overdue invoices use an index on unpaid ones', async () => {
  const [count = '', plan = ''] = await list({ paymentState: ['overdue'] })
  expect(count).toContain('SEARCH invoices USING COVERING INDEX invoicesUnpaid (dueDate<?)')
  expect(plan).toMatch(/SEARCH invoices USING INDEX invoices(Balance|Unpaid)/)
})
