import * as z from 'zod'
import { roles as shippedRoles } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { type Ability, Rule, shippedRules } from '#platform/rules.ts'
import type { Tables } from './tables.ts'

const isShipped = (role: string) => shippedRoles.some((shipped) => shipped === role)

/**
 * Which roles this person may give and take away: none that may do what they may not, or they could make a friend, and
 * so themselves, an administrator. Of roles that do not exist it says so.
 */
export async function givableRoles(db: Db<Tables>, ability: Ability) {
  const rows = await db.selectFrom('roles').select(['id', 'rules']).execute()
  const stored = new Map(rows.map(({ id, rules }) => [id, rules]))
  const isGivable = (role: string) => {
    const rules = stored.get(role) ?? null
    // Of the shipped roles only the administrator's has rules that do not come from contracts: all of it.
    const given = rules === null ? shippedRules(role, []) : z.array(Rule).parse(JSON.parse(rules))
    return given.every((rule) => rule.inverted || rule.action.every((action) => ability.can(action, rule.subject)))
  }
  return { exists: (role: string) => isShipped(role) || stored.has(role), isGivable }
}
