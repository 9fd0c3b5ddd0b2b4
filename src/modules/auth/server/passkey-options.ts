import type { Call } from '#platform/server/pipeline/call.ts'
import type { AuthDb } from './tables.ts'
import { addTime, answerTimeouts } from './times.ts'

// Loaded on demand, since it is large and only needed for passkeys.
export const loadLibrary = async () => {
  // The demo's bundle evaluates the library's own import of it too late; to keep the order of all imports, as the
  // server's build does, would add 32 kB (5 %) to its worker.
  await import('reflect-metadata')
  return {
    ...(await import('@simplewebauthn/server')),
    base64url: (await import('@simplewebauthn/server/helpers')).isoBase64URL,
  }
}

/** The host and the origin that passkeys are bound to. */
export function readSite(screen: Call['services']['screen']) {
  const address = new URL(screen('/'))
  // Browsers refuse passkeys for IP addresses; the local computer is also `localhost`.
  if (address.hostname === '127.0.0.1' || address.hostname === '[::1]') address.hostname = 'localhost'
  const { origin, hostname } = address
  return { origin, hostname }
}

type Caller = Pick<Call, 'services' | 'now'>

async function storeChallenge(
  db: AuthDb,
  { services: { secrets }, now }: Caller,
  challenge: string,
  userId: string | null,
) {
  const id = secrets.token()
  const expiresAt = addTime(now, answerTimeouts.passkey)
  await db.insertInto('authChallenges').values({ id, challenge, userId, expiresAt }).execute()
  return id
}

/** Consumes a challenge, which is valid for one answer by the user it was made for. */
export async function consumeChallenge(db: AuthDb, id: string, userId: string | null, now: string) {
  const row = await db
    .deleteFrom('authChallenges')
    .where('id', '=', id)
    .where('userId', userId === null ? 'is' : '=', userId)
    .where('expiresAt', '>', now)
    .returning('challenge')
    .executeTakeFirst()
  return row?.challenge
}

export const filterTransports = (transports: readonly string[]) => {
  const transportNames = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
  return transportNames.filter((transport) => transports.includes(transport))
}

/** A challenge that any passkey of this host can answer. */
export async function createPasskeyChallenge(db: AuthDb, caller: Caller) {
  const { generateAuthenticationOptions } = await loadLibrary()
  const {
    extensions: _,
    hints: _hints,
    ...question
  } = await generateAuthenticationOptions({
    rpID: readSite(caller.services.screen).hostname,
    userVerification: 'required',
    timeout: answerTimeouts.passkey,
  })
  return { id: await storeChallenge(db, caller, question.challenge, null), question }
}

/** Options for creating a passkey; excludes devices that already have one of this account. */
export async function createPasskeyOptions(db: AuthDb, caller: Caller, user: Call['user']) {
  const { generateRegistrationOptions } = await loadLibrary()
  const { name } = await caller.services.workspace()
  const existingPasskeys = await db
    .selectFrom('authPasskeys')
    .select(['credentialId', 'transports'])
    .where('userId', '=', user.id)
    .execute()
  const {
    extensions: _,
    hints: _hints,
    attestationFormats: _formats,
    ...invitation
  } = await generateRegistrationOptions({
    rpName: name,
    rpID: readSite(caller.services.screen).hostname,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    timeout: answerTimeouts.passkey,
    attestationType: 'none',
    excludeCredentials: existingPasskeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: filterTransports(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { id: await storeChallenge(db, caller, invitation.challenge, user.id), invitation }
}
