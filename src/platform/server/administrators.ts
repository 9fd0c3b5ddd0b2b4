import * as z from 'zod'
import type { Db, PlatformTables } from '#platform/db/database.ts'
import { conflict } from '#platform/failure.ts'
import { abilityOf, Rule } from '#platform/rules.ts'

type Accounts = Db<Pick<PlatformTables, 'roles'>>

/** The ids of the roles that may do everything. */
export async function administratorRoles(db: Accounts): Promise<string[]> {
  const changed = await db.selectFrom('roles').select(['id', 'rules']).where('rules', 'is not', null).execute()
  const mayAll = new Map(
    changed.map(({ id, rules }) => [
      id,
      abilityOf(z.array(Rule).parse(JSON.parse(rules ?? '[]')), '').can('manage', 'all'),
    ]),
  )
  return [
    ...(mayAll.has('admin') ? [] : ['admin']),
    ...[...mayAll].filter(([, isAdministrator]) => isAdministrator).map(([id]) => id),
  ]
}

const administrators = async (db: Accounts) =>
  db
    .selectFrom('users')
    .where('status', '=', 'active')
    .where('role', 'in', await administratorRoles(db))

/** The one active account that may do everything, where it is the only one. */
export async function lastAdministrator(db: Accounts): Promise<string | undefined> {
  const [first, second] = await (await administrators(db)).select('id').limit(2).execute()
  return second ? undefined : first?.id
}

/**
 * Makes a change of accounts or roles that could lock everybody out: 409 where nobody would be left who may do
 * everything. Changes that could do so together wait for each other, so that of two administrators who take away each
 * other's role one stays.
 */
export async function keepAdministrator<Result>(db: Accounts, change: () => Promise<Result>): Promise<Result> {
  await db
    .updateTable('users')
    .set(({ ref }) => ({ status: ref('status') }))
    .where('status', '=', 'active')
    .where('role', 'in', await administratorRoles(db))
    .execute()
  const result = await change()
  const left = await (await administrators(db)).select('id').limit(1).executeTakeFirst()
  if (!left) throw conflict('The last administrator stays: make somebody else one first')
  return result
}
