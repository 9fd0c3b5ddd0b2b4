import { getBankAccount } from '#platform/numbers/bank-account.ts'
import type { Db } from '#platform/db/engines/database.ts'
import type { ListFilters } from '#platform/db/queries/page.ts'
import { api } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { type Order, shopOrders } from '../contract-orders.ts'
import { changeOrder } from './change-order.ts'
import { lockOrder, shipOrder } from './fulfilment.ts'
import { getSalesFigures, getSalesOverview } from './figures.ts'
import { countOrders, exportOrders, listOrders, listOwnOrders } from './order-list.ts'
import { followBill } from './follow-bill.ts'
import { billLater, payOrder } from './order-billing.ts'
import { hideAddress, permittedSort, searchedText } from './order-addresses.ts'
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

type Reading = Pick<Call, 'access' | 'user'>

/** The order as the user may see it. */
const toVisible = <Shown extends Order>(order: Shown, call: Reading) => hideAddress(hideCode(order, call), call)

/** The search of a list: by names of choices and, for users who may read them, by address and by the code of an order. */
async function searched<Query extends Pick<ListFilters, 'q'>>(
  db: Db<Tables>,
  query: Query,
  { services, access, user }: Pick<Call, 'services' | 'access' | 'user'>,
) {
  const named = { ...(await services.withChoices(query, orderChoices)), text: searchedText({ access, user }) }
  return seesCodes({ access }) ? withCodes(db, named) : named
}

export const ordersApi = api(
  shopOrders,
  (db: Db<Tables>) => ({
    list: async ({ user, query, services, access }) => {
      const call = { services, access, user }
      const found = await listOrders(db, await searched(db, permittedSort(query, call), call), user.id)
      return found.with(found.items.map((order) => toVisible(order, call)))
    },

    mine: async ({ user, query, services }) =>
      listOwnOrders(db, await withCodes(db, await services.withChoices(query, orderChoices)), user.id),

    counts: async ({ user, query, services, access }) =>
      countOrders(db, await searched(db, query, { services, access, user }), user.id),

    figures: async ({ query, ...call }) => getSalesFigures(db, query, await getSumContext(call)),
    overview: async ({ query, ...call }) => getSalesOverview(db, query, await getSumContext(call)),

    export: async ({ query, ...call }) =>
      exportOrders(db, await searched(db, permittedSort(query, call), call), {
        userId: call.user.id,
        now: call.now,
        show: (order) => toVisible(order, call),
      }),

    account: async ({ services: { workspace } }) => getBankAccount(await workspace()) ?? null,

    show: async ({ params: { id }, user, access }) => toVisible(await showOrder(db, id), { user, access }),

    quote: ({ body, ...call }) => quoteCart(db, call, body),

    place: ({ body, ...call }) => placeOrder(db, call, body),

    change: async ({ params: { id }, body, access, user, now, services, check, events }) =>
      toVisible(await changeOrder(db, id, { ...body, user, now, services, check, events }), { user, access }),

    pay: async ({ params: { id }, body: { balance }, ...call }) => {
      await payOrder(db, await lockOrder(db, id, call), balance, call)
      return toVisible(await showOrder(db, id), call)
    },

    ship: async ({ params: { id }, body, ...call }) => toVisible(await shipOrder(db, id, body, call), call),

    refund: async ({ params: { id }, body, ...call }) => toVisible(await refundOrder(db, id, body, call), call),

    registerReturn: async ({ params: { id }, body, ...call }) =>
      toVisible(await registerReturn(db, id, body, call), call),

    changeReturn: async ({ params, body, ...call }) => toVisible(await changeReturn(db, params, body, call), call),

    bill: async ({ params: { id }, ...call }) => {
      await billLater(db, await lockOrder(db, id, call), call)
      return toVisible(await showOrder(db, id), call)
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
