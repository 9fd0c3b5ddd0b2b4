import { roles as shippedRoles } from '#platform/contract.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { parseRules } from '#platform/permissions/rules.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { areCovered } from './covered-rules.ts'
import type { Tables } from './tables.ts'

/** The rights that determine which accounts the caller may change. */
export interface CallerRights {
  access: Pick<Call['access'], 'rules' | 'contracts'>
}

const isShipped = (role: string) => shippedRoles.some((shipped) => shipped === role)

/**
 * The roles that the caller may assign and remove: those without rights that the caller lacks for any record or field.
 * Otherwise users could make themselves administrators through another account, or read the link that resets its password.
 */
export async function listAssignableRoles(db: Db<Tables>, { access: { rules: ownRules, contracts } }: CallerRights) {
  const rows = await db.selectFrom('roles').select(['id', 'rules']).execute()
  const stored = new Map(rows.map(({ id, rules }) => [id, rules]))
  return {
    exists: (role: string) => isShipped(role) || stored.has(role),
    isAssignable: (role: string) => areCovered(parseRules(role, stored.get(role) ?? null, contracts), ownRules),
  }
}
