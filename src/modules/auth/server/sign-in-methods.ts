import { conflict } from '#platform/errors/failure.ts'
import type { AuthDb } from './tables.ts'

/** 409 if the account has no way to sign in left; called after a removal. */
export async function requireSignInMethod(db: AuthDb, userId: string) {
  for (const table of ['authPasswords', 'authPasskeys', 'authIdentities'] as const) {
    const method = await db.selectFrom(table).select('userId').where('userId', '=', userId).limit(1).executeTakeFirst()
    if (method) return
  }
  throw conflict('This is your only sign-in method. Choose a password first')
}
