import { Failure } from '#platform/errors/failure.ts'

/** Why calls have to wait: the session has ended, maintenance is on, or the server cannot reach its database. */
export type Interruption = 'signedOut' | 'maintenance' | 'database'

/** Resolves once calls can continue; if undefined, they fail. */
export const interruption: { resolve?: (kind: Interruption) => Promise<unknown> } = {}

/**
 * Asks for a fresh proof in a dialog, after a 403 with the path `confirm`; resolves to false if the user declines. If
 * undefined, such calls fail.
 */
export const confirmation: { ask?: () => Promise<boolean> } = {}

/** A call that was cancelled because the user gave no fresh proof; not shown as an error. */
export class Unconfirmed extends Failure {
  constructor({ status, message, issues, requestId }: Failure) {
    super(status, message, { issues, requestId })
  }
}

/** The error to show for a failed call; null if the user cancelled it. */
export const failureToReport = (error: Error | null) => (error instanceof Unconfirmed ? null : error)

const requiresProof = (error: unknown): error is Failure =>
  error instanceof Failure && error.status === 403 && error.issues.some(({ path }) => path === 'confirm')

let pendingProof: Promise<boolean> | undefined

/** Opens one dialog for all calls that wait for the proof. */
const askForProof = (ask: () => Promise<boolean>) =>
  (pendingProof ??= ask().finally(() => {
    pendingProof = undefined
  }))

/** Sends a call to a `confirmed` endpoint, and repeats it after a fresh proof; then restores the focus. */
export async function withConfirmation<Result>(send: () => Promise<Result>): Promise<Result> {
  if (!confirmation.ask) return send()
  const before = document.activeElement
  try {
    return await send()
  } catch (error) {
    if (!requiresProof(error)) throw error
    const { activeElement } = document
    try {
      if (!(await askForProof(confirmation.ask))) throw new Unconfirmed(error)
      return await send()
    } finally {
      const restoreFocus = () =>
        import('#platform/web/shortcuts/return-focus.ts').then(({ returnFocus }) =>
          returnFocus([before, activeElement]),
        )
      // Without a connection, the call fails with its own error.
      void restoreFocus().catch(() => {})
    }
  }
}

const getKind = (error: unknown, isPublic: boolean): Interruption | undefined => {
  if (!(error instanceof Failure)) return undefined
  if (error.status === 401 && !isPublic) return 'signedOut'
  if (error.status !== 503 || error.errorCode === 'busy' || error.errorCode === 'outcome_unknown') return undefined
  return error.errorCode === 'database' ? 'database' : 'maintenance'
}

// Failures of a few seconds are not shown, such as an overloaded server or a restarting database.
const maxSilentRetries = 3
const maxPause = 5

/** Milliseconds until a call is silently repeated; undefined if it should not be. */
function retryDelay(error: unknown, attempts: number) {
  if (!(error instanceof Failure) || error.status !== 503 || attempts >= maxSilentRetries) return undefined
  if (error.errorCode !== 'busy' && error.errorCode !== 'database') return undefined
  // Random, so that clients do not all retry at the same time.
  return Math.min(error.retryAfter ?? 1, maxPause) * 1000 * (1 + Math.random())
}

let pendingResolution: Promise<unknown> | undefined
let resolvedCount = 0

const resolveOnce = (kind: Interruption) =>
  (pendingResolution ??= interruption
    .resolve?.(kind)
    .then(() => (resolvedCount += 1))
    .finally(() => (pendingResolution = undefined)))

/**
 * Sends a call, and repeats it after an expired session or maintenance; the user is asked once for all waiting calls.
 * For `public` endpoints, 401 is a regular response.
 */
export async function withRecovery<Result>(
  send: () => Promise<Result>,
  isPublic = false,
  attempts = 0,
): Promise<Result> {
  const before = resolvedCount
  try {
    return await send()
  } catch (error) {
    const pause = retryDelay(error, attempts)
    if (pause !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      return withRecovery(send, isPublic, attempts + 1)
    }
    const kind = getKind(error, isPublic)
    if (!kind || !interruption.resolve) throw error
    // The user may have signed in again while the call was under way.
    if (before === resolvedCount) await resolveOnce(kind)
    return withRecovery(send, isPublic)
  }
}
