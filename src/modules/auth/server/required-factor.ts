import { conflict, Failure } from '#platform/errors/failure.ts'
import { lastAdministrator } from '#platform/server/accounts/administrators.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { NextStep } from '../contract.ts'
import { findAccountById, type AccountRow } from './accounts.ts'
import { startAuthenticatorSetup, enableApp } from './app-factor.ts'
import { recogniseBrowser } from './new-browser.ts'
import { createCodeFailure } from './second-factor.ts'
import type { AuthDb } from './tables.ts'

async function hasPasskey(db: AuthDb, userId: string) {
  const policy = await db
    .selectFrom('authPasskeys')
    .select('id')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return policy !== undefined
}

/**
 * The next step for an authenticated user; `isStrong` if two factors were used. A user whose role requires a second
 * factor sets one up. A user with a passkey has to use it, or a password alone would suffice to add an app. The last
 * administrator is exempt, since no other administrator could reset their factors.
 */
export async function getNextStep(
  db: AuthDb,
  { id, enabledAt, demandsSecondFactor }: Pick<AccountRow, 'id' | 'enabledAt' | 'demandsSecondFactor'>,
  isStrong = false,
): Promise<NextStep['next']> {
  if (enabledAt !== null) return 'secondFactor'
  if (!demandsSecondFactor || isStrong) return 'open'
  return (await hasPasskey(db, id)) && (await lastAdministrator(db)) !== id ? 'passkey' : 'newFactor'
}

/** 409 if the role requires a second factor and none is left; called after a removal. */
export async function checkRequiredFactor(db: AuthDb, userId: string) {
  const account = await findAccountById(db, userId)
  if (!account?.demandsSecondFactor || account.enabledAt !== null || (await hasPasskey(db, userId))) return
  throw conflict('Your role requires two-step sign-in. Set up another method first')
}

type HalfSignedInCall = Pick<Call, 'request' | 'now' | 'services'>

/** The account of a session that still has to set up its second factor. */
async function findOwner(db: AuthDb, { request: { session } }: HalfSignedInCall) {
  const account = session?.stage === 'newFactor' ? await findAccountById(db, session.userId) : undefined
  if (!session || !account) throw new Failure(401, 'Sign in to continue')
  return { account, remembered: session.remembered }
}

export async function startRequiredFactor(db: AuthDb, call: HalfSignedInCall) {
  const { account } = await findOwner(db, call)
  return startAuthenticatorSetup(db, call, account)
}

/** Enables the new app and opens the session. */
export async function enableRequiredFactor(
  db: AuthDb,
  call: HalfSignedInCall & Pick<Call, 'db'> & { body: { code: string } },
) {
  const { account, remembered } = await findOwner(db, call)
  const result = await call.db.commit(db, async (tx, tools) => {
    const outcome = await enableApp(tx, { ...call, services: tools.services }, account, call.body.code)
    if (outcome.is !== 'right') return outcome
    await tools.services.sessions.begin(account.id, { remembered })
    await recogniseBrowser(tx, tools, account.id, call)
    tools.events.announce([account.id])
    return outcome
  })
  if (result.is !== 'right') throw createCodeFailure(result, call.now, account.id)
  return { recoveryCodes: result.recoveryCodes }
}
