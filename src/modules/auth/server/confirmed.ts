import { Failure } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { confirmedUntil } from '#platform/server/session/confirmed.ts'
import { findAccountById } from './accounts.ts'
import { lockPassword, retryOnHashChange, rehashIfOutdated } from './passwords.ts'
import type { AuthDb } from './tables.ts'
import { createInvalidCredential } from './invalid-credential.ts'

/**
 * Throws 403 unless the password was confirmed within the last minutes; the issue's path is `confirm`, or `signIn` for
 * an account without a password, which has to sign in again.
 */
export async function requireConfirmation(db: AuthDb, call: Pick<Call, 'request' | 'now' | 'user'>) {
  if (confirmedUntil({ session: call.request.session, now: call.now }) !== null) return
  const account = await findAccountById(db, call.user.id)
  const [path, message] = account?.hash ? ['confirm', 'Confirm your password first'] : ['signIn', 'Sign in again first']
  throw new Failure(403, message, { issues: [{ path, message }] })
}

type PasswordCall = Pick<Call, 'user' | 'request' | 'services' | 'db'> & { body: { password: string } }

/** Records that the password was just confirmed. */
export const confirmPassword = (db: AuthDb, call: PasswordCall) => retryOnHashChange(() => confirmVerified(db, call))

async function confirmVerified(
  db: AuthDb,
  { user, request: { session }, services: { secrets }, body, db: { commit } }: PasswordCall,
) {
  const hash = (await findAccountById(db, user.id))?.hash ?? undefined
  const isRight = await secrets.password.verify(body.password, hash)
  if (!isRight || hash === undefined) throw createInvalidCredential('password', 'The password is wrong', user.id)
  const renewed = await rehashIfOutdated(secrets, body.password, hash)
  await commit(db, async (tx, { services: { sessions } }) => {
    await lockPassword(tx, user.id, hash, renewed)
    // In sample mode a visitor may have no session yet.
    await (session ? sessions.confirm() : sessions.begin(user.id, { remembered: false }))
  })
}
