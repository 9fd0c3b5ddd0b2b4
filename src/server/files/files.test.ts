import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { contract, file, get, post, readOnly, readWrite } from '#platform/contract.ts'
import { FileId, files, StoredFile } from '#platform/files/stored-file.ts'
import { api } from '#platform/server/api.ts'
import { type FileStore, sweepFiles } from '#platform/server/files/files.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { startS3Server } from '#testing/servers/external/s3-server.ts'
import { visitorAs } from '#testing/browser/visitor.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#server/create-app.ts'
import { openFileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { platformMigrations } from '#server/node-modules.ts'
import { readSettings } from '#server/lifecycle/settings.ts'

const storedFiles: StoredFile[] = []
const Ids = z.object({ ids: z.array(FileId) })
const papers = api(
  contract(
    'papers',
    '/api/papers',
    {
      attach: post('/', { body: Ids, returns: z.array(StoredFile) }),
      forward: post('/forward', { body: Ids, returns: z.array(StoredFile) }),
      release: post('/release', { body: z.object({}) }),
      open: get('/open', { returns: file('*/*') }),
    },
    { grants: { manager: readWrite, agent: readWrite, viewer: readOnly } },
  ),
  () => ({
    attach: async ({
      body,
      services: {
        files: { attach },
      },
    }) => {
      const attached = await attach(body.ids)
      storedFiles.push(...attached)
      return attached
    },
    forward: ({
      body,
      services: {
        files: { attach },
      },
    }) => attach(body.ids, storedFiles),
    release: ({
      services: {
        files: { release },
      },
    }) => release(storedFiles),
    open: ({
      services: {
        files: { open },
      },
    }) => {
      const [first] = storedFiles
      if (!first) throw new Error('Nothing was attached')
      return open(first)
    },
  }),
)

async function runtime(store?: FileStore) {
  storedFiles.length = 0
  const database = await emptyDatabase()
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  const app = createApp(database, [papers], testServices(store && { files: store }))
  const sendPost = async (path: string, body: BodyInit, { user = 'u1', type = 'application/json' } = {}) =>
    (await visitorAs(app, user)).send(
      new Request(`http://atrium.test${path}`, { method: 'POST', body, headers: { 'content-type': type } }),
    )
  const upload = (name: string, bytes: BodyInit, asked = {}) =>
    sendPost(`${files.base}?name=${encodeURIComponent(name)}`, bytes, { type: 'image/png', ...asked })
  const uploaded = async (name = 'a.dwg', user = 'u1') =>
    StoredFile.parse(await (await upload(name, new Uint8Array([0, 255, 10, 13]), { user })).json())
  const attach = (ids: string[], user = 'u1', path = '/api/papers') => sendPost(path, JSON.stringify({ ids }), { user })
  const sweep = (hours: number) => sweepFiles(database, store, new Date(Date.now() + hours * 3_600_000), 10)
  const open = () => app.request('/api/papers/open')
  const another = (files: FileStore) => createApp(database, [papers], testServices({ files }))
  return { app, another, ask: sendPost, upload, uploaded, attach, sweep, open }
}

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'atrium-files-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return folderStore(path)
}

test('opens a file at a second server that uses the same bucket', async () => {
  const bucket = await startS3Server()
  onTestFinished(() => bucket.end())
  const settings = readSettings(bucket.environment)
  const { uploaded, attach, another } = await runtime(await openFileStore(settings))
  const other = another(await openFileStore(settings))
  await attach([(await uploaded()).id])
  const response = await other.request('/api/papers/open')
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 255, 10, 13])
  await bucket.end()
  expect((await other.request('/api/papers/open')).status).toBe(502)
})

test.each([
  ['the database', false],
  ['a folder', true],
])('returns a file from %s byte for byte, as a download that cannot run', async (_, inFolder) => {
  const { uploaded, attach, open } = await runtime(inFolder ? folder() : undefined)
  const { id, ...rest } = await uploaded('Grundriß 1.dwg')
  expect(rest).toEqual({ name: 'Grundriß 1.dwg', type: 'image/png', size: 4 })
  expect((await attach([id])).status).toBe(200)
  const response = await open()
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 255, 10, 13])
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''Grundri%C3%9F%201.dwg`)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
})

test('refuses executable, empty and oversized files, and users without permission', async () => {
  const { upload } = await runtime()
  expect((await upload('invoice.pdf.EXE', 'x')).status).toBe(415)
  expect((await upload('empty.png', '')).status).toBe(422)
  expect((await upload('', 'x')).status).toBe(422)
  expect((await upload('x'.repeat(201), 'x')).status).toBe(422)
  expect((await upload('large.png', new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413)
  expect((await upload('a.png', 'x', { user: 'u4' })).status).toBe(403)
})

test('stores pages and scripts as plain bytes, so that browsers do not render them', async () => {
  const { upload } = await runtime()
  const type = async (given: string) => (await (await upload('a', 'x', { type: given })).json()).type
  expect(await type('text/html; charset=utf-8')).toBe('application/octet-stream')
  expect(await type('application/xhtml+xml')).toBe('application/octet-stream')
  expect(await type('text/javascript')).toBe('application/octet-stream')
  expect(await type('not a type')).toBe('application/octet-stream')
  expect(await type('application/pdf')).toBe('application/pdf')
})

test('refuses to attach another user’s upload unless it is already visible', async () => {
  const { uploaded, attach } = await runtime()
  const { id } = await uploaded()
  expect((await attach([id], 'u3')).status).toBe(422)
  expect((await attach(['no-such-file-at-all'])).status).toBe(422)
  expect((await attach([id])).status).toBe(200)
  expect((await attach([id], 'u3', '/api/papers/forward')).status).toBe(200)
})

test('deletes an unused upload after a day, and a released file after ten days', async () => {
  const { uploaded, attach, sweep, open, ask } = await runtime(folder())
  const { id } = await uploaded()
  const { id: forgotten } = await uploaded('b.dwg')
  await attach([id])
  await attach([id], 'u1', '/api/papers/forward')
  await sweep(25)
  expect((await attach([forgotten])).status).toBe(422)
  await ask('/api/papers/release', '{}')
  await sweep(25)
  expect((await open()).status).toBe(200)
  await ask('/api/papers/release', '{}')
  await sweep(10 * 24 - 1)
  expect((await open()).status).toBe(200)
  await sweep(10 * 24 + 1)
  expect((await open()).status).toBe(404)
})
