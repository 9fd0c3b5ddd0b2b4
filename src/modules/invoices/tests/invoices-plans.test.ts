import { expect, test } from 'vitest'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { postgresPlans, readsAll, sorts } from '#testing/databases/postgres-plans.ts'
import { InvoiceList } from '../contract.ts'
import { countInvoices, listInvoices } from '../server/invoice-list.ts'
import { sumUnpaid } from '../server/invoice-rollup.ts'
import type { Tables } from '../server/tables.ts'

const now = '2026-03-02T09:00:00.000Z'
const services = { ...testServices(), workspace: async () => builtWorkspace }
const { currency } = builtWorkspace

test('PostgreSQL uses indexes for lists, and for sums of invoices due this month', async () => {
  const explainPlans = await postgresPlans<Tables>()
  if (!explainPlans) return
  for (const sort of ['-orderDate', 'dueDate', '-number', 'billTo', '-grandTotal', 'balance']) {
    const [plan] = await explainPlans((db) =>
      listInvoices(db, InvoiceList.parse({ sort, limit: 1 }), { now, services }),
    )
    expect([sort, plan]).not.toEqual([sort, expect.stringMatching(sorts)])
    expect(plan).not.toMatch(readsAll('invoices'))
  }
  const [kept, due] = await explainPlans((db) => countInvoices(db, {}, { today: now.slice(0, 10), currency }))
  expect(kept).toContain('"invoiceTotals"')
  expect(due).toContain('using "invoicesUnpaid"')
  const unpaid = await explainPlans((db) => sumUnpaid(db, { from: '2025-12-02', today: '2026-03-02', currency }))
  expect(unpaid[1]).toContain('using "invoicesUnpaid"')
})
