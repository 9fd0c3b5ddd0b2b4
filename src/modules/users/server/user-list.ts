import type * as z from 'zod'
import type { Db } from '#platform/db/database.ts'
import { roles as shippedRoles } from '#platform/contract.ts'
import { type Page, page } from '#platform/db/page.ts'
import type { RoleChoice, User, UserCounts, UserList } from '../contract.ts'
import type { givableRoles } from './roles.ts'
import type { Tables } from './tables.ts'
import { type Asking, selectAccounts, selectUsers, toUsers } from './user-rows.ts'

/** The columns to sort by, where they are not called like the field; the folded text begins with the name. */
const sortColumns = { name: 'search', lastUsedAt: 'byLastUsedAt', createdAt: 'byCreatedAt' } as const

export async function listUsers(
  db: Db<Tables>,
  asker: Asking,
  { ids, ...query }: z.output<typeof UserList>,
): Promise<Page<User>> {
  let found = selectUsers(db, asker.now)
  if (ids?.length) found = found.where('id', 'in', ids)
  const rows = await page(found, query, (row) => row, { sort: sortColumns })
  return rows.with(await toUsers(db, asker, rows.items))
}

export async function countUsers(db: Db<Tables>): Promise<UserCounts> {
  const rows = await selectAccounts(db)
    .groupBy('status')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .execute()
  const count = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0)
  const counts = { active: count('active'), invited: count('invited'), suspended: count('suspended') }
  return { all: counts.active + counts.invited + counts.suspended, ...counts }
}

/** The shipped roles first, then the installation's own by name. */
export async function listRoles(
  db: Db<Tables>,
  { isGivable }: Awaited<ReturnType<typeof givableRoles>>,
): Promise<RoleChoice[]> {
  const own = await db
    .selectFrom('roles')
    .select(['id', 'name'])
    .where('name', 'is not', null)
    .orderBy('name')
    .execute()
  const rows = await selectAccounts(db)
    .groupBy('role')
    .select(({ fn }) => ['role', fn.countAll<number>().as('count')])
    .execute()
  const counts = new Map(rows.map(({ role, count }) => [role, Number(count)]))
  const choices = [...shippedRoles.map((id) => ({ id, name: null })), ...own]
  return choices.map(({ id, name }) => ({ id, name, users: counts.get(id) ?? 0, isGivable: isGivable(id) }))
}
