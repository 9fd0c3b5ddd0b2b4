import type { Selectable } from 'kysely'
import type * as z from 'zod'
import { refused } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { resetFailures } from '#platform/server/session/attempt-counter.ts'
import type { auth } from '../contract.ts'
import type { account, Passkey } from '../contract-account.ts'
import { recogniseBrowser } from './new-browser.ts'
import { loadLibrary, readSite, consumeChallenge, filterTransports } from './passkey-options.ts'
import type { AuthDb, OwnTables } from './tables.ts'
import { createInvalidCredential } from './invalid-credential.ts'

export const toPasskey = ({
  id,
  name,
  isSynced,
  createdAt,
  lastUsedAt,
}: Selectable<OwnTables['authPasskeys']>): Passkey => ({
  id,
  name,
  isSynced,
  createdAt,
  lastUsedAt,
})

/** Verifies and stores a new passkey. */
export async function addPasskey(
  db: AuthDb,
  {
    body,
    user,
    now,
    services: { screen },
  }: Pick<Call, 'user' | 'now' | 'services'> & { body: z.output<typeof account.addPasskey.body> },
) {
  const createInvalidPasskey = (cause?: unknown) =>
    Object.assign(refused('created', 'This passkey cannot be used here'), { cause })
  const challenge = await consumeChallenge(db, body.id, user.id, now)
  if (challenge === undefined) throw createInvalidPasskey()
  const { verifyRegistrationResponse, base64url } = await loadLibrary()
  const { origin, hostname } = readSite(screen)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: body.created,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw createInvalidPasskey(cause)
  })
  if (!verified) throw createInvalidPasskey()
  const { credential, credentialBackedUp } = registrationInfo
  const row = await db
    .insertInto('authPasskeys')
    .values({
      userId: user.id,
      credentialId: credential.id,
      publicKey: base64url.fromBuffer(credential.publicKey),
      counter: credential.counter,
      transports: JSON.stringify(filterTransports(credential.transports ?? [])),
      name: body.name,
      isSynced: credentialBackedUp,
      createdAt: now,
      lastUsedAt: null,
    })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw createInvalidPasskey()
  return toPasskey(row)
}

/**
 * Signs in by passkey, which counts as two factors. With `confirms` it confirms the current user: the session
 * continues, and other users' passkeys are refused.
 */
export async function signInByPasskey(
  db: AuthDb,
  call: Pick<Call, 'now' | 'services' | 'request' | 'events'> & {
    body: z.output<typeof auth.signInByPasskey.body>
  },
) {
  const { body, now } = call
  const challenge = await consumeChallenge(db, body.id, null, now)
  const row = await db
    .selectFrom('authPasskeys')
    .innerJoin('users', 'users.id', 'authPasskeys.userId')
    .selectAll('authPasskeys')
    .select('users.email')
    .where('credentialId', '=', body.answer.id)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
  const createInvalidPasskey = (cause?: unknown) =>
    createInvalidCredential('answer', 'The passkey is not registered here', row?.userId, cause)
  if (challenge === undefined || !row) throw createInvalidPasskey()
  if (body.confirms && (call.request.session?.stage !== 'open' || call.request.session.userId !== row.userId))
    throw createInvalidPasskey()
  const { verifyAuthenticationResponse, base64url } = await loadLibrary()
  const { origin, hostname } = readSite(call.services.screen)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: body.answer,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
    credential: {
      id: row.credentialId,
      publicKey: base64url.toBuffer(row.publicKey),
      counter: row.counter,
      transports: row.transports,
    },
  }).catch((cause: unknown) => {
    throw createInvalidPasskey(cause)
  })
  // The user handle, if sent, has to belong to the passkey's owner.
  const handle = body.answer.response.userHandle
  const isOwn = handle === undefined || handle === base64url.fromUTF8String(row.userId)
  if (!verified || !isOwn) throw createInvalidPasskey()
  await db
    .updateTable('authPasskeys')
    .set({
      counter: authenticationInfo.newCounter,
      isSynced: authenticationInfo.credentialBackedUp,
      lastUsedAt: now,
    })
    .where('id', '=', row.id)
    .execute()
  if (body.confirms) await call.services.sessions.confirm()
  else {
    await call.services.sessions.begin(row.userId, { remembered: body.remembered })
    await recogniseBrowser(db, call, row.userId, call)
  }
  await resetFailures(db, call.services.secrets, row.email)
  call.events.announce([row.userId])
  return { next: 'open' as const }
}
