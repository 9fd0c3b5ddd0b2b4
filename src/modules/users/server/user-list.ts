import { type SqlBool, sql } from 'kysely'
import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { roles as shippedRoles } from '#platform/contract.ts'
import { type UserStatus, userStatuses } from '#platform/contracts/user-status.ts'
import { countInFacet } from '#platform/db/queries/count-at-most.ts'
import { type Page, page } from '#platform/db/queries/page.ts'
import { withoutIndex } from '#platform/db/queries/without-index.ts'
import { mapNames } from '#platform/records/map-names.ts'
import type { RoleChoice, User, UserCounts, UserList } from '../contract.ts'
import type { listAssignableRoles } from './roles.ts'
import type { Tables } from './tables.ts'
import { type TimedCaller, selectUsers, toUsers } from './user-rows.ts'

/** Sort columns that differ from the field; the search text starts with the name. */
const sortColumns = { name: 'search', lastUsedAt: 'byLastUsedAt', createdAt: 'byCreatedAt' } as const

export async function listUsers(
  db: Db<Tables>,
  caller: TimedCaller,
  { ids, status, ...query }: z.output<typeof UserList>,
): Promise<Page<User>> {
  // Wrapped in a subquery, since the sort values are computed and deep pages order by column names alone.
  let matching = db.selectFrom(selectUsers(db, caller.now).as('users')).selectAll()
  if (ids?.length) matching = matching.where('id', 'in', ids)
  // Nearly all accounts are active, so that this index would only prevent use of the sort order's index.
  if (status?.length) matching = matching.where(sql<SqlBool>`${withoutIndex('status')} in (${sql.join(status)})`)
  const rows = await page(matching, query, (row) => row, { sort: sortColumns })
  return rows.with(await toUsers(db, caller, rows.items))
}

const selectStatus = (db: Db<Tables>, status: UserStatus) => db.selectFrom('users').where('status', '=', status)

/** Counts per status, limited to one more than the interface shows. */
export async function countUsers(db: Db<Tables>): Promise<UserCounts> {
  const counts = await db
    .selectNoFrom(userStatuses.map((status) => countInFacet(selectStatus(db, status)).as(status)))
    .executeTakeFirstOrThrow()
  const byStatus = mapNames(userStatuses, (status) => Number(counts[status]))
  return { all: Object.values(byStatus).reduce((sum, count) => sum + count, 0), ...byStatus }
}

/** Number of accounts with a role. */
async function countRole(db: Db<Tables>, role: string) {
  const counts = await db
    .selectNoFrom(
      userStatuses.map((status) => countInFacet(selectStatus(db, status).where('role', '=', role)).as(status)),
    )
    .executeTakeFirstOrThrow()
  return Object.values(counts).reduce((sum, count) => sum + Number(count), 0)
}

/** The shipped roles first, then custom ones by name. */
export async function listRoles(
  db: Db<Tables>,
  { isAssignable }: Awaited<ReturnType<typeof listAssignableRoles>>,
): Promise<RoleChoice[]> {
  const customRoles = await db
    .selectFrom('roles')
    .select(['id', 'name'])
    .where('name', 'is not', null)
    .orderBy('name')
    .execute()
  const choices = [...shippedRoles.map((id) => ({ id, name: null })), ...customRoles]
  const matching = []
  for (const { id, name } of choices)
    matching.push({ id, name, users: await countRole(db, id), isGivable: isAssignable(id) })
  return matching
}
