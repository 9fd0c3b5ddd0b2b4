import type { Db } from '#platform/db/engines/database.ts'
import { includes, type NamedChoice } from '#platform/db/queries/search.ts'
import type { ListFilters } from '#platform/db/queries/page.ts'
import { allows } from '#platform/fields/rules.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { fold } from '#platform/text/fold.ts'
import { splitParts } from '#platform/text/search-text.ts'
import { shopDiscounts } from '../contract-discounts.ts'
import type { Order } from '../contract-orders.ts'
import type { Tables } from './tables.ts'

/** Whoever reads a code can use it, so orders show codes of other buyers only to users who may list all codes. */
export const seesCodes = ({ access: { ability } }: Pick<Call, 'access'>) => allows(ability, 'read', shopDiscounts.name)

/** The order as the user may see it: without the code of another buyer, see `seesCodes`. */
export function hideCode<Shown extends Order>(order: Shown, call: Pick<Call, 'access' | 'user'>): Shown {
  const { discountCode, buyer } = order
  if (!discountCode || buyer.id === call.user.id || seesCodes(call)) return order
  return { ...order, discountCode: { ...discountCode, code: '' } }
}

// More codes than a search finds by one word are of no use.
const maxCodes = 50

/**
 * The search of a list that also finds orders by their code. The stored text of orders has no codes, which could
 * otherwise be guessed letter by letter.
 */
export async function withCodes<Query extends Pick<ListFilters, 'q' | 'named'>>(
  db: Db<Tables>,
  query: Query,
): Promise<Query & Pick<ListFilters, 'named'>> {
  const named = new Map<string, readonly NamedChoice[]>(query.named)
  for (const word of splitParts(fold(query.q ?? ''))) {
    const codes = db.selectFrom('shopDiscounts').select('code').where(includes('search', word)).limit(maxCodes)
    const values = (await codes.execute()).map(({ code }) => code)
    if (values.length > 0) named.set(word, [...(named.get(word) ?? []), { name: 'discountCode', values, isList: true }])
  }
  return named.size > 0 ? { ...query, named } : query
}
