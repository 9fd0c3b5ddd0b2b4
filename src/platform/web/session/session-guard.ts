import { Failure } from '#platform/errors/failure.ts'

/** Why calls have to wait: the session has ended, maintenance is on, or the server cannot reach its database. */
export type Interruption = 'signedOut' | 'maintenance' | 'database'

/** Resolves once calls can continue; if undefined, they fail. */
export const interruptions: { overcome?: (kind: Interruption) => Promise<unknown> } = {}

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

const wantsProof = (error: unknown): error is Failure =>
  error instanceof Failure && error.status === 403 && error.issues.some(({ path }) => path === 'confirm')

let asking: Promise<boolean> | undefined

/** Opens one dialog for all calls that wait for the proof. */
const askForProof = (ask: () => Promise<boolean>) =>
  (asking ??= ask().finally(() => {
    asking = undefined
  }))

/** Sends a call to a `confirmed` endpoint, and repeats it after a fresh proof; then restores the focus. */
export async function confirmedFirst<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  if (!confirmation.ask) return send()
  const before = document.activeElement
  try {
    return await send()
  } catch (error) {
    if (!wantsProof(error)) throw error
    const { activeElement } = document
    try {
      if (!(await askForProof(confirmation.ask))) throw new Unconfirmed(error)
      return await send()
    } finally {
      const give = () =>
        import('#platform/web/shortcuts/return-focus.ts').then(({ returnFocus }) =>
          returnFocus([before, activeElement]),
        )
      // Without a connection, the call fails with its own error.
      void give().catch(() => {})
    }
  }
}

const kindOf = (error: unknown, isPublic: boolean): Interruption | undefined => {
  if (!(error instanceof Failure)) return undefined
  if (error.status === 401 && !isPublic) return 'signedOut'
  if (error.status !== 503 || error.errorCode === 'busy' || error.errorCode === 'outcome_unknown') return undefined
  return error.errorCode === 'database' ? 'database' : 'maintenance'
}

// Failures of a few seconds are not shown, such as an overloaded server or a restarting database.
const quietTries = 3
const maxPause = 5

/** Milliseconds until a call is silently repeated; undefined if it should not be. */
function pauseAfter(error: unknown, tried: number) {
  if (!(error instanceof Failure) || error.status !== 503 || tried >= quietTries) return undefined
  if (error.errorCode !== 'busy' && error.errorCode !== 'database') return undefined
  // Random, so that clients do not all retry at the same time.
  return Math.min(error.retryAfter ?? 1, maxPause) * 1000 * (1 + Math.random())
}

let waiting: Promise<unknown> | undefined
let overcome = 0

const wait = (kind: Interruption) =>
  (waiting ??= interruptions
    .overcome?.(kind)
    .then(() => (overcome += 1))
    .finally(() => (waiting = undefined)))

/**
 * Sends a call, and repeats it after an expired session or maintenance; the user is asked once for all waiting calls.
 * For `public` endpoints, 401 is a regular response.
 */
export async function guarded<Answer>(send: () => Promise<Answer>, isPublic = false, tried = 0): Promise<Answer> {
  const before = overcome
  try {
    return await send()
  } catch (error) {
    const pause = pauseAfter(error, tried)
    if (pause !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      return guarded(send, isPublic, tried + 1)
    }
    const kind = kindOf(error, isPublic)
    if (!kind || !interruptions.overcome) throw error
    // The user may have signed in again while the call was under way.
    if (before === overcome) await wait(kind)
    return guarded(send, isPublic)
  }
}
