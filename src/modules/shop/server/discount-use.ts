import type { Db } from '#platform/db/engines/database.ts'
import { conflict } from '#platform/errors/failure.ts'
import { fromCents } from '#platform/numbers/money.ts'
import type { CodeProblem, Delivery } from '../contract-quote.ts'
import { calculateDeduction, getDeliveryCost, type Item, sumEligible } from '../quote.ts'
import { type DiscountRow, findByCode, findDiscount } from './discount-rows.ts'
import type { Tables } from './tables.ts'

/** The order or cart that a code is applied to. */
export interface CodeUse {
  code: string
  items: readonly Item[]
  delivery: Delivery
  buyerId: string
  now: string
}

interface Problem {
  reason: CodeProblem
  /** In cents. */
  missing?: number
  startsAt?: string
}

const problems: Partial<Record<DiscountRow['status'], CodeProblem>> = {
  // Does not reveal to buyers that the code exists.
  off: 'unknown',
  expired: 'expired',
  usedUp: 'usedUp',
}

/** Returns why a discount does not apply to a cart; undefined if it does. */
async function findProblem(
  db: Db<Tables>,
  discount: DiscountRow,
  { items, delivery, buyerId }: CodeUse,
): Promise<Problem | undefined> {
  const { id, status, startsAt, perBuyer, minimum } = discount
  if (status === 'scheduled') return { reason: 'notYet', startsAt }
  const reason = problems[status]
  if (reason) return { reason }
  if (perBuyer !== null) {
    const { uses } = await db
      .selectFrom('shopDiscountUses')
      .where('discountId', '=', id)
      .where('buyerId', '=', buyerId)
      .select(({ fn }) => fn.countAll<number>().as('uses'))
      .executeTakeFirstOrThrow()
    if (Number(uses) >= perBuyer) return { reason: 'usedByYou' }
  }
  const { lines, goods } = sumEligible(items, discount)
  if (lines === 0) return { reason: 'nothing' }
  if (goods < minimum) return { reason: 'minimum', missing: minimum - goods }
  const all = sumEligible(items, { categories: [] }).goods
  if (calculateDeduction(items, discount, getDeliveryCost(delivery, all)) > 0) return undefined
  return { reason: discount.kind === 'freeDelivery' ? 'freeAnyway' : 'nothing' }
}

/** Returns the discount of a code if it applies, or why it does not. */
export async function validateCode(
  db: Db<Tables>,
  use: CodeUse,
): Promise<{ discount?: DiscountRow; problem?: Problem | undefined }> {
  const discount = await findByCode(db, use.code, use.now)
  if (!discount) return { problem: { reason: 'unknown' } }
  const problem = await findProblem(db, discount, use)
  return problem ? { problem } : { discount }
}

const problemTexts: Record<CodeProblem, string> = {
  unknown: 'does not exist',
  notYet: 'is not valid yet',
  expired: 'has expired',
  usedUp: 'has been used up',
  usedByYou: 'has already been used by you',
  minimum: 'needs goods of a higher value',
  nothing: 'does not apply to any product in the cart',
  freeAnyway: 'is not needed: delivery is already free',
}

const createRefusal = (code: string, { reason, missing }: Problem) =>
  conflict(
    missing === undefined
      ? `The code ${code} ${problemTexts[reason]}`
      : `The code ${code} applies if you add goods for ${fromCents(missing).toFixed(2)} more`,
  )

/**
 * Counts one more use of a code unless it is used up: other orders with it wait until this transaction ends. 409 if the
 * code does not apply.
 */
export async function redeemCode(db: Db<Tables>, use: CodeUse): Promise<DiscountRow> {
  const { discount, problem = { reason: 'usedUp' } } = await validateCode(db, use)
  if (!discount) throw createRefusal(use.code, problem)
  const { id } = discount
  const { numUpdatedRows } = await db
    .updateTable('shopDiscounts')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .where((eb) => eb.or([eb('limit', 'is', null), eb('used', '<', eb.ref('limit'))]))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw createRefusal(use.code, { reason: 'usedUp' })
  // Checked again under the lock; the use that was just counted is this buyer's own.
  const locked = await findDiscount(db, id, use.now)
  const now = await findProblem(db, { ...locked, status: locked.status === 'usedUp' ? 'active' : locked.status }, use)
  if (now) throw createRefusal(use.code, now)
  return locked
}

/** Records the order of the use that `redeemCode` counted. */
export const recordUse = (db: Db<Tables>, use: { orderId: number; discountId: number; buyerId: string }) =>
  db.insertInto('shopDiscountUses').values(use).execute()

/** Returns the use of a cancelled order, once. */
export async function releaseCode(db: Db<Tables>, orderId: number) {
  const use = await db
    .selectFrom('shopDiscountUses')
    .select('discountId')
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  if (!use) return
  await db.deleteFrom('shopDiscountUses').where('orderId', '=', orderId).execute()
  await db
    .updateTable('shopDiscounts')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('id', '=', use.discountId)
    .where('used', '>', 0)
    .execute()
}
