import type { AuthDb } from './tables.ts'

/** Selects accounts with the columns needed for sign-in. */
export const selectAccounts = (db: AuthDb) =>
  db
    .selectFrom('users')
    .leftJoin('authPasswords', 'authPasswords.userId', 'users.id')
    .leftJoin('authSecondFactors', 'authSecondFactors.userId', 'users.id')
    .leftJoin('roles', 'roles.id', 'users.role')
    .select(['users.id', 'users.name', 'users.email', 'users.status', 'users.emailConfirmedAt'])
    .select(['authPasswords.hash', 'authPasswords.changedAt', 'authSecondFactors.enabledAt'])
    .select('roles.demandsSecondFactor')

export type AccountRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirst']>>>

export const findAccountByEmail = (db: AuthDb, email: string) =>
  selectAccounts(db).where('users.email', '=', email).executeTakeFirst()

export const findAccountById = (db: AuthDb, id: string) =>
  selectAccounts(db).where('users.id', '=', id).executeTakeFirst()

/** Ends all sessions of an account, or all but one; returns their number. */
export async function endSessions(db: AuthDb, userId: string, now: string, except = '') {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ endedAt: now, confirmedAt: null })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('id', '!=', except)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export const findUserOfSession = (db: AuthDb, { userId }: { userId: string }) =>
  db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
