import type { Db } from '#platform/db/engines/database.ts'
import type { ListFilters } from '#platform/db/queries/page.ts'
import { api } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { shopOrders } from '../contract-orders.ts'
import { changeOrder } from './change-order.ts'
import { lockOrder, shipOrder } from './fulfilment.ts'
import { getSalesFigures, getSalesOverview } from './figures.ts'
import { countOrders, exportOrders, listOrders, listOwnOrders } from './order-list.ts'
import { followBill } from './follow-bill.ts'
import { billLater, payOrder } from './order-billing.ts'
import { hideCode, seesCodes, withCodes } from './order-codes.ts'
import { orderChoices, showOrder } from './order-rows.ts'
import { placeOrder, quoteCart } from './place-order.ts'
import { refundOrder } from './refunds.ts'
import { changeReturn, registerReturn } from './returns.ts'
import { orderEntries } from './search-entries.ts'
import type { Tables } from './tables.ts'

/** Sums cover amounts in the currency of the workspace. */
const getSumContext = async ({ now, services: { workspace } }: Pick<Call, 'now' | 'services'>) => ({
  now,
  currency: (await workspace()).currency,
})

/** The search of a list: by names of choices and, for users who may read codes, by the code of an order. */
async function searched<Query extends Pick<ListFilters, 'q'>>(
  db: Db<Tables>,
  query: Query,
  { services, access }: Pick<Call, 'services' | 'access'>,
) {
  const named = await services.withChoices(query, orderChoices)
  return seesCodes({ access }) ? withCodes(db, named) : named
}

export const ordersApi = api(
  shopOrders,
  (db: Db<Tables>) => ({
    list: async ({ user, query, services, access }) => {
      const found = await listOrders(db, await searched(db, query, { services, access }), user.id)
      return found.with(found.items.map((order) => hideCode(order, { user, access })))
    },

    mine: async ({ user, query, services }) =>
      listOwnOrders(db, await withCodes(db, await services.withChoices(query, orderChoices)), user.id),

    counts: async ({ user, query, services, access }) =>
      countOrders(db, await searched(db, query, { services, access }), user.id),

    figures: async ({ query, ...call }) => getSalesFigures(db, query, await getSumContext(call)),
    overview: async ({ query, ...call }) => getSalesOverview(db, query, await getSumContext(call)),

    export: async ({ user, query, now, services, access }) =>
      exportOrders(db, await searched(db, query, { services, access }), {
        userId: user.id,
        now,
        show: (order) => hideCode(order, { user, access }),
      }),

    show: async ({ params: { id }, user, access }) => hideCode(await showOrder(db, id), { user, access }),

    quote: ({ body, ...call }) => quoteCart(db, call, body),

    place: ({ body, ...call }) => placeOrder(db, call, body),

    change: async ({ params: { id }, body, access, user, now, services, check, events }) =>
      hideCode(await changeOrder(db, id, { ...body, user, now, services, check, events }), { user, access }),

    pay: async ({ params: { id }, body: { balance }, ...call }) => {
      await payOrder(db, await lockOrder(db, id, call), balance, call)
      return hideCode(await showOrder(db, id), call)
    },

    ship: async ({ params: { id }, body, ...call }) => hideCode(await shipOrder(db, id, body, call), call),

    refund: async ({ params: { id }, body, ...call }) => hideCode(await refundOrder(db, id, body, call), call),

    registerReturn: async ({ params: { id }, body, ...call }) =>
      hideCode(await registerReturn(db, id, body, call), call),

    changeReturn: async ({ params, body, ...call }) => hideCode(await changeReturn(db, params, body, call), call),

    bill: async ({ params: { id }, ...call }) => {
      await billLater(db, await lockOrder(db, id, call), call)
      return hideCode(await showOrder(db, id), call)
    },
  }),
  {
    search: orderEntries,
    onBill:
      (db) =>
      async (event, { now, events, services }) => {
        const texts = () => services.contractTexts(shopOrders.name)
        const id = await followBill(db, event, { now, events, services: { ...services, texts } })
        if (id !== undefined) events.announce('everyone', id, shopOrders.name)
      },
  },
)
