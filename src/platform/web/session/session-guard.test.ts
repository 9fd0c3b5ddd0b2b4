import { afterEach, expect, test, vi } from 'vitest'
import { Failure, type ErrorCode } from '#platform/errors/failure.ts'
import {
  confirmation,
  withConfirmation,
  withRecovery,
  type Interruption,
  interruption,
  failureToReport,
  Unconfirmed,
} from './session-guard.ts'

afterEach(() => {
  delete confirmation.ask
  vi.unstubAllGlobals()
  delete interruption.resolve
  vi.useRealTimers()
})

/** A server that responds with `status`, and the kinds of interruption that were reported. */
function runtime() {
  const state = { status: 401, sent: 0 }
  const interruptions: Interruption[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  interruption.resolve = (kind) => {
    interruptions.push(kind)
    return promise
  }
  const send = async (number: number) => {
    state.sent += 1
    if (state.status !== 200) throw new Failure(state.status, 'no')
    return number
  }
  const signIn = () => {
    state.status = 200
    resolve()
  }
  return { state, interruptions, send, signIn }
}

test('waits for one sign-in and repeats all calls without a session', async () => {
  const { interruptions, send, signIn, state } = runtime()
  const calls = [1, 2, 3].map((number) => withRecovery(() => send(number)))
  await expect.poll(() => interruptions).toEqual(['signedOut'])
  signIn()
  expect(await Promise.all(calls)).toEqual([1, 2, 3])
  expect(state.sent).toBe(6)
  expect(interruptions).toEqual(['signedOut'])
})

test('repeats a call that fails after the sign-in without asking again', async () => {
  const { interruptions, send, signIn } = runtime()
  const late = Promise.withResolvers<number>()
  let tries = 0
  const slow = withRecovery(() => (tries++ === 0 ? late.promise : send(2)))
  const first = withRecovery(() => send(1))
  await expect.poll(() => interruptions.length).toBe(1)
  signIn()
  await first
  late.reject(new Failure(401, 'no'))
  expect(await slow).toBe(2)
  expect(interruptions).toEqual(['signedOut'])
})

test('waits for the end of maintenance, and rejects other failures', async () => {
  const { interruptions, send, signIn, state } = runtime()
  state.status = 503
  const call = withRecovery(() => send(1))
  await expect.poll(() => interruptions).toEqual(['maintenance'])
  signIn()
  expect(await call).toBe(1)
  state.status = 401
  await expect(withRecovery(() => send(3), true)).rejects.toThrow('no')
  state.status = 403
  await expect(withRecovery(() => send(2))).rejects.toThrow('no')
})

test('rejects if interruptions are not handled', async () => {
  await expect(withRecovery(() => Promise.reject(new Failure(401, 'Sign in to continue')))).rejects.toThrow(
    'Sign in to continue',
  )
})

/** A server that fails for this number of calls. */
function failingWith(errorCode: ErrorCode, calls: number) {
  const state = { sent: 0 }
  const send = async () => {
    state.sent += 1
    if (state.sent <= calls) throw new Failure(503, 'no', { errorCode, retryAfter: 1 })
    return 'done'
  }
  return { state, send }
}

test.each<ErrorCode>(['busy', 'database'])('silently retries short failures (%s)', async (errorCode) => {
  vi.useFakeTimers()
  const signInAgain = vi.fn<() => Promise<void>>()
  interruption.resolve = signInAgain
  const { send, state } = failingWith(errorCode, 3)
  const call = withRecovery(send)
  await vi.advanceTimersByTimeAsync(900)
  expect(state.sent).toBe(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await call).toBe('done')
  expect(signInAgain).not.toHaveBeenCalled()
})

test('reports a longer database failure as an interruption, and rejects if the server stays busy', async () => {
  vi.useFakeTimers()
  const kinds: Interruption[] = []
  interruption.resolve = async (kind) => void kinds.push(kind)
  const away = failingWith('database', 4)
  const call = withRecovery(away.send)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await call).toBe('done')
  expect(kinds).toEqual(['database'])
  const waited = vi.advanceTimersByTimeAsync(30_000)
  const [refused] = await Promise.allSettled([withRecovery(failingWith('busy', 9).send), waited])
  expect(refused).toMatchObject({ reason: { errorCode: 'busy' } })
})

test('does not repeat a write with unknown outcome', async () => {
  const { send, state } = failingWith('outcome_unknown', 1)
  await expect(withRecovery(send)).rejects.toMatchObject({ errorCode: 'outcome_unknown' })
  expect(state.sent).toBe(1)
})

/** A server that requires a fresh proof, and the number of times the user was asked. */
function sensitive(isConfirmed: boolean) {
  vi.stubGlobal('document', { activeElement: null })
  const state = { isConfirmed: false, asked: 0 }
  confirmation.ask = async () => {
    state.asked += 1
    await Promise.resolve()
    return (state.isConfirmed = isConfirmed)
  }
  const send = async (number: number) => {
    if (!state.isConfirmed) throw new Failure(403, 'no', { issues: [{ path: 'confirm', message: 'no' }] })
    return number
  }
  return { state, send }
}

test('asks for a fresh proof once and repeats all calls', async () => {
  const { state, send } = sensitive(true)
  expect(await Promise.all([1, 2, 3].map((number) => withConfirmation(() => send(number))))).toEqual([1, 2, 3])
  expect(state.asked).toBe(1)
})

test('rejects with `Unconfirmed` if the user declines, and asks again next time', async () => {
  const { state, send } = sensitive(false)
  await expect(withConfirmation(() => send(1))).rejects.toBeInstanceOf(Unconfirmed)
  const givenUp: unknown = await withConfirmation(() => send(1)).catch((error: unknown) => error)
  expect(state.asked).toBe(2)
  expect(givenUp instanceof Error && failureToReport(givenUp)).toBeNull()
})

test('does not ask for a proof after other failures', async () => {
  const { state } = sensitive(true)
  await expect(withConfirmation(() => Promise.reject(new Failure(403, 'no')))).rejects.toMatchObject({ status: 403 })
  expect(state.asked).toBe(0)
})
