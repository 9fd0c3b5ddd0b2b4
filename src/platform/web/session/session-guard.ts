import { Failure } from '#platform/errors/failure.ts'

/** Why calls have to wait: nobody is signed in any more, the server is being maintained, or it cannot reach its database. */
export type Interruption = 'signedOut' | 'maintenance' | 'database'

/** Resolves once calls can continue. Without it they fail. */
export const interruptions: { overcome?: (kind: Interruption) => Promise<unknown> } = {}

/**
 * Asks for a fresh proof in a dialog, after a 403 with the path `confirm`; false if the user declines. Without it such
 * calls fail.
 */
export const confirmation: { ask?: () => Promise<boolean> } = {}

/** A call that was given up because its sender did not confirm who they are: no failure that a screen has to tell. */
export class Unconfirmed extends Failure {
  constructor({ status, message, issues, requestId }: Failure) {
    super(status, message, { issues, requestId })
  }
}

/** The error to show for a failed call: null if its sender aborted it. */
export const failureToReport = (error: Error | null) => (error instanceof Unconfirmed ? null : error)

const wantsProof = (error: unknown): error is Failure =>
  error instanceof Failure && error.status === 403 && error.issues.some(({ path }) => path === 'confirm')

let asking: Promise<boolean> | undefined

/** However many calls wait for the proof, it is asked for once. */
const askForProof = (ask: () => Promise<boolean>) =>
  (asking ??= ask().finally(() => {
    asking = undefined
  }))

/** Sends a call to a `confirmed` endpoint, and again after a fresh proof; then the focus returns. */
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
      // Without a connection the call has its answer all the same.
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

// What passes within seconds is not said: a server that had too much to do, a database that was started anew.
const quietTries = 3
const maxPause = 5

/** For how many milliseconds to wait until a call is sent again without a word; undefined for none that would pass. */
function pauseAfter(error: unknown, tried: number) {
  if (!(error instanceof Failure) || error.status !== 503 || tried >= quietTries) return undefined
  if (error.errorCode !== 'busy' && error.errorCode !== 'database') return undefined
  // Each at another moment, or all would come back at once.
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
 * Sends a call, and again after an expired session or maintenance: the user is asked once for all waiting calls. To
 * calls of `public` endpoints, 401 is an answer.
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
    // What was sent before the visitor signed in again was only late.
    if (before === overcome) await wait(kind)
    return guarded(send, isPublic)
  }
}
