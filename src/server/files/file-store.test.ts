import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { FileStore } from '#platform/server/files/files.ts'
import { startProxy } from '#testing/servers/external/proxy.ts'
import { type S3Server, startS3Server } from '#testing/servers/external/s3-server.ts'
import { openFileStore } from './file-store.ts'
import { readSettings } from '#server/lifecycle/settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'atrium-file-store-'))
let bucket: S3Server
beforeAll(async () => {
  bucket = await startS3Server()
})
afterAll(async () => {
  await bucket.end()
  rmSync(folder, { recursive: true, force: true })
})

const opened = (environment: NodeJS.ProcessEnv = {}) =>
  openFileStore(readSettings({ DATA_DIR: folder, ...environment }))

describe.each<[string, () => Promise<FileStore>]>([
  ['a folder', () => opened()],
  ['a bucket', () => opened(bucket.environment)],
])('%s', (_, open) => {
  test('returns bytes unchanged, also after it is opened again', async () => {
    const id = randomUUID()
    const bytes = randomBytes(300_000)
    await (await open()).write(id, bytes)
    expect(Buffer.compare((await (await open()).read(id)) ?? Buffer.of(), bytes)).toBe(0)
  })

  test('keeps the last write', async () => {
    const store = await open()
    const id = randomUUID()
    await store.write(id, Buffer.from('first'))
    await store.write(id, Buffer.from('second'))
    expect(Buffer.from((await store.read(id)) ?? []).toString()).toBe('second')
  })

  test('returns nothing for an unknown or removed file, and can remove a file twice', async () => {
    const store = await open()
    const id = randomUUID()
    expect(await store.read(id)).toBeUndefined()
    await store.write(id, Buffer.from('short'))
    await store.remove(id)
    await store.remove(id)
    expect(await store.read(id)).toBeUndefined()
  })

  test('lists only its own files that were written before a given time', async () => {
    const store = await open()
    const ids = Array.from({ length: 5 }, () => randomUUID())
    for (const id of ids) await store.write(id, Buffer.from('listed'))
    const listed = async (before: Date) => {
      const storedIds: string[] = []
      for await (const some of store.list(before)) storedIds.push(...some)
      return storedIds
    }
    expect(await listed(new Date(Date.now() + 60_000))).toEqual(expect.arrayContaining(ids))
    expect(await listed(new Date(Date.now() - 60_000))).toEqual([])
  })

  test('stores many files at once', async () => {
    const store = await open()
    const files = Array.from({ length: 20 }, () => ({ id: randomUUID(), bytes: randomBytes(2000) }))
    await Promise.all(files.map(({ id, bytes }) => store.write(id, bytes)))
    const read = await Promise.all(files.map(({ id }) => store.read(id)))
    expect(read.map((bytes) => Buffer.from(bytes ?? []))).toEqual(files.map(({ bytes }) => bytes))
  })
})

/** The bucket behind an unreliable proxy, which answers the next `faults` requests with errors. */
async function faulty() {
  const state = { faults: 0 }
  const proxy = await startProxy(() => (state.faults-- > 0 ? undefined : bucket.environment.AWS_ENDPOINT_URL_S3))
  onTestFinished(() => proxy.end())
  const store = await opened({ ...bucket.environment, AWS_ENDPOINT_URL_S3: proxy.address })
  return { store, state, proxy }
}

test('retries what a bucket refuses temporarily', async () => {
  const { store, state } = await faulty()
  const id = randomUUID()
  state.faults = 2
  await store.write(id, Buffer.from('kept'))
  state.faults = 2
  expect(Buffer.from((await store.read(id)) ?? []).toString()).toBe('kept')
})

test('reports an unresponsive bucket as 502, not as a missing file', async () => {
  const { store, state } = await faulty()
  state.faults = Infinity
  const id = randomUUID()
  const results = await Promise.allSettled([store.read(id), store.write(id, Buffer.from('x')), store.remove(id)])
  const failure = { status: 'rejected', reason: { status: 502, retryAfter: 10 } }
  expect(results).toMatchObject([failure, failure, failure])
})

test('reports an unreachable bucket as 502, not as a missing file', async () => {
  const other = await startS3Server()
  const store = await opened(other.environment)
  await other.end()
  await expect(store.read(randomUUID())).rejects.toMatchObject({ status: 502 })
})

test.each([
  [{}, 'https://house-files.s3.eu-west-3.amazonaws.com'],
  [{ ATRIUM_FILES_PATH_STYLE: '1' }, 'https://s3.eu-west-3.amazonaws.com/house-files'],
  [{ AWS_ENDPOINT_URL_S3: 'https://s3.example/' }, 'https://s3.example/house-files'],
  [{ AWS_ENDPOINT_URL_S3: 'https://s3.example', ATRIUM_FILES_PATH_STYLE: '0' }, 'https://house-files.s3.example'],
])(
  'with %o, sends requests to the address of the bucket and signs the hash of written bytes',
  async (given, address) => {
    const requests: Request[] = []
    vi.stubGlobal('fetch', async (request: Request) => {
      requests.push(request)
      return new Response()
    })
    const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'word' }
    const store = await opened({ ATRIUM_FILES_BUCKET: 'house-files', AWS_REGION: 'eu-west-3', ...keys, ...given })
    await store.write('abcdef', Buffer.from('kept'))
    const [check, write] = requests
    expect(check?.url.replace(/\/$/, '')).toBe(address)
    expect([write?.method, write?.url]).toEqual(['PUT', `${address}/ab/abcdef`])
    const hash = createHash('sha256').update('kept').digest('hex')
    expect(write?.headers.get('x-amz-content-sha256')).toBe(hash)
    expect(write?.headers.get('authorization')).toMatch(/eu-west-3\/s3\/aws4_request.*x-amz-content-sha256/)
  },
)

test.each([
  [{ ATRIUM_FILES_BUCKET: 'nobodys-bucket' }, 'ATRIUM_FILES_BUCKET does not exist: the bucket nobodys-bucket'],
  [{ AWS_SECRET_ACCESS_KEY: 'wrong' }, 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY have no access'],
  [{ AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' }, 'cannot be reached at http://127.0.0.1:9: '],
  [{ AWS_SECRET_ACCESS_KEY: '' }, 'needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
])('explains why a start with %o fails', async (wrong, said) => {
  await expect(async () => opened({ ...bucket.environment, ...wrong })).rejects.toThrow(said)
})
