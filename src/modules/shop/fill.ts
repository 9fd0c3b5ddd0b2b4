import { fill } from '#platform/db/sample/fill.ts'
import { fillOrders } from './fill-orders.ts'
import { fillProducts } from './fill-products.ts'
import type { Tables } from './server/tables.ts'

/** Creates as many products as orders. */
export default fill<Tables>({
  async *rows(tools) {
    yield* fillProducts(tools)
    yield* fillOrders(tools)
  },
})
