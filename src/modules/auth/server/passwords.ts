import { Failure, refused } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { Secrets } from '#platform/server/accounts/secrets.ts'
import { judgePassword } from '../fields/password-strength.ts'
import { isBreachedPassword } from './breached-passwords.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { AuthDb } from './tables.ts'

interface About {
  services: Pick<Call['services'], 'screen'>
  email: string
  name: string
}

const labelsOf = (host: string) => host.toLowerCase().match(/[a-z]{4,}/g) ?? []

/** 422 at `password` for one that whoever knows people, this installation, or this very person, would try first. */
export async function checkNewPassword(password: string, { email, name, services: { screen } }: About) {
  const strength = judgePassword(password, [email, name])
  if (strength === 'name') throw refused('password', 'It is made of the name or the address')
  const nearby = new Set([new URL(screen('/')).hostname, email.replace(/^.*@/, '')].flatMap(labelsOf))
  if (strength === 'repeated' || isCommonPassword(password, nearby) || (await isBreachedPassword(password)))
    throw refused('password', 'One of the passwords that are tried first')
}

/** Stores a password that was hashed before the transaction began. */
export async function savePassword(db: AuthDb, userId: string, hash: string, now: string) {
  await db
    .insertInto('authPasswords')
    .values({ userId, hash, changedAt: now })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ hash, changedAt: now }))
    .execute()
}

/** 409 for who is overtaken at every try. */
class Overtaken extends Failure {
  constructor() {
    super(409, 'The password has been changed meanwhile')
  }
}

/**
 * Holds the row of a password that was verified, so that a change at the same moment waits, and ends the session that
 * begins now. Hashes anew what was hashed at another cost than today's. Only within `onVerified`: it throws where the hash
 * is another one since `verified` was read.
 */
export async function holdPassword(db: AuthDb, userId: string, verified: string, renewed = verified) {
  const { numUpdatedRows } = await db
    .updateTable('authPasswords')
    .set({ hash: renewed })
    .where('userId', '=', userId)
    .where('hash', '=', verified)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Overtaken()
}

/**
 * What verifies a password and then holds it, begun once more where the hash changed in between: another session may have
 * hashed the same password anew. Where it was the password that changed, verifying refuses it now.
 */
export const onVerified = <Result>(attempt: () => Promise<Result>, tries = 3): Promise<Result> =>
  attempt().catch((error: unknown) => {
    if (error instanceof Overtaken && tries > 1) return onVerified(attempt, tries - 1)
    throw error
  })

/** Today's hash of a password that was hashed at another cost; else the same. */
export const renewedHash = async ({ password: hashing }: Secrets, password: string, hash: string) =>
  hashing.isOld(hash) ? hashing.hash(password) : hash
