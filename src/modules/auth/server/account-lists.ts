import { conflict, notFound } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { forgetDevices } from '#platform/server/session/known-devices.ts'
import { endSessions } from './accounts.ts'
import { requireConfirmation } from './confirmed.ts'
import { checkRequiredFactor } from './required-factor.ts'
import { toPasskey } from './passkeys.ts'
import type { AuthDb } from './tables.ts'
import { addTime, newBrowserPeriod } from './times.ts'
import { requireSignInMethod } from './sign-in-methods.ts'

type Caller = Pick<Call, 'user' | 'request' | 'now'>
type One<Id> = Caller & { params: { id: Id } }

/** The sessions of a user, the current one first, then by last use. */
export async function listSessions(db: AuthDb, { user, request: { session }, now }: Caller) {
  const rows = await db
    .selectFrom('sessions')
    .leftJoin('knownDevices', 'knownDevices.id', 'sessions.knownDeviceId')
    .select(['sessions.id', 'device', 'remembered', 'sessions.createdAt', 'sessions.lastUsedAt', 'sessions.expiresAt'])
    .select(['knownDevices.isFirst', 'knownDevices.createdAt as knownSince'])
    .where('sessions.userId', '=', user.id)
    .where('stage', '=', 'open')
    .where('endedAt', 'is', null)
    .where('sessions.expiresAt', '>', now)
    .orderBy('sessions.lastUsedAt', 'desc')
    .orderBy('sessions.id')
    .execute()
  const all = rows.map(({ isFirst, knownSince, ...row }) => ({
    ...row,
    isCurrent: row.id === session?.id,
    isNew: isFirst === false && knownSince !== null && knownSince > addTime(now, -newBrowserPeriod),
  }))
  return all.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

export async function endSession(db: AuthDb, { user, request: { session }, now, params: { id } }: One<string>) {
  if (id === session?.id) throw conflict('To end the session of this browser, use Sign out in the menu')
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ endedAt: now, confirmedAt: null })
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (!numUpdatedRows) throw notFound()
  await forgetDevices(db, user.id, { ofSession: id })
}

export async function endOtherSessions(db: AuthDb, { user, request: { session }, now }: Caller) {
  const ended = await endSessions(db, user.id, now, session?.id)
  await forgetDevices(db, user.id, { exceptSession: session?.id })
  return { ended }
}

export async function listPasskeys(db: AuthDb, { user }: Caller) {
  const rows = await db.selectFrom('authPasskeys').selectAll().where('userId', '=', user.id).orderBy('id').execute()
  return rows.map(toPasskey)
}

export async function renamePasskey(
  db: AuthDb,
  { user, params: { id }, body }: One<number> & { body: { name: string } },
) {
  const row = await db
    .updateTable('authPasskeys')
    .set({ name: body.name })
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound()
  return toPasskey(row)
}

/** Removes a passkey or a provider; 409 if no way to sign in would be left. */
export async function removeSignInMethod(db: AuthDb, table: 'authPasskeys' | 'authIdentities', call: One<number>) {
  await requireConfirmation(db, call)
  const { user, params } = call
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('id', '=', params.id)
    .where('userId', '=', user.id)
    .executeTakeFirstOrThrow()
  if (!numDeletedRows) throw notFound()
  await requireSignInMethod(db, user.id)
  if (table === 'authPasskeys') await checkRequiredFactor(db, user.id)
}

export async function listIdentities(db: AuthDb, { user, services: { providers } }: Caller & Pick<Call, 'services'>) {
  const rows = await db
    .selectFrom('authIdentities')
    .select(['id', 'provider', 'email', 'createdAt'])
    .where('userId', '=', user.id)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...row,
    providerName: providers.find(({ id }) => id === row.provider)?.name ?? row.provider,
  }))
}
