import { conflict } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { startAuthenticatorSetup, enableApp, findFactor } from './app-factor.ts'
import { requireConfirmation } from './confirmed.ts'
import { checkRequiredFactor } from './required-factor.ts'
import { notify } from './messages/send-message.ts'
import { deleteRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts'
import { createCodeFailure } from './second-factor.ts'
import type { AuthDb } from './tables.ts'
import { changeUser } from './user-rows.ts'

type Caller = Pick<Call, 'user' | 'request' | 'now' | 'services'>

export async function startSecondFactor(db: AuthDb, call: Caller) {
  await requireConfirmation(db, call)
  return startAuthenticatorSetup(db, call, call.user)
}

export async function enableSecondFactor(db: AuthDb, call: Caller & Pick<Call, 'db'> & { body: { code: string } }) {
  await requireConfirmation(db, call)
  const { user, now, body } = call
  const recoveryCodes = await call.db.commit(db, (tx, { services }) =>
    enableApp(tx, { ...call, services }, user, body.code),
  )
  if (recoveryCodes.is !== 'right') throw createCodeFailure(recoveryCodes, now, user.id)
  return { recoveryCodes: recoveryCodes.recoveryCodes }
}

export async function disableSecondFactor(db: AuthDb, call: Caller) {
  await requireConfirmation(db, call)
  const { user } = call
  const row = await findFactor(db, user.id)
  if (!row) return
  await db.deleteFrom('authSecondFactors').where('userId', '=', user.id).execute()
  await deleteRecoveryCodes(db, user.id)
  await changeUser(db, user.id, { secondFactorAt: null })
  if (row.enabledAt === null) return
  await checkRequiredFactor(db, user.id)
  await notify(db, call, user, { kind: 'secondFactorDisabled' })
}

export async function replaceRecoveryCodes(db: AuthDb, call: Caller) {
  await requireConfirmation(db, call)
  const row = await findFactor(db, call.user.id)
  if (!row || row.enabledAt === null) throw conflict('Two-step sign-in is off')
  return { recoveryCodes: await renewRecoveryCodes(db, call.services.secrets, call.user.id) }
}
