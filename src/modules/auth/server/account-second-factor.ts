import { conflict } from '#platform/failure.ts'
import type { Call } from '#platform/server/api.ts'
import { authenticatorAddress, newAuthenticatorSecret } from './authenticator.ts'
import { needConfirmed } from './confirmed.ts'
import { notify } from './letters/send-letter.ts'
import { dropRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts'
import { codeFailure, judgeCode } from './second-factor.ts'
import type { AuthDb } from './tables.ts'
import { changeUser } from './user-rows.ts'

type Asker = Pick<Call, 'user' | 'session' | 'now' | 'secrets'>

const factorOf = (db: AuthDb, userId: string) =>
  db.selectFrom('authSecondFactors').selectAll().where('userId', '=', userId).executeTakeFirst()

const isOn = () => conflict('The second factor is on already')

/** A new secret in place of one that was begun and never enabled. */
export async function beginSecondFactor(db: AuthDb, call: Asker) {
  await needConfirmed(db, call)
  const { user, now, secrets } = call
  const secret = newAuthenticatorSecret()
  const begun = { sealedSecret: await secrets.seal(secret), createdAt: now, lastStep: 0, tries: 0, triesSince: now }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('authSecondFactors')
    .values({ userId: user.id, ...begun, enabledAt: null })
    .onConflict((conflicting) =>
      conflicting.column('userId').doUpdateSet(begun).where('authSecondFactors.enabledAt', 'is', null),
    )
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) throw isOn()
  return { secret, address: authenticatorAddress(secret, user.email) }
}

/** Counts from now on; a first code proves that the app has the secret. */
export async function enableSecondFactor(
  db: AuthDb,
  call: Asker & Pick<Call, 'commit' | 'screen'> & { body: { code: string } },
) {
  await needConfirmed(db, call)
  const { user, now, secrets, body } = call
  const done = await call.commit(db, async (held, { mail }) => {
    const row = await factorOf(held, user.id)
    if (!row) throw conflict('Begin with a new secret')
    if (row.enabledAt !== null) throw isOn()
    const outcome = await judgeCode(held, user.id, body.code, call)
    if (outcome.is !== 'right') return outcome
    await held.updateTable('authSecondFactors').set({ enabledAt: now }).where('userId', '=', user.id).execute()
    await changeUser(held, user.id, { secondFactorAt: now })
    await notify(held, { ...call, mail }, user, { kind: 'secondFactorEnabled' })
    return { is: outcome.is, recoveryCodes: await renewRecoveryCodes(held, secrets, user.id) }
  })
  if (done.is !== 'right') throw codeFailure(done, now, user.id)
  return { recoveryCodes: done.recoveryCodes }
}

export async function disableSecondFactor(db: AuthDb, call: Asker & Pick<Call, 'mail' | 'screen'>) {
  await needConfirmed(db, call)
  const { user } = call
  const row = await factorOf(db, user.id)
  if (!row) return
  await db.deleteFrom('authSecondFactors').where('userId', '=', user.id).execute()
  await dropRecoveryCodes(db, user.id)
  await changeUser(db, user.id, { secondFactorAt: null })
  if (row.enabledAt !== null) await notify(db, call, user, { kind: 'secondFactorDisabled' })
}

export async function replaceRecoveryCodes(db: AuthDb, call: Asker) {
  await needConfirmed(db, call)
  const row = await factorOf(db, call.user.id)
  if (!row || row.enabledAt === null) throw conflict('There is no second factor')
  return { recoveryCodes: await renewRecoveryCodes(db, call.secrets, call.user.id) }
}
