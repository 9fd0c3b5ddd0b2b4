import { deleteRecoveryCodes } from './recovery-codes.ts'
import type { AuthDb } from './tables.ts'
import { changeUser } from './user-rows.ts'

/** Removes the authenticator app, recovery codes and passkeys; returns whether there were any. */
export async function deleteFactors(db: AuthDb, userId: string) {
  const app = await db.deleteFrom('authSecondFactors').where('userId', '=', userId).executeTakeFirstOrThrow()
  await deleteRecoveryCodes(db, userId)
  const passkeys = await db.deleteFrom('authPasskeys').where('userId', '=', userId).executeTakeFirstOrThrow()
  await changeUser(db, userId, { secondFactorAt: null })
  return app.numDeletedRows + passkeys.numDeletedRows > 0n
}

/** Removes all credentials of an account. */
export async function deleteCredentials(db: AuthDb, userId: string) {
  await deleteFactors(db, userId)
  const tables = [
    'authPasswords',
    'authLinks',
    'authIdentities',
    'authJourneys',
    'authChallenges',
    'knownDevices',
  ] as const
  for (const table of tables) await db.deleteFrom(table).where('userId', '=', userId).execute()
}
