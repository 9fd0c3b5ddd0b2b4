import { Failure, refused } from '#platform/failure.ts'
import type { Call } from '#platform/server/api.ts'
import { accountById } from './accounts.ts'
import { holdPassword, renewedHash } from './passwords.ts'
import type { AuthDb } from './tables.ts'
import { after, confirmedFor } from './times.ts'

/** Until when the session needs no password for what is sensitive; null where it is due. */
export function confirmedUntil({ session, now }: Pick<Call, 'session' | 'now'>) {
  const until = session?.confirmedAt ? after(session.confirmedAt, confirmedFor) : null
  return until !== null && until > now ? until : null
}

/**
 * 403 unless the password was given within the last minutes, with the path `confirm`; for an account without a password
 * the path is `signIn`, since only signing in anew proves who it is.
 */
export async function needConfirmed(db: AuthDb, call: Pick<Call, 'session' | 'now' | 'user'>) {
  if (confirmedUntil(call) !== null) return
  const account = await accountById(db, call.user.id)
  const [path, message] = account?.hash ? ['confirm', 'Confirm your password first'] : ['signIn', 'Sign in again first']
  throw new Failure(403, message, { issues: [{ path, message }] })
}

/** Notes that the password was given just now. */
export async function confirmPassword(
  db: AuthDb,
  call: Pick<Call, 'user' | 'session' | 'secrets' | 'commit'> & { body: { password: string } },
) {
  const { user, session, secrets, body } = call
  const wrong = () => refused('password', 'The password is wrong')
  const hash = (await accountById(db, user.id))?.hash ?? undefined
  if (!(await secrets.password.verify(body.password, hash)) || hash === undefined) throw wrong()
  const renewed = await renewedHash(secrets, body.password, hash)
  await call.commit(db, async (held, { sessions }) => {
    if (!(await holdPassword(held, user.id, hash, renewed))) throw wrong()
    // Sample mode's visitor may have no session before.
    await (session ? sessions.confirm() : sessions.begin(user.id, { remembered: false }))
  })
}
