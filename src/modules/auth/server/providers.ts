import type { Selectable } from 'kysely'
import type * as z from 'zod'
import { Failure, notFound, refused } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import type { IdentityProvider, ProvenIdentity } from '#platform/server/services.ts'
import type { auth } from '../contract.ts'
import { findAccountById, type AccountRow } from './accounts.ts'
import { notify } from './messages/send-message.ts'
import { startSession } from './sign-in.ts'
import type { AuthDb, OwnTables } from './tables.ts'
import { addTime, answerTimeouts } from './times.ts'
import { createUser, findUserByEmail } from './user-rows.ts'

const page = '/auth/provider'

type ProviderCall = Pick<Call, 'services' | 'now' | 'db'>

/** A 403 whose issue names the reason. */
const createForbidden = (path: string, message: string) => new Failure(403, message, { issues: [{ path, message }] })

const findProvider = ({ services: { providers } }: Pick<Call, 'services'>, id: string): IdentityProvider => {
  const provider = providers.find((one) => one.id === id)
  if (!provider) throw notFound('Sign-in provider not found')
  return provider
}

interface Beginning {
  provider: string
  remembered: boolean
  /** The user who connects the provider; null to sign in. */
  userId: string | null
}

/** Starts the redirect to a provider. Only the tab that receives `flow` can finish, which prevents login CSRF. */
export async function startProviderFlow(
  db: AuthDb,
  call: ProviderCall,
  { provider: id, remembered, userId }: Beginning,
) {
  const { address, state, sealed } = await findProvider(call, id).begin(call.services.screen(page))
  const flow = call.services.secrets.token()
  const flowHash = await call.services.secrets.hash(flow)
  const expiresAt = addTime(call.now, answerTimeouts.provider)
  await call.db.commit(db, (tx) =>
    tx
      .insertInto('authJourneys')
      .values({ flowHash, provider: id, state, sealed, userId, remembered, expiresAt })
      .execute(),
  )
  return { address, flow }
}

type FlowRow = Selectable<OwnTables['authJourneys']>
type FinishCall = ProviderCall &
  Pick<Call, 'request' | 'settings'> & { body: z.output<typeof auth.finishProvider.body> }

const createFlowExpired = () => refused('flow', 'The sign-in expired or was started in another tab')

/** Processes the provider's answer: signs in, or connects the current account. */
export async function finishProviderFlow(db: AuthDb, call: FinishCall) {
  const {
    body,
    services: { secrets },
    now,
  } = call
  const journey = await db
    .selectFrom('authJourneys')
    .selectAll()
    .where('flowHash', 'in', secrets.hashes(body.flow))
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  const returned = new URL(body.address).searchParams
  if (!journey || returned.get('state') !== journey.state) throw createFlowExpired()
  const provider = findProvider(call, journey.provider)
  const identity = await verifyIdentity(provider, call.services.screen(page), returned, journey)
  return call.db.commit(db, async (tx, tools) => {
    const { numDeletedRows } = await tx
      .deleteFrom('authJourneys')
      .where('id', '=', journey.id)
      .executeTakeFirstOrThrow()
    if (!numDeletedRows) throw createFlowExpired()
    const desk = { ...call, ...tools }
    if (journey.userId !== null) return connect(tx, desk, { ...identity, provider, userId: journey.userId })
    const account = await findAccount(tx, desk, provider, identity)
    const { remembered } = journey
    const how = { remembered, isStrong: identity.isStrong, arriving: call }
    return { next: await startSession(tx, tools, account, how) }
  })
}

async function verifyIdentity(provider: IdentityProvider, to: string, returned: URLSearchParams, { sealed }: FlowRow) {
  if (returned.has('error')) throw createForbidden('cancelled', `${provider.name} did not identify the user`)
  // Use our own URL and only the query of the browser's.
  const callback = new URL(`?${returned}`, to)
  return provider.finish(callback, sealed).catch((cause: unknown) => {
    const message = `${provider.name} sent an invalid response`
    // Server errors are logged; the usual cause is the configuration.
    throw new Failure(502, message, { issues: [{ path: 'cancelled', message }], cause })
  })
}

type FinishContext = FinishCall & Pick<Call, 'services' | 'events'>

const selectIdentities = (db: AuthDb, provider: IdentityProvider, { subject }: ProvenIdentity) =>
  db
    .selectFrom('authIdentities')
    .select('userId')
    .where('provider', '=', provider.id)
    .where('subject', '=', subject)
    .executeTakeFirst()

const storeFlow = (
  db: AuthDb,
  userId: string,
  { id: provider }: IdentityProvider,
  { subject, email }: ProvenIdentity,
  now: string,
) => db.insertInto('authIdentities').values({ userId, provider, subject, email, createdAt: now }).execute()

/** Finds the account by its subject, else by an address confirmed on both sides, else creates one. */
async function findAccount(
  db: AuthDb,
  desk: FinishContext,
  provider: IdentityProvider,
  identity: ProvenIdentity,
): Promise<AccountRow> {
  const knownIdentity = await selectIdentities(db, provider, identity)
  const id = knownIdentity?.userId ?? (await findOrLinkUser(db, desk, provider, identity))
  const account = await findAccountById(db, id)
  if (account?.status !== 'active') throw createForbidden('unknown', 'This account cannot sign in')
  return account
}

const getName = ({ name }: ProvenIdentity) =>
  (name ?? '')
    .replace(/[\p{Cc}<>]/gu, '')
    .trim()
    .slice(0, 100)

async function findOrLinkUser(
  db: AuthDb,
  desk: FinishContext,
  provider: IdentityProvider,
  identity: ProvenIdentity,
): Promise<string> {
  const email = identity.email?.trim().toLowerCase()
  const user = email === undefined ? undefined : await findUserByEmail(db, email)
  if (email === undefined || (!user && !desk.settings.isSignUpOpen))
    throw createForbidden('unknown', `No account is connected to this ${provider.name} sign-in`)
  const account = user && (await findAccountById(db, user.id))
  if (!identity.emailConfirmed || (account && account.emailConfirmedAt === null))
    throw createForbidden(
      'unconfirmed',
      'The email address is not confirmed by both this application and the provider. Sign in with your password, then connect the provider',
    )
  const id =
    user?.id ??
    (await createUser(db, { email, name: getName(identity) || email, role: desk.settings.signUpRole, now: desk.now }))
  if (id === undefined) throw createForbidden('unconfirmed', 'Another account has just taken this address')
  await storeFlow(db, id, provider, identity, desk.now)
  if (user) await notify(db, desk, user, { kind: 'identityConnected', values: { provider: provider.name } })
  else {
    await desk.events.announceAccount({ kind: 'joined', userId: id })
    desk.events.announce('everyone')
  }
  return id
}

async function connect(
  db: AuthDb,
  desk: FinishContext,
  { provider, userId, ...identity }: ProvenIdentity & { provider: IdentityProvider; userId: string },
) {
  const {
    request: { session },
  } = desk
  if (session?.stage !== 'open' || session.userId !== userId) throw createFlowExpired()
  const knownIdentity = await selectIdentities(db, provider, identity)
  if (knownIdentity && knownIdentity.userId !== userId)
    throw createForbidden('taken', 'This sign-in is connected to another account')
  if (!knownIdentity) {
    await storeFlow(db, userId, provider, identity, desk.now)
    const account = await findAccountById(db, userId)
    if (account) await notify(db, desk, account, { kind: 'identityConnected', values: { provider: provider.name } })
  }
  desk.events.announce([userId])
  return { next: 'connected' as const }
}
