import { conflict } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { createAuthenticatorAddress, createAuthenticatorSecret } from './authenticator.ts'
import { notify } from './messages/send-message.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { checkCode } from './second-factor.ts'
import type { AuthDb } from './tables.ts'
import { changeUser } from './user-rows.ts'

interface Owner {
  id: string
  name: string
  email: string
}

type Tools = Pick<Call, 'now' | 'services'>

export const findFactor = (db: AuthDb, userId: string) =>
  db.selectFrom('authSecondFactors').selectAll().where('userId', '=', userId).executeTakeFirst()

const isOn = () => conflict('Two-step sign-in is already on')

/** Creates a secret, replacing one that was never enabled. */
export async function startAuthenticatorSetup(
  db: AuthDb,
  { now, services: { secrets, workspace } }: Tools,
  { id, email }: Owner,
) {
  const secret = createAuthenticatorSecret()
  const begun = { sealedSecret: await secrets.encrypt(secret), createdAt: now, lastStep: 0, tries: 0, triesSince: now }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('authSecondFactors')
    .values({ userId: id, ...begun, enabledAt: null })
    .onConflict((conflicting) =>
      conflicting.column('userId').doUpdateSet(begun).where('authSecondFactors.enabledAt', 'is', null),
    )
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) throw isOn()
  return { secret, address: createAuthenticatorAddress(secret, (await workspace()).name, email) }
}

/**
 * Enables the app after a first code proves that it has the secret. Returns a wrong code as a value rather than
 * throwing, so that the count of attempts is committed.
 */
export async function enableApp(db: AuthDb, tools: Tools, owner: Owner, code: string) {
  const row = await findFactor(db, owner.id)
  if (!row) throw conflict('Start the setup again')
  if (row.enabledAt !== null) throw isOn()
  const outcome = await checkCode(db, owner.id, code, tools)
  if (outcome.is !== 'right') return outcome
  await db.updateTable('authSecondFactors').set({ enabledAt: tools.now }).where('userId', '=', owner.id).execute()
  await changeUser(db, owner.id, { secondFactorAt: tools.now })
  await notify(db, tools, owner, { kind: 'secondFactorEnabled' })
  return { is: outcome.is, recoveryCodes: await renewRecoveryCodes(db, tools.services.secrets, owner.id) }
}
