import type { Secrets } from '#platform/server/accounts/secrets.ts'
import type { AuthDb } from './tables.ts'

const count = 10
// 32 characters (5 bits each), without those easily mistaken for another.
const signs = 'abcdefghjkmnpqrstuvwxyz023456789'
const length = 12

const generateCode = () => {
  const text = Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => signs[byte % signs.length]).join('')
  return text.replace(/(.{4})(?=.)/g, '$1-')
}

/** The hash input: case and separators are ignored, and codes are bound to one account. */
const toHashInput = (userId: string, code: string) =>
  `recovery ${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`

/** Replaces an account's recovery codes and returns them; only hashes are stored. */
export async function renewRecoveryCodes(db: AuthDb, secrets: Secrets, userId: string): Promise<string[]> {
  await deleteRecoveryCodes(db, userId)
  const codes = Array.from({ length: count }, generateCode)
  const hashes = await Promise.all(codes.map((code) => secrets.hashCode(toHashInput(userId, code))))
  await db
    .insertInto('authRecoveryCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash, usedAt: null })))
    .execute()
  return codes
}

export const deleteRecoveryCodes = (db: AuthDb, userId: string) =>
  db.deleteFrom('authRecoveryCodes').where('userId', '=', userId).execute()

/** The id of an unused code. It takes a hash for each of them. */
export async function findRecoveryCode(db: AuthDb, secrets: Secrets, userId: string, code: string) {
  const unused = await db
    .selectFrom('authRecoveryCodes')
    .select(['id', 'codeHash'])
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute()
  const text = toHashInput(userId, code)
  const matches = await Promise.all(unused.map(({ codeHash }) => secrets.verifyCode(text, codeHash)))
  return unused.find((_, index) => matches[index])?.id
}

/** Marks a code as used; false if it is used already. */
export async function consumeRecoveryCode(db: AuthDb, id: number, now: string) {
  const { numUpdatedRows } = await db
    .updateTable('authRecoveryCodes')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function countRecoveryCodesLeft(db: AuthDb, userId: string) {
  const { left } = await db
    .selectFrom('authRecoveryCodes')
    .select(({ fn }) => fn.countAll().as('left'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}
