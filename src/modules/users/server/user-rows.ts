import type { UserStatus } from '#platform/contracts/user-status.ts'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db, PlatformTables } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { lastAdministrator } from '#platform/server/accounts/administrators.ts'
import type { User } from '../contract.ts'
import { listAssignableRoles, type CallerRights } from './roles.ts'
import type { Tables } from './tables.ts'

export type TimedCaller = CallerRights & { now: string }

// Sorts missing times before all others.
const subscribeToNothing = '1970-01-01T00:00:00.000Z'

/** All accounts except deleted ones, whose rows only keep the name for references. */
export const selectAccounts = (db: Db<Tables>) => db.selectFrom('users').where('status', '!=', 'deleted')

/** Accounts with the computed columns of the list. */
export const selectUsers = (db: Db<Tables>, now: string) =>
  selectAccounts(db)
    .selectAll()
    .select((eb) => {
      const used = eb
        .selectFrom('sessions')
        .whereRef('sessions.userId', '=', 'users.id')
        .select(({ fn }) => fn.max('sessions.lastUsedAt').as('at'))
      return [
        used.as('lastUsedAt'),
        sql<string>`coalesce((${used}), ${subscribeToNothing})`.as('byLastUsedAt'),
        sql<string>`coalesce("createdAt", ${subscribeToNothing})`.as('byCreatedAt'),
        eb
          .selectFrom('sessions')
          .whereRef('sessions.userId', '=', 'users.id')
          .where('sessions.endedAt', 'is', null)
          .where('sessions.expiresAt', '>', now)
          .where('sessions.stage', '=', 'open')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('sessions'),
        eb
          .selectFrom('userInvitations')
          .whereRef('userInvitations.userId', '=', 'users.id')
          .select('userInvitations.sentAt')
          .as('invitedAt'),
      ]
    })

export type UserRow = Selectable<PlatformTables['users']> & {
  lastUsedAt: string | null
  sessions: number | null
  invitedAt: string | null
}

const isStatus = (status: string): status is UserStatus => status !== 'deleted'

/** Converts rows for the API, adding role names and permitted changes. */
export async function toUsers(db: Db<Tables>, caller: CallerRights, rows: readonly UserRow[]): Promise<User[]> {
  const stored = await db.selectFrom('roles').select(['id', 'name', 'demandsSecondFactor']).execute()
  const roles = new Map(stored.map((role) => [role.id, role]))
  const last = await lastAdministrator(db)
  const { isAssignable } = await listAssignableRoles(db, caller)
  return rows.flatMap(({ status, sessions, invitedAt, secondFactorAt, ...row }) =>
    isStatus(status)
      ? [
          {
            ...row,
            status,
            roleName: roles.get(row.role)?.name ?? null,
            secondFactor: secondFactorAt !== null,
            secondFactorDemanded: roles.get(row.role)?.demandsSecondFactor ?? false,
            isLastAdministrator: row.id === last,
            isWithinReach: isAssignable(row.role),
            sessions: Number(sessions),
            invitedAt: status === 'invited' ? invitedAt : null,
          },
        ]
      : [],
  )
}

/** The existing accounts among these ids, in the given order. */
export async function findUsers(db: Db<Tables>, caller: TimedCaller, ids: readonly string[]): Promise<User[]> {
  const rows = await selectUsers(db, caller.now).where('id', 'in', ids).execute()
  const users = new Map((await toUsers(db, caller, rows)).map((user) => [user.id, user]))
  return ids.flatMap((id) => users.get(id) ?? [])
}

/** The account as in the API; 404 if there is none. */
export async function findUser(db: Db<Tables>, caller: TimedCaller, id: string): Promise<User> {
  const [user] = await findUsers(db, caller, [id])
  if (!user) throw notFound('Account not found')
  return user
}

/** Whether a role requires a second factor. */
export async function isFactorRequired(db: Db<Tables>, role: string) {
  const row = await db.selectFrom('roles').select('demandsSecondFactor').where('id', '=', role).executeTakeFirst()
  return row?.demandsSecondFactor ?? false
}

/** The account's row; 404 if there is none. */
export async function findAccount(db: Db<Tables>, id: string) {
  const account = await selectAccounts(db)
    .select(['id', 'name', 'email', 'role', 'status', 'secondFactorAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account) throw notFound('Account not found')
  return account
}
export type Account = Omit<Awaited<ReturnType<typeof findAccount>>, 'secondFactorAt'>
