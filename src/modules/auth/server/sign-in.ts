import type * as z from 'zod'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { auth, NextStep } from '../contract.ts'
import { findAccountByEmail, type AccountRow } from './accounts.ts'
import { getNextStep } from './required-factor.ts'
import { recogniseBrowser } from './new-browser.ts'
import { lockPassword, retryOnHashChange, rehashIfOutdated } from './passwords.ts'
import type { AuthDb } from './tables.ts'
import { createInvalidCredential } from './invalid-credential.ts'

type SignInCall = RequestCall & Pick<Call, 'services' | 'db'> & { body: z.output<typeof auth.signIn.body> }
type Sessions = Pick<Call, 'services' | 'events'>
/** Time and request of a sign-in. */
export type RequestCall = Pick<Call, 'now' | 'request'>

const createInvalidPassword = (account?: string) =>
  createInvalidCredential('password', 'The email address or password is wrong', account)

interface Beginning {
  remembered: boolean
  /** Two factors were used already. */
  isStrong?: boolean
  arriving: RequestCall
}

/**
 * Starts a session after one factor: partial if a second factor is due, none if a passkey is required. Announces the
 * sign-in to the user's other screens.
 */
export async function startSession(
  db: AuthDb,
  tools: Sessions,
  account: AccountRow,
  { remembered, isStrong, arriving }: Beginning,
) {
  const next = await getNextStep(db, account, isStrong)
  if (next === 'passkey') return next
  await tools.services.sessions.begin(account.id, { remembered, stage: next })
  if (next === 'open') await recogniseBrowser(db, tools, account.id, arriving)
  tools.events.announce([account.id])
  return next
}

/**
 * Signs in by password. Always computes one hash, so that timing and response do not distinguish an unknown address, a
 * wrong password and a blocked account.
 */
export const signIn = (db: AuthDb, call: SignInCall) => retryOnHashChange(() => signInVerified(db, call))

async function signInVerified(db: AuthDb, call: SignInCall): Promise<z.infer<typeof NextStep>> {
  const {
    body,
    services: { secrets },
    db: { commit },
  } = call
  const account = await findAccountByEmail(db, body.email)
  const hash = account?.hash ?? undefined
  const isRight = await secrets.password.verify(body.password, hash)
  if (!account || !isRight || hash === undefined) throw createInvalidPassword(account?.id)
  if (account.status !== 'active') throw createInvalidPassword(account.id)

  const renewed = await rehashIfOutdated(secrets, body.password, hash)
  return commit(db, async (tx, tools) => {
    await lockPassword(tx, account.id, hash, renewed)
    return { next: await startSession(tx, tools, account, { remembered: body.remembered, arriving: call }) }
  })
}
