import type { Db } from '#platform/db/engines/database.ts'
import { api } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { shopOrders } from '../contract-orders.ts'
import { changeOrder } from './change-order.ts'
import { refundOrder, shipOrder } from './fulfilment.ts'
import { getSalesFigures, getSalesOverview } from './figures.ts'
import { countOrders, exportOrders, listOrders, listOwnOrders } from './order-list.ts'
import { billLater, followBill } from './order-billing.ts'
import { findOrder, orderChoices, showOrder, toOrder } from './order-rows.ts'
import { placeOrder, quoteCart } from './place-order.ts'
import { changeReturn, registerReturn } from './returns.ts'
import { orderEntries } from './search-entries.ts'
import type { Tables } from './tables.ts'

/** Sums cover amounts in the currency of the workspace. */
const getSumContext = async ({ now, services: { workspace } }: Pick<Call, 'now' | 'services'>) => ({
  now,
  currency: (await workspace()).currency,
})

export const ordersApi = api(
  shopOrders,
  (db: Db<Tables>) => ({
    list: async ({ user, query, services }) => listOrders(db, await services.withChoices(query, orderChoices), user.id),

    mine: async ({ user, query, services }) =>
      listOwnOrders(db, await services.withChoices(query, orderChoices), user.id),

    counts: async ({ user, query, services }) =>
      countOrders(db, await services.withChoices(query, orderChoices), user.id),

    figures: async ({ query, ...call }) => getSalesFigures(db, query, await getSumContext(call)),
    overview: async ({ query, ...call }) => getSalesOverview(db, query, await getSumContext(call)),

    export: async ({ user, query, now, services }) =>
      exportOrders(db, await services.withChoices(query, orderChoices), { userId: user.id, now }),

    show: ({ params: { id } }) => showOrder(db, id),

    quote: ({ body, ...call }) => quoteCart(db, call, body),

    place: ({ body, ...call }) => placeOrder(db, call, body),

    change: ({ params: { id }, body, user, now, services, check, events }) =>
      changeOrder(db, id, { ...body, user, now, services, check, events }),

    ship: ({ params: { id }, body, ...call }) => shipOrder(db, id, body, call),

    refund: ({ params: { id }, body, ...call }) => refundOrder(db, id, body, call),

    registerReturn: ({ params: { id }, body, ...call }) => registerReturn(db, id, body, call),

    changeReturn: ({ params, body, ...call }) => changeReturn(db, params, body, call),

    bill: async ({ params: { id }, now, check, services }) => {
      await db.updateTable('shopOrders').set({ updatedAt: now }).where('id', '=', id).execute()
      const row = await findOrder(db, id)
      check(toOrder(row))
      await billLater(db, row, { services })
      return showOrder(db, id)
    },
  }),
  {
    search: orderEntries,
    onBill:
      (db) =>
      async (event, { now, events: { announce } }) => {
        const id = await followBill(db, event, { now })
        if (id !== undefined) announce('everyone', id, shopOrders.name)
      },
  },
)
