import { sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import type { NamedChoice } from '#platform/db/queries/search.ts'
import type { ListFilters } from '#platform/db/queries/page.ts'
import { allows } from '#platform/permissions/rules.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { fold } from '#platform/text/fold.ts'
import { splitParts } from '#platform/text/search-text.ts'
import { shopDiscounts } from '../contract-discounts.ts'
import type { Order } from '../contract-orders.ts'
import type { Tables } from './tables.ts'

/** Users can use each code that they read, so orders show codes of other buyers only to users who may list all codes. */
export const seesCodes = ({ access: { ability } }: Pick<Call, 'access'>) => allows(ability, 'read', shopDiscounts.name)

/** The order as the user may see it: without the code of another buyer, see `seesCodes`. */
export function hideCode<Shown extends Order>(order: Shown, call: Pick<Call, 'access' | 'user'>): Shown {
  const { discountCode, buyer } = order
  if (!discountCode || buyer.id === call.user.id || seesCodes(call)) return order
  return { ...order, discountCode: { ...discountCode, code: '' } }
}

// More codes than a search finds by one word are of no use.
const maxCodes = 50

/** The codes of orders, as they were when they were used: they may have been renamed or deleted since. */
async function listUsedCodes(db: Db<Tables>) {
  const code = sql<string>`"discountCode" ->> 'code'`.as('code')
  const rows = await db.selectFrom('shopOrders').select(code).distinct().where('discountCode', 'is not', null).execute()
  return rows.map((row) => row.code)
}

/**
 * The search of a list that also finds orders by their code. The stored text of orders has no codes, which could
 * otherwise be guessed letter by letter.
 */
export async function withCodes<Query extends Pick<ListFilters, 'q' | 'named'>>(
  db: Db<Tables>,
  query: Query,
): Promise<Query & Pick<ListFilters, 'named'>> {
  const named = new Map<string, readonly NamedChoice[]>(query.named)
  const words = splitParts(fold(query.q ?? ''))
  const codes = words.length > 0 ? await listUsedCodes(db) : []
  for (const word of words) {
    const values = codes.filter((code) => fold(code).includes(word)).slice(0, maxCodes)
    if (values.length > 0) named.set(word, [...(named.get(word) ?? []), { name: 'discountCode', values, isList: true }])
  }
  return named.size > 0 ? { ...query, named } : query
}
