import { expect, test, vi } from 'vitest'
import { Failure } from '#platform/errors/failure.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import { maxFileBytes } from '#platform/request-limits.ts'
import type { uploadFile } from '#platform/web/api/upload.ts'
import { createUploads } from './uploads.ts'

const file = (name: string, size = 1) => new File([new Uint8Array(size)], name)
const stored = (name: string): StoredFile => ({ id: `id-of-${name}`, name, type: 'text/plain', size: 1 })

/** A server that responds on command. */
function slowServer() {
  const requests: { name: string; signal?: AbortSignal | undefined; settle: (result: StoredFile | Error) => void }[] =
    []
  const send: typeof uploadFile = ({ name }, { signal, onProgress } = {}) =>
    new Promise((resolve, reject) => {
      onProgress?.(0.5)
      requests.push({
        name,
        signal,
        settle: (result) => (result instanceof Error ? reject(result) : resolve(result)),
      })
    })
  return { requests, send }
}

const states = (uploads: ReturnType<typeof createUploads>) => uploads.get().map(({ state }) => state)
const soon = () => new Promise((resolve) => setTimeout(resolve))

test('uploads three files at a time, and starts the next when one has finished', async () => {
  const { requests, send } = slowServer()
  const uploads = createUploads([], send)
  uploads.add(['a', 'b', 'c', 'd', 'e'].map((name) => file(name)))
  expect(states(uploads)).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting'])
  expect(uploads.get()[0]?.progress).toBe(0.5)
  requests[1]?.settle(stored('b'))
  await soon()
  expect(states(uploads)).toEqual(['sending', 'stored', 'sending', 'sending', 'waiting'])
  expect(uploads.get()[1]?.stored).toEqual(stored('b'))
})

test('does not send or retry files that the server would reject', () => {
  const { requests, send } = slowServer()
  const uploads = createUploads([], send)
  uploads.add([file('huge.pdf', maxFileBytes + 1), file('game.exe'), file('empty.txt', 0)])
  expect(uploads.get().map(({ error }) => error)).toEqual(['tooLarge', 'refused', 'empty'])
  for (const { key } of uploads.get()) uploads.retry(key)
  expect(states(uploads)).toEqual(['failed', 'failed', 'failed'])
  expect(requests).toEqual([])
})

test('reports the reason of a failure, keeps the file, and retries', async () => {
  const { requests, send } = slowServer()
  const uploads = createUploads([], send)
  uploads.add([file('a'), file('b')])
  requests[0]?.settle(new Failure(0, 'Wrong Services'))
  requests[1]?.settle(new Failure(415, 'Not this'))
  await soon()
  expect(uploads.get().map(({ error }) => error)).toEqual(['offline', 'refused'])
  uploads.retry(uploads.get()[0]?.key ?? '')
  expect(uploads.get()[0]).toMatchObject({ state: 'sending' })
  expect(uploads.get()[0]).not.toHaveProperty('error')
  requests[2]?.settle(stored('a'))
  await soon()
  expect(states(uploads)).toEqual(['stored', 'failed'])
})

test('distinguishes content that does not match the name from infected content', async () => {
  const { requests, send } = slowServer()
  const uploads = createUploads([], send)
  uploads.add([file('plan.pdf')])
  const message = 'The content of the file does not match its extension'
  requests[0]?.settle(new Failure(415, message, { issues: [{ path: 'content', message }] }))
  await soon()
  uploads.add([file('letter.pdf')])
  requests[1]?.settle(new Failure(415, message, { issues: [{ path: 'content', message, reason: 'infected' }] }))
  await soon()
  expect(uploads.get().map(({ error }) => error)).toEqual(['otherKind', 'infected'])
})

test('aborts the upload of a removed file, and starts the next', async () => {
  const { requests, send } = slowServer()
  const uploads = createUploads([], send)
  uploads.add(['a', 'b', 'c', 'd'].map((name) => file(name)))
  uploads.remove(uploads.get()[0]?.key ?? '')
  expect(requests[0]?.signal?.aborted).toBe(true)
  expect(requests.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
  requests[0]?.settle(stored('a'))
  await soon()
  expect(uploads.get().map(({ name }) => name)).toEqual(['b', 'c', 'd'])
})

test('aborts running uploads on reset, and shows the stored files', () => {
  const { requests, send } = slowServer()
  const listener = vi.fn<() => void>()
  const uploads = createUploads([stored('old')], send)
  uploads.subscribe(listener)
  uploads.add([file('a')])
  uploads.reset([stored('new')])
  expect(requests[0]?.signal?.aborted).toBe(true)
  expect(uploads.get()).toMatchObject([{ key: 'id-of-new', state: 'stored', progress: 1 }])
  expect(listener).toHaveBeenCalled()
})
