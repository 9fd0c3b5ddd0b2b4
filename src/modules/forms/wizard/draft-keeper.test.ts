import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { conflict, Failure } from '#platform/errors/failure.ts'
import type { DraftValues } from '../contract-draft.ts'
import { type Copy, createKeeper, recall } from './draft-keeper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const draft = { version: 1, values: { name: 'One' }, updatedAt: '2027-01-01T00:00:00.000Z' }

/** A server that counts versions, and fails as told. */
function keep(failures: Error[] = []) {
  const server: { version: number; values: DraftValues } = { version: 1, values: draft.values }
  let copy: Copy | undefined
  const send = vi.fn<(version: number, values: DraftValues) => Promise<typeof draft>>(async (version, values) => {
    const failure = failures.shift()
    if (failure) throw failure
    if (version !== server.version) throw conflict('Changed')
    server.version += 1
    server.values = values
    return { ...draft, version: server.version }
  })
  const copies = { read: () => copy, write: (next: Copy | undefined) => void (copy = next) }
  return { server, send, copies, keeper: createKeeper({ draft, send, copies }) }
}

test('a moment after the last letter all is sent once, and this browser lets go of it', async () => {
  const { server, send, copies, keeper } = keep()
  for (const name of ['Tw', 'Two', 'Two!']) keeper.keep({ name })
  expect(keeper.kept.get().state).toBe('saving')
  expect(copies.read()?.values).toEqual({ name: 'Two!' })
  await vi.advanceTimersByTimeAsync(700)
  expect(send).toHaveBeenCalledTimes(1)
  expect([server.values, keeper.kept.get().state, copies.read()]).toEqual([{ name: 'Two!' }, 'saved', undefined])
})

test('without a connection it waits here, and is sent as soon as there is one', async () => {
  const { server, copies, keeper } = keep([new Failure(0, 'No connection'), new Failure(0, 'No connection')])
  keeper.keep({ name: 'Two' })
  expect(await keeper.flush()).toBeUndefined()
  expect([keeper.kept.get().state, copies.read()?.values]).toEqual(['waiting', { name: 'Two' }])
  await vi.advanceTimersByTimeAsync(11_000)
  expect([server.values, keeper.kept.get().state]).toEqual([{ name: 'Two' }, 'saved'])
})

test('what another tab wrote is not written over until one says so', async () => {
  const { server, send, keeper } = keep()
  Object.assign(server, { version: 2, values: { name: 'Theirs' } })
  keeper.keep({ name: 'Mine' })
  expect(await keeper.flush()).toBeUndefined()
  expect(keeper.kept.get().state).toBe('conflict')
  keeper.keep({ name: 'Mine too' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(send).toHaveBeenCalledTimes(1)
  keeper.settle({ ...draft, version: 2, values: { name: 'Theirs' } }, true)
  await vi.advanceTimersByTimeAsync(0)
  expect(server.values).toEqual({ name: 'Mine too' })
})

test('where nothing is unsaved the other tab’s words are taken over', () => {
  const { keeper } = keep()
  expect(keeper.adopt({ ...draft, version: 2, values: { name: 'Theirs' } })).toBe(true)
  keeper.keep({ name: 'Mine' })
  expect(keeper.adopt({ ...draft, version: 3, values: { name: 'Other' } })).toBe(false)
})

test('after a reload this browser goes on with what it had, unless another has written since', () => {
  const copy = { base: 1, sent: '', values: { name: 'Typed' } }
  expect(recall(draft, undefined).is).toBe('server')
  expect(recall(draft, copy)).toEqual({ is: 'copy', values: { name: 'Typed' } })
  expect(recall({ ...draft, version: 2 }, copy).is).toBe('conflict')
  expect(recall({ ...draft, version: 2, values: { name: 'Typed' } }, copy).is).toBe('server')
})
