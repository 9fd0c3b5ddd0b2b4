import type { Contract } from '#platform/contract.ts'
import type { Db, PlatformTables } from '#platform/db/engines/database.ts'
import { conflict } from '#platform/errors/failure.ts'
import { getAbility, parseRules } from '#platform/permissions/rules.ts'

type Accounts = Db<Pick<PlatformTables, 'roles'>>

// Roles that grant everything do so without the contracts. The same array each time, for the cache of `parseRules`.
const none: readonly Contract[] = []

/** The ids of the roles that may do everything. */
export async function administratorRoles(db: Accounts): Promise<string[]> {
  const roles = await db.selectFrom('roles').select(['id', 'rules']).execute()
  const stored = new Map([['admin', null], ...roles.map(({ id, rules }) => [id, rules] as const)])
  return [...stored]
    .filter(([role, rules]) => getAbility(parseRules(role, rules, none), '').can('manage', 'all'))
    .map(([role]) => role)
}

const administrators = async (db: Accounts) =>
  db
    .selectFrom('users')
    .where('status', '=', 'active')
    .where('role', 'in', await administratorRoles(db))

/** The active accounts that may do everything, the oldest first. */
export const administratorsIn = async (db: Accounts) =>
  (await administrators(db)).select(['id', 'name', 'email']).orderBy('createdAt').orderBy('id').execute()

/** The only active account that may do everything; undefined if there are several. */
export async function lastAdministrator(db: Accounts): Promise<string | undefined> {
  const [first, second] = await (await administrators(db)).select('id').limit(2).execute()
  return second ? undefined : first?.id
}

/**
 * Makes a change of accounts or roles that could lock out all administrators: 409 if no account would be left that may
 * do everything. Such changes wait for each other, so that two administrators cannot remove each other's role.
 */
export async function ensureAdministratorRemains<Result>(db: Accounts, change: () => Promise<Result>): Promise<Result> {
  await db
    .updateTable('users')
    .set(({ ref }) => ({ status: ref('status') }))
    .where('status', '=', 'active')
    .where('role', 'in', await administratorRoles(db))
    .execute()
  const result = await change()
  const remaining = await (await administrators(db)).select('id').limit(1).executeTakeFirst()
  if (!remaining) throw conflict('This is the only administrator. Make someone else an administrator first')
  return result
}
