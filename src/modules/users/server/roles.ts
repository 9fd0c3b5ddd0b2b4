import { roles as shippedRoles } from '#platform/contract.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { rulesOf } from '#platform/fields/rules.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { Tables } from './tables.ts'

/** What decides whom somebody may do something to. */
export interface Powers {
  access: Pick<Call['access'], 'ability' | 'contracts'>
}

const isShipped = (role: string) => shippedRoles.some((shipped) => shipped === role)

/**
 * Which roles this person may give and take away: none that may do what they may not, or they could make a friend, and
 * so themselves, an administrator.
 */
export async function givableRoles(db: Db<Tables>, { access: { ability, contracts } }: Powers) {
  const rows = await db.selectFrom('roles').select(['id', 'rules']).execute()
  const stored = new Map(rows.map(({ id, rules }) => [id, rules]))
  return {
    exists: (role: string) => isShipped(role) || stored.has(role),
    isGivable: (role: string) =>
      rulesOf(role, stored.get(role) ?? null, contracts)
        .filter(({ inverted }) => !inverted)
        .every(({ action, subject }) => action.every((right) => ability.can(right, subject))),
  }
}
