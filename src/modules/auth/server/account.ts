import type * as z from 'zod'
import { conflict, refused } from '#platform/errors/failure.ts'
import { checkEmbeddedPicture } from '#platform/pictures/embedded-picture.ts'
import { ensureAdministratorRemains, lastAdministrator } from '#platform/server/accounts/administrators.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { confirmedUntil } from '#platform/server/session/confirmed.ts'
import { forgetDevices } from '#platform/server/session/known-devices.ts'
import { resetFailures } from '#platform/server/session/attempt-counter.ts'
import type { Account, account } from '../contract-account.ts'
import { findAccountById, endSessions } from './accounts.ts'
import { requireConfirmation } from './confirmed.ts'
import { deleteCredentials } from './delete-credentials.ts'
import { readLanguage, notify, sendMessage } from './messages/send-message.ts'
import { deleteLinks, createLink } from './links.ts'
import { checkNewPassword, lockPassword, retryOnHashChange, savePassword } from './passwords.ts'
import { countRecoveryCodesLeft } from './recovery-codes.ts'
import type { AuthDb } from './tables.ts'
import { changeUser, findUserByEmail } from './user-rows.ts'
import { createInvalidCredential } from './invalid-credential.ts'

type Body<Name extends keyof typeof account.endpoints> = (typeof account.endpoints)[Name] extends { body: infer Schema }
  ? Schema extends z.ZodType
    ? { body: z.output<Schema> }
    : never
  : never

const findPendingAddress = (db: AuthDb, userId: string, now: string) =>
  db
    .selectFrom('authLinks')
    .select('email')
    .where('userId', '=', userId)
    .where('kind', '=', 'email')
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export async function showAccount(db: AuthDb, call: Pick<Call, 'user' | 'request' | 'now'>): Promise<Account> {
  const { id } = call.user
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'jobTitle', 'avatar', 'createdAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const existing = await findAccountById(db, id)
  const secondFactorSince = existing?.enabledAt ?? null
  return {
    ...row,
    createdAt: row.createdAt ?? call.now,
    newEmail: (await findPendingAddress(db, id, call.now))?.email ?? null,
    hasPassword: existing?.hash !== null,
    passwordChangedAt: existing?.changedAt ?? null,
    secondFactorSince,
    secondFactorDemanded: existing?.demandsSecondFactor ?? false,
    recoveryCodesLeft: secondFactorSince === null ? null : await countRecoveryCodesLeft(db, id),
    confirmedUntil: confirmedUntil({ session: call.request.session, now: call.now }),
    isLastAdministrator: (await lastAdministrator(db)) === id,
  }
}

export async function editAccount(db: AuthDb, call: Pick<Call, 'user' | 'request' | 'now' | 'events'> & Body<'edit'>) {
  const {
    user,
    body,
    events: { announce },
  } = call
  checkEmbeddedPicture(body.avatar, 'avatar')
  await changeUser(db, user.id, body)
  announce('everyone')
  return showAccount(db, call)
}

/** Sends a link to the new address, and a warning to the old one in case the user did not ask for it. */
export async function changeEmail(
  db: AuthDb,
  call: Pick<Call, 'user' | 'request' | 'now' | 'services'> & Body<'changeEmail'>,
) {
  await requireConfirmation(db, call)
  const {
    user,
    body,
    now,
    services: { secrets },
  } = call
  if (body.email === user.email) throw refused('email', 'This is already your address')
  await deleteLinks(db, user.id, ['email'])
  const language = await readLanguage(db, call, user.id)
  const to = { name: user.name, email: body.email }
  const link = { kind: 'email', userId: user.id, ...to, language } as const
  const path = await createLink(db, secrets, link, now)
  const owner = await findUserByEmail(db, body.email)
  // Do not reveal whether the address has an account.
  if (owner) await notify(db, call, owner, { kind: 'accountExists' })
  else await sendMessage(call, { kind: 'email', to, language, path, values: { email: body.email } })
  await notify(db, call, user, { kind: 'emailAsked', values: { email: body.email } })
  return showAccount(db, call)
}

type PasswordChangeContext = Pick<Call, 'user' | 'request' | 'now' | 'services' | 'db'> & Body<'changePassword'>

/** Ends all other sessions and removes emailed links, in case the old password was known to others. */
export const changePassword = (db: AuthDb, call: PasswordChangeContext) =>
  retryOnHashChange(() => changeVerified(db, call))

async function changeVerified(db: AuthDb, call: PasswordChangeContext) {
  const {
    user,
    request: { session },
    now,
    services: { secrets },
    body,
  } = call
  const oldHash = (await findAccountById(db, user.id))?.hash ?? undefined
  if (oldHash === undefined) await requireConfirmation(db, call)
  else if (!(await secrets.password.verify(body.current ?? '', oldHash)))
    throw createInvalidCredential('current', 'The current password is wrong', user.id)
  await checkNewPassword(body.password, { ...user, services: call.services })
  if (body.password === body.current) throw refused('password', 'This is your current password')
  const hash = await secrets.password.hash(body.password)
  return call.db.commit(db, async (tx, { services }) => {
    if (oldHash !== undefined) await lockPassword(tx, user.id, oldHash)
    await savePassword(tx, user.id, hash, now)
    await endSessions(tx, user.id, now, session?.id)
    await forgetDevices(tx, user.id, { exceptSession: session?.id })
    await resetFailures(tx, secrets, user.email)
    await deleteLinks(tx, user.id, ['password'])
    await notify(tx, { ...call, services }, user, { kind: 'passwordChanged' })
    return showAccount(tx, call)
  })
}

/** Keeps the row and its name, which other records refer to; the address can be used again. */
export async function removeAccount(db: AuthDb, call: Pick<Call, 'user' | 'request' | 'now' | 'services' | 'events'>) {
  await requireConfirmation(db, call)
  const { user, now } = call
  if ((await lastAdministrator(db)) === user.id)
    throw conflict('This is the only administrator. Make someone else an administrator first')
  await ensureAdministratorRemains(db, async () => {
    const language = await readLanguage(db, call, user.id)
    await sendMessage(call, { kind: 'accountDeleted', to: user, language, path: '/auth/login' })
    await endSessions(db, user.id, now)
    await deleteCredentials(db, user.id)
    await changeUser(db, user.id, { status: 'deleted', email: `deleted:${user.id}`, secondFactorAt: null })
    await call.events.announceAccount({ kind: 'deleted', userId: user.id })
    await call.services.sessions.end()
    call.events.announce('everyone')
  })
}
