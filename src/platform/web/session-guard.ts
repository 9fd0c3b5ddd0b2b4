import { Failure } from '#platform/failure.ts'

/** Why calls have to wait: nobody is signed in any more, or the server is being maintained. */
export type Interruption = 'signedOut' | 'maintenance'

/** What the application does about it; settled once calls can go on. Without it they simply fail. */
export const interruptions: { overcome?: (kind: Interruption) => Promise<unknown> } = {}

const kindOf = (error: unknown, isPublic: boolean): Interruption | undefined => {
  if (!(error instanceof Failure)) return undefined
  if (error.status === 401 && !isPublic) return 'signedOut'
  return error.status === 503 ? 'maintenance' : undefined
}

let waiting: Promise<unknown> | undefined
let overcome = 0

const wait = (kind: Interruption) =>
  (waiting ??= interruptions
    .overcome?.(kind)
    .then(() => (overcome += 1))
    .finally(() => (waiting = undefined)))

/**
 * Sends a call, and again after what interrupted it: however many calls wait, the visitor is asked once. What is `public`
 * may be asked by who is not signed in: there 401 is an answer.
 */
export async function guarded<Answer>(send: () => Promise<Answer>, isPublic = false): Promise<Answer> {
  const before = overcome
  try {
    return await send()
  } catch (error) {
    const kind = kindOf(error, isPublic)
    if (!kind || !interruptions.overcome) throw error
    // What was sent before the visitor signed in again was only late.
    if (before === overcome) await wait(kind)
    return guarded(send, isPublic)
  }
}
