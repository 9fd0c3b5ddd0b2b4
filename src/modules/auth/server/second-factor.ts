import type { Selectable } from 'kysely'
import { Failure } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { isAuthenticatorCode, findTimeStep, removeSpaces } from './authenticator.ts'
import { recogniseBrowser } from './new-browser.ts'
import { consumeRecoveryCode, countRecoveryCodesLeft, findRecoveryCode } from './recovery-codes.ts'
import type { AuthDb, OwnTables } from './tables.ts'
import { addTime } from './times.ts'
import { createInvalidCredential } from './invalid-credential.ts'

export type SecondFactorRow = Selectable<OwnTables['authSecondFactors']>

/** Maximum number of attempts per account from any client; `within` in ms. */
const tries = { max: 10, within: 15 * 60_000 } as const

/** Counts an attempt before checking it, so that concurrent ones count; undefined without a second factor. */
async function countTry(db: AuthDb, userId: string, now: string): Promise<SecondFactorRow | undefined> {
  const isOver = addTime(now, -tries.within)
  return db
    .updateTable('authSecondFactors')
    .set(({ eb, ref }) => ({
      tries: eb
        .case()
        .when('triesSince', '<=', isOver)
        .then(1)
        .else(eb('tries', '+', 1))
        .end(),
      triesSince: eb.case().when('triesSince', '<=', isOver).then(now).else(ref('triesSince')).end(),
    }))
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** True if the code's time step is newer than all accepted ones, so that no code works twice. */
async function consumeTimeStep(
  db: AuthDb,
  { userId, sealedSecret }: SecondFactorRow,
  code: string,
  { services: { secrets }, now }: CodeContext,
) {
  const step = findTimeStep(await secrets.decrypt(sealedSecret), removeSpaces(code), now)
  if (step === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable('authSecondFactors')
    .set({ lastStep: step, tries: 0 })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

type CodeContext = Pick<Call, 'now'> & { services: Pick<Call['services'], 'secrets'> }

type Outcome = { is: 'right'; recoveryCodesLeft: number | null } | { is: 'wrong' } | { is: 'tooOften'; until: string }

/**
 * Checks a code of the app, or a recovery code that `findUnusedCode` has found. Returns the outcome rather than throwing,
 * so that the count of attempts is committed.
 */
export async function checkCode(
  db: AuthDb,
  userId: string,
  code: string,
  context: CodeContext,
  recoveryCodeId?: number,
): Promise<Outcome> {
  const row = await countTry(db, userId, context.now)
  if (!row) return { is: 'wrong' }
  if (row.tries > tries.max) return { is: 'tooOften', until: addTime(row.triesSince, tries.within) }
  if (isAuthenticatorCode(code))
    return (await consumeTimeStep(db, row, code, context)) ? { is: 'right', recoveryCodesLeft: null } : { is: 'wrong' }
  if (
    row.enabledAt === null ||
    recoveryCodeId === undefined ||
    !(await consumeRecoveryCode(db, recoveryCodeId, context.now))
  )
    return { is: 'wrong' }
  await db.updateTable('authSecondFactors').set({ tries: 0 }).where('userId', '=', userId).execute()
  return { is: 'right', recoveryCodesLeft: await countRecoveryCodesLeft(db, userId) }
}

/**
 * The unused recovery code of an account that has attempts left. It is compared with ten stored ones before the
 * transaction, for which all other writes would wait.
 */
async function findUnusedCode(db: AuthDb, userId: string, code: string, { services, now }: CodeContext) {
  if (isAuthenticatorCode(code)) return undefined
  const row = await db.selectFrom('authSecondFactors').selectAll().where('userId', '=', userId).executeTakeFirst()
  const isOver = addTime(now, -tries.within)
  const isRefused = !row || (row.tries >= tries.max && new Date(row.triesSince).toISOString() > isOver)
  return isRefused ? undefined : findRecoveryCode(db, services.secrets, userId, code)
}

/** Converts an outcome to a failure: 422 at `code`, or 429. */
export function createCodeFailure(outcome: Exclude<Outcome, { is: 'right' }>, now: string, account: string) {
  if (outcome.is === 'wrong') return createInvalidCredential('code', 'The code is wrong or already used', account)
  const retryAfter = Math.max(1, Math.ceil((Date.parse(outcome.until) - Date.parse(now)) / 1000))
  return new Failure(429, 'Too many attempts. Try again later', { retryAfter, account })
}

/** Opens a session that awaits its second factor. */
export async function verifySecondFactor(
  db: AuthDb,
  { body, db: { commit }, ...context }: Pick<Call, 'request' | 'db' | 'services' | 'now'> & { body: { code: string } },
) {
  const { session } = context.request
  if (session?.stage !== 'secondFactor') throw new Failure(401, 'Sign in to continue')
  const { userId, remembered } = session
  const { code } = body
  const recoveryCodeId = await findUnusedCode(db, userId, code, context)
  const outcome = await commit(db, async (tx, tools) => {
    const codeOutcome = await checkCode(tx, userId, code, context, recoveryCodeId)
    if (codeOutcome.is !== 'right') return codeOutcome
    await tools.services.sessions.begin(userId, { remembered })
    await recogniseBrowser(tx, tools, userId, context)
    tools.events.announce([userId])
    return codeOutcome
  })
  if (outcome.is !== 'right') throw createCodeFailure(outcome, context.now, userId)
  return { recoveryCodesLeft: outcome.recoveryCodesLeft }
}
