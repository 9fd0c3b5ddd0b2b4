import { afterEach, expect, test } from 'vitest'
import { Failure } from '#platform/failure.ts'
import { guarded, type Interruption, interruptions } from './session-guard.ts'

afterEach(() => delete interruptions.overcome)

/** A server that answers by `status`, and what was asked of the visitor. */
function home() {
  const state = { status: 401, sent: 0 }
  const asked: Interruption[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  interruptions.overcome = (kind) => {
    asked.push(kind)
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
  return { state, asked, send, signIn }
}

test('calls that find no session wait for one sign-in and are sent again', async () => {
  const { asked, send, signIn, state } = home()
  const calls = [1, 2, 3].map((number) => guarded(() => send(number)))
  await expect.poll(() => asked).toEqual(['signedOut'])
  signIn()
  expect(await Promise.all(calls)).toEqual([1, 2, 3])
  expect(state.sent).toBe(6)
  expect(asked).toEqual(['signedOut'])
})

test('an answer that was under way while the visitor signed in asks for nothing', async () => {
  const { asked, send, signIn } = home()
  const late = Promise.withResolvers<number>()
  let tries = 0
  const slow = guarded(() => (tries++ === 0 ? late.promise : send(2)))
  const first = guarded(() => send(1))
  await expect.poll(() => asked.length).toBe(1)
  signIn()
  await first
  late.reject(new Failure(401, 'no'))
  expect(await slow).toBe(2)
  expect(asked).toEqual(['signedOut'])
})

test('maintenance is waited for, other failures are the caller’s', async () => {
  const { asked, send, signIn, state } = home()
  state.status = 503
  const call = guarded(() => send(1))
  await expect.poll(() => asked).toEqual(['maintenance'])
  signIn()
  expect(await call).toBe(1)
  state.status = 401
  await expect(guarded(() => send(3), true)).rejects.toThrow('no')
  state.status = 403
  await expect(guarded(() => send(2))).rejects.toThrow('no')
})

test('where nothing is done about it, the call fails', async () => {
  await expect(guarded(() => Promise.reject(new Failure(401, 'Sign in first')))).rejects.toThrow('Sign in first')
})
