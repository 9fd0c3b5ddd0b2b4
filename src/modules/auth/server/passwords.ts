import { Failure, refused } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { Secrets } from '#platform/server/accounts/secrets.ts'
import { ratePassword } from '../fields/password-strength.ts'
import { isBreachedPassword } from './breached-passwords.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { AuthDb } from './tables.ts'

interface About {
  services: Pick<Call['services'], 'screen'>
  email: string
  name: string
}

const getLabels = (host: string) => host.toLowerCase().match(/[a-z]{4,}/g) ?? []

/** 422 at `password` for passwords that are common, or derived from this installation or user. */
export async function checkNewPassword(password: string, { email, name, services: { screen } }: About) {
  const strength = ratePassword(password, [email, name])
  if (strength === 'name') throw refused('password', 'The password contains your name or email address')
  const nearby = new Set([new URL(screen('/')).hostname, email.replace(/^.*@/, '')].flatMap(getLabels))
  if (strength === 'repeated' || isCommonPassword(password, nearby) || (await isBreachedPassword(password)))
    throw refused('password', 'The password is too common')
}

/** Stores a password's hash, computed before the transaction. */
export async function savePassword(db: AuthDb, userId: string, hash: string, now: string) {
  await db
    .insertInto('authPasswords')
    .values({ userId, hash, changedAt: now })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ hash, changedAt: now }))
    .execute()
}

/** 409 if the password changed during each attempt. */
class PasswordChanged extends Failure {
  constructor() {
    super(409, 'The password was changed in the meantime')
  }
}

/**
 * Locks the row of a verified password, so that a concurrent change waits and then ends the session begun here. Stores
 * `renewed` if the hash cost has changed. Use only within `retryOnHashChange`: throws if the hash changed since `verified` was
 * read.
 */
export async function lockPassword(db: AuthDb, userId: string, verified: string, renewed = verified) {
  const { numUpdatedRows } = await db
    .updateTable('authPasswords')
    .set({ hash: renewed })
    .where('userId', '=', userId)
    .where('hash', '=', verified)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new PasswordChanged()
}

/**
 * Retries if the hash changed between verifying and locking, since another session may have rehashed the same password.
 * If the password itself changed, the retry refuses it.
 */
export const retryOnHashChange = <Result>(attempt: () => Promise<Result>, tries = 3): Promise<Result> =>
  attempt().catch((error: unknown) => {
    if (error instanceof PasswordChanged && tries > 1) return retryOnHashChange(attempt, tries - 1)
    throw error
  })

/** Rehashes a password if the hash cost has changed; otherwise returns the same hash. */
export const rehashIfOutdated = async ({ password: hashing }: Secrets, password: string, hash: string) =>
  hashing.isOld(hash) ? hashing.hash(password) : hash
