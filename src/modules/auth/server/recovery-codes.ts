import type { Secrets } from '#platform/server/secrets.ts'
import type { AuthDb } from './tables.ts'

const count = 10
// No letter that is read as a digit or as another letter: 32 signs, 5 bits each.
const signs = 'abcdefghjkmnpqrstuvwxyz023456789'
const length = 12

const newCode = () => {
  const text = Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => signs[byte % signs.length]).join('')
  return text.replace(/(.{4})(?=.)/g, '$1-')
}

const hashOf = (secrets: Secrets, userId: string, code: string) =>
  secrets.hash(`recovery ${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)

/** Replaces an account's recovery codes; they can be read now and never again. */
export async function renewRecoveryCodes(db: AuthDb, secrets: Secrets, userId: string): Promise<string[]> {
  await dropRecoveryCodes(db, userId)
  const codes = Array.from({ length: count }, newCode)
  const hashes = await Promise.all(codes.map((code) => hashOf(secrets, userId, code)))
  await db
    .insertInto('authRecoveryCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash, usedAt: null })))
    .execute()
  return codes
}

export const dropRecoveryCodes = (db: AuthDb, userId: string) =>
  db.deleteFrom('authRecoveryCodes').where('userId', '=', userId).execute()

/** True for a code that has never been used; it is now. */
export async function takeRecoveryCode(db: AuthDb, secrets: Secrets, userId: string, code: string, now: string) {
  const { numUpdatedRows } = await db
    .updateTable('authRecoveryCodes')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('codeHash', '=', await hashOf(secrets, userId, code))
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function recoveryCodesLeft(db: AuthDb, userId: string) {
  const { left } = await db
    .selectFrom('authRecoveryCodes')
    .select(({ fn }) => fn.countAll().as('left'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}
