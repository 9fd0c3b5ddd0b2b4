import type { AuthDb } from './tables.ts'

/** Deletes expired links, challenges and provider redirects. */
export async function deleteExpired(db: AuthDb, now: string) {
  for (const table of ['authLinks', 'authChallenges', 'authJourneys'] as const)
    await db.deleteFrom(table).where('expiresAt', '<=', now).execute()
}
