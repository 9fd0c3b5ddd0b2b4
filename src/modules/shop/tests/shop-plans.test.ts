import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import { postgresPlans, readsAll, sorts } from '#testing/databases/postgres-plans.ts'
import { sqlitePlans } from '#testing/databases/sqlite-plans.ts'
import { ProductList } from '../contract.ts'
import { OrderList } from '../contract-orders.ts'
import { countDiscounts } from '../server/discount-rows.ts'
import { getSalesFigures } from '../server/figures.ts'
import { listOrders } from '../server/order-list.ts'
import { placeOrder } from '../server/place-order.ts'
import { countFacets } from '../server/product-facets.ts'
import { listFamily, listProducts } from '../server/product-list.ts'
import { findProduct } from '../server/product-rows.ts'
import { lockFamilies } from '../server/save-family.ts'
import type { Tables } from '../server/tables.ts'

const { currency } = builtWorkspace
const now = '2026-03-02T09:00:00.000Z'

const { opened, explainPlans } = sqlitePlans<Tables>(new Date(now))

const bothWays = (fields: readonly string[]) => fields.flatMap((field) => [field, `-${field}`])

test('lists products by an index in every order, without sorting', async () => {
  const fields = 'created title price salesPrice discount qty rating sku status updatedAt sold'
  for (const sort of bothWays(fields.split(' '))) {
    const query = ProductList.parse({ sort, limit: 1, category: ['toys'], status: ['active'] })
    const [list = ''] = await explainPlans((db) => listProducts(db, query, { seesAll: true }))
    expect(list).toMatch(/^SCAN shopProducts USING INDEX/)
    expect(list).not.toMatch(/TEMP B-TREE|shopProductsTrash/)
  }
})

test('lists main products by an index in every order, and finds a family by one', async () => {
  const fields = 'created title salesPrice discount qty rating sold'
  for (const sort of bothWays(fields.split(' '))) {
    const query = ProductList.parse({ sort, limit: 1, main: true, stock: true, status: ['active'] })
    const [list = ''] = await explainPlans((db) => listProducts(db, query, { seesAll: false }))
    expect(list).toMatch(/^SCAN shopProducts USING INDEX/)
    expect(list).not.toMatch(/TEMP B-TREE|shopProductsTrash/)
  }
  const row = await findProduct(await opened(), 5)
  for (const plan of await explainPlans((db) => listFamily(db, row, { seesAll: true })))
    expect(plan).not.toMatch(/SCAN/)
  for (const plan of await explainPlans((db) => lockFamilies(db, [5]))) expect(plan).not.toMatch(/SCAN/)
})

test('lists orders by an index in every order, without sorting', async () => {
  for (const sort of bothWays('createdAt number total pieces status name updatedAt'.split(' '))) {
    const [list = ''] = await explainPlans((db) => listOrders(db, OrderList.parse({ sort, limit: 1 }), 'u1'))
    expect(list).toMatch(/^SCAN shopOrders USING (COVERING )?INDEX/)
    expect(list).not.toContain('TEMP B-TREE')
  }
})

test('counts discount codes by status without reading each', async () => {
  const plans = await explainPlans((db) => countDiscounts(db, { kind: ['percent'] }, now))
  expect(plans).toEqual([expect.stringContaining('FOR GROUP BY')])
})

test('counts facets from a covering index, newest first', async () => {
  const [plan] = await explainPlans((db) => countFacets(db, { category: ['toys'], price: ['0-25'] }, { seesAll: true }))
  expect(plan).toContain('USING COVERING INDEX shopProductsNewest')
  expect(plan).not.toContain('TEMP B-TREE')
  const [families] = await explainPlans((db) => countFacets(db, { main: true, price: ['0-25'] }, { seesAll: false }))
  expect(families).toContain('USING COVERING INDEX shopProductsNewest')
  expect(families).not.toContain('TEMP B-TREE')
})

test('reads only the orders of the requested days for figures', async () => {
  const plans = await explainPlans((db) =>
    getSalesFigures(db, { from: '2026-02-01', to: '2026-02-28', timeZone: 'UTC' }, { now, currency }),
  )
  for (const plan of plans) {
    expect(plan).not.toMatch(/SCAN shop(Orders|OrderLines|Products)\b(?! USING)/)
    expect(plan).toMatch(/SEARCH shop(Orders|Products)/)
  }
  // The remaining stock is found by an index, however many products there are.
  expect(plans.join('; ')).toContain('SEARCH shopProducts USING INDEX shopProductsRunningOut (status=? AND qty<?)')
})

test('places an order without a full table scan', async () => {
  const user = { id: 'u1', name: '', email: '', role: 'admin', roleName: null, jobTitle: '', avatar: '' } as const
  await sql`insert into "shopCartLines" values ('u1', 1, 1, 1, ${now})`.execute(await opened())
  const address = {
    name: 'A',
    company: '',
    street: 'B',
    city: 'C',
    postalCode: 'D',
    country: 'GB',
    phone: '',
    email: 'a@b.example',
  } as const
  const draft = {
    key: crypto.randomUUID(),
    address,
    delivery: 'pickup',
    payment: 'invoice',
    note: '',
    code: 'welcome10',
    total: 12.86,
  } as const
  const buying = {
    user,
    now,
    services: {
      mail: { send: async () => {} },
      workspace: async () => builtWorkspace,
      billing: undefined,
      texts: async () => (key: string) => key,
    },
    events: { notify() {} },
  }
  const plans = await explainPlans((db) => placeOrder(db, buying, draft))
  expect(plans.length).toBeGreaterThan(6)
  expect(plans.filter((plan) => /SCAN/.test(plan))).toEqual([])
})

test('lists products and orders by indexes on PostgreSQL', async () => {
  const explainPlans = await postgresPlans<Tables>()
  if (!explainPlans) return
  for (const sort of ['-sold', 'salesPrice', 'title']) {
    const query = ProductList.parse({ sort, limit: 1, main: true, status: ['active'] })
    const [plan] = await explainPlans((db) => listProducts(db, query, { seesAll: false }))
    expect([sort, plan]).not.toEqual([sort, expect.stringMatching(sorts)])
    expect(plan).not.toMatch(readsAll('shopProducts'))
  }
  for (const query of [{}, { sort: '-total' }, { status: ['delivered'] }]) {
    const [plan] = await explainPlans((db) => listOrders(db, OrderList.parse({ limit: 1, ...query }), 'u1'))
    expect(plan).not.toMatch(sorts)
    expect(plan).not.toMatch(readsAll('shopOrders'))
  }
})
