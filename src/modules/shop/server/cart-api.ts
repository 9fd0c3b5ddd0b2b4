import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { api } from '#platform/server/api.ts'
import { shopCart } from '../contract-cart.ts'
import { addToCart, changeLine, clearCart, fillCart, showCart } from './cart-rows.ts'
import type { Tables } from './tables.ts'

export const cartApi = api(
  shopCart,
  (db: Db<Tables>) => ({
    show: ({ user }) => showCart(db, user.id),

    add: async ({ user, body, now }) => {
      await addToCart(db, { userId: user.id, ...body, now })
      return showCart(db, user.id)
    },

    fill: async ({ user, body: { lines }, now }) => {
      await fillCart(db, { userId: user.id, lines, now })
      return showCart(db, user.id)
    },

    change: async ({ user, params: { id }, body: { qty }, now }) => {
      await changeLine(db, { userId: user.id, id, qty, now })
      return showCart(db, user.id)
    },

    remove: async ({ user, params: { id } }) => {
      const { numDeletedRows } = await db
        .deleteFrom('shopCartLines')
        .where('userId', '=', user.id)
        .where('productId', '=', id)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) throw notFound('This product is not in the cart')
      return showCart(db, user.id)
    },

    clear: async ({ user }) => {
      await clearCart(db, user.id)
      return showCart(db, user.id)
    },
  }),
  {
    onAccount:
      (db) =>
      async ({ kind, userId }) => {
        if (kind === 'deleted') await clearCart(db, userId)
      },
  },
)
