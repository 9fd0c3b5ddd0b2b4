import type { AuthDb } from './tables.ts'

/** Throws away what nobody can use any more. */
export async function sweep(db: AuthDb, now: string) {
  for (const table of ['authLinks', 'authChallenges', 'authJourneys'] as const)
    await db.deleteFrom(table).where('expiresAt', '<=', now).execute()
}
