import { expect, test, vi } from 'vitest'
import { Failure } from '#platform/errors/failure.ts'
import type { StoredFile } from '#platform/pictures/file.ts'
import { maxFileBytes } from '#platform/request-limits.ts'
import type { uploadFile } from '#platform/web/api/upload.ts'
import { createUploads } from './uploads.ts'

const file = (name: string, size = 1) => new File([new Uint8Array(size)], name)
const stored = (name: string): StoredFile => ({ id: `id-of-${name}`, name, type: 'text/plain', size: 1 })

/** A server that answers on command. */
function slowServer() {
  const asked: { name: string; signal?: AbortSignal | undefined; answer: (result: StoredFile | Error) => void }[] = []
  const send: typeof uploadFile = ({ name }, { signal, onProgress } = {}) =>
    new Promise((resolve, reject) => {
      onProgress?.(0.5)
      asked.push({
        name,
        signal,
        answer: (result) => (result instanceof Error ? reject(result) : resolve(result)),
      })
    })
  return { asked, send }
}

const states = (uploads: ReturnType<typeof createUploads>) => uploads.get().map(({ state }) => state)
const soon = () => new Promise((resolve) => setTimeout(resolve))

test('three go at a time, and the next begins where one has ended', async () => {
  const { asked, send } = slowServer()
  const uploads = createUploads([], send)
  uploads.add(['a', 'b', 'c', 'd', 'e'].map((name) => file(name)))
  expect(states(uploads)).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting'])
  expect(uploads.get()[0]?.progress).toBe(0.5)
  asked[1]?.answer(stored('b'))
  await soon()
  expect(states(uploads)).toEqual(['sending', 'stored', 'sending', 'sending', 'waiting'])
  expect(uploads.get()[1]?.stored).toEqual(stored('b'))
})

test('what the server would refuse is not sent, and cannot be tried again', () => {
  const { asked, send } = slowServer()
  const uploads = createUploads([], send)
  uploads.add([file('huge.pdf', maxFileBytes + 1), file('game.exe')])
  expect(uploads.get().map(({ error }) => error)).toEqual(['tooLarge', 'refused'])
  for (const { key } of uploads.get()) uploads.retry(key)
  expect(states(uploads)).toEqual(['failed', 'failed'])
  expect(asked).toEqual([])
})

test('a failure says what it was, keeps the file, and can be tried again', async () => {
  const { asked, send } = slowServer()
  const uploads = createUploads([], send)
  uploads.add([file('a'), file('b')])
  asked[0]?.answer(new Failure(0, 'Wrong Services'))
  asked[1]?.answer(new Failure(415, 'Not this'))
  await soon()
  expect(uploads.get().map(({ error }) => error)).toEqual(['offline', 'refused'])
  uploads.retry(uploads.get()[0]?.key ?? '')
  expect(uploads.get()[0]).toMatchObject({ state: 'sending' })
  expect(uploads.get()[0]).not.toHaveProperty('error')
  asked[2]?.answer(stored('a'))
  await soon()
  expect(states(uploads)).toEqual(['stored', 'failed'])
})

test('what is not what its name says is told apart from a kind that is not taken', async () => {
  const { asked, send } = slowServer()
  const uploads = createUploads([], send)
  uploads.add([file('plan.pdf')])
  const message = 'The file is not what its name says'
  asked[0]?.answer(new Failure(415, message, { issues: [{ path: 'content', message }] }))
  await soon()
  uploads.add([file('letter.pdf')])
  asked[1]?.answer(new Failure(415, message, { issues: [{ path: 'content', message, reason: 'infected' }] }))
  await soon()
  expect(uploads.get().map(({ error }) => error)).toEqual(['otherKind', 'infected'])
})

test('one that is taken away is no longer sent, and makes room', async () => {
  const { asked, send } = slowServer()
  const uploads = createUploads([], send)
  uploads.add(['a', 'b', 'c', 'd'].map((name) => file(name)))
  uploads.remove(uploads.get()[0]?.key ?? '')
  expect(asked[0]?.signal?.aborted).toBe(true)
  expect(asked.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
  asked[0]?.answer(stored('a'))
  await soon()
  expect(uploads.get().map(({ name }) => name)).toEqual(['b', 'c', 'd'])
})

test('beginning again ends what is on its way and shows what is kept', () => {
  const { asked, send } = slowServer()
  const listener = vi.fn<() => void>()
  const uploads = createUploads([stored('old')], send)
  uploads.subscribe(listener)
  uploads.add([file('a')])
  uploads.reset([stored('new')])
  expect(asked[0]?.signal?.aborted).toBe(true)
  expect(uploads.get()).toMatchObject([{ key: 'id-of-new', state: 'stored', progress: 1 }])
  expect(listener).toHaveBeenCalled()
})
