import type { Db } from '#platform/db/engines/database.ts'
import { forbidden } from '#platform/errors/failure.ts'
import { allows } from '#platform/permissions/rules.ts'
import { api } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { type DiscountChanges, shopDiscounts } from '../contract-discounts.ts'
import {
  addDiscount,
  countDiscounts,
  discountChoices,
  findDiscount,
  lockDiscount,
  listDiscounts,
  saveDiscount,
  toDiscount,
} from './discount-rows.ts'
import type { Tables } from './tables.ts'

/** Deleting and restoring require the right to delete, at any endpoint. */
async function change(
  db: Db<Tables>,
  id: number,
  changes: DiscountChanges,
  { now, check, access: { ability } }: Pick<Call, 'now' | 'check' | 'access'>,
) {
  const row = await lockDiscount(db, id, now)
  check(toDiscount(row))
  if (changes.deleted !== undefined && !allows(ability, 'delete', shopDiscounts.name, toDiscount(row)))
    throw forbidden()
  await saveDiscount(db, row, changes, now)
  return toDiscount(await findDiscount(db, id, now))
}

export const discountsApi = api(shopDiscounts, (db: Db<Tables>) => ({
  list: async ({ query, now, services }) => listDiscounts(db, await services.withChoices(query, discountChoices), now),

  counts: async ({ query, now, services }) =>
    countDiscounts(db, await services.withChoices(query, discountChoices), now),

  show: async ({ params: { id }, now }) => toDiscount(await findDiscount(db, id, now)),

  create: async ({ body, now, check }) => {
    const id = await addDiscount(db, body, now)
    const discount = toDiscount(await findDiscount(db, id, now))
    check(discount)
    return discount
  },

  edit: ({ params: { id }, body, ...call }) => change(db, id, body, call),

  remove: async ({ params: { id }, ...call }) => {
    await change(db, id, { deleted: true }, call)
  },
}))
