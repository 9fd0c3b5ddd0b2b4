import fc from 'fast-check'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { contract, file, get, post, readOnly, readWrite } from '#platform/contract.ts'
import { FileId, files, StoredFile } from '#platform/files/stored-file.ts'
import { api } from '#platform/server/api.ts'
import { checkPicture } from '#platform/server/files/pictures.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { wrongTexts } from '#testing/fuzz/wrong-values.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'

/** A record that shows any upload, and one that accepts only pictures. */
async function runtime() {
  const storedFiles: StoredFile[] = []
  const errors: object[] = []
  const papers = api(
    contract(
      'papers',
      '/api/papers',
      {
        attach: post('/', { body: z.object({ id: FileId }), returns: StoredFile }),
        hang: post('/picture', { body: z.object({ id: FileId }) }),
        open: get('/open', { returns: file('*/*') }),
      },
      { grants: { manager: readWrite, agent: readWrite, viewer: readOnly } },
    ),
    () => {
      const attached = async (ids: string[], attach: (ids: readonly string[]) => Promise<StoredFile[]>) => {
        const [first] = await attach(ids)
        if (!first) throw new Error('Nothing was attached')
        storedFiles[0] = first
        return first
      }
      return {
        attach: ({
          body,
          services: {
            files: { attach },
          },
        }) => attached([body.id], attach),
        hang: async ({ body, services: { files: tools } }) => {
          const first = await attached([body.id], tools.attach)
          await checkPicture(tools, first, 'id')
        },
        open: ({
          services: {
            files: { open },
          },
        }) => open(StoredFile.parse(storedFiles[0])),
      }
    },
  )
  const database = await emptyDatabase()
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  const log = { info() {}, error: (fields: object) => void errors.push(fields) }
  const app = createApp(database, [papers], testServices({ log }))
  const send = async (path: string, body: BodyInit, type: string) =>
    app.request(path, { method: 'POST', body, headers: { 'content-type': type } })
  return {
    errors,
    upload: (name: string, bytes: BodyInit, type: string) =>
      send(`${files.base}?name=${encodeURIComponent(name.toWellFormed())}`, bytes, type),
    attach: (id: string) => send('/api/papers', JSON.stringify({ id }), 'application/json'),
    hang: (id: string) => send('/api/papers/picture', JSON.stringify({ id }), 'application/json'),
    open: () => app.request('/api/papers/open'),
  }
}

type Runtime = Awaited<ReturnType<typeof runtime>>

// Types that a browser would run as a page or a program of this origin.
const active = /html|xml|script|wasm|shockwave/

/** Checks that an accepted upload is served as a harmless download, whatever its declared type. */
async function expectHarmless({ attach, open }: Runtime, response: Response) {
  const stored = StoredFile.parse(await response.json())
  expect(stored.name).not.toMatch(/[/\\\p{Cc}\u202A-\u202E\u2066-\u2069]|\.(exe|bat|sh)[\s.]*$/iu)
  expect(stored.type === 'image/svg+xml' || !active.test(stored.type)).toBe(true)
  expect((await attach(stored.id)).status).toBe(200)
  const served = await open()
  expect(served.status).toBe(200)
  expect(served.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w.~%!*'()-]+$/)
  expect(served.headers.get('x-content-type-options')).toBe('nosniff')
  expect(served.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect((await served.arrayBuffer()).byteLength).toBe(stored.size)
}

const png = (width: number, height: number) => {
  const head = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82])
  const size = new DataView(new ArrayBuffer(8))
  size.setUint32(0, width)
  size.setUint32(4, height)
  return new Uint8Array([...head, ...new Uint8Array(size.buffer), 8, 6, 0, 0, 0, 0, 0, 0, 0])
}

const zipOfZeros = gzipSync(new Uint8Array(9_000_000))

const hostile: [string, string, BodyInit, string][] = [
  ['a page with the type of a picture', 'a', '<script>alert(1)</script>', 'image/png'],
  ['a page', 'a.html', '<script>alert(1)</script>', 'text/html'],
  ['a page with a type in capitals', 'a', '<script>', 'TEXT/HTML; charset=utf-7'],
  ['an SVG with a script', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml'],
  ['an SVG without an end', 'a.svg', '<g>'.repeat(200_000), 'image/svg+xml'],
  ['recursive entities', 'a.xml', '<!DOCTYPE a [<!ENTITY b "&c;&c;"><!ENTITY c "&b;&b;">]><a>&b;</a>', 'text/xml'],
  ['a truncated picture', 'a.png', png(10, 10).slice(0, 9), 'image/png'],
  ['an archive of zeros', 'a.gz', zipOfZeros, 'application/gzip'],
  ['a table of a million columns', 'a.csv', ','.repeat(1_000_000), 'text/csv'],
  ['a table of formulas', 'a.csv', '=cmd|"/c calc"!A0', 'text/csv'],
  ['a type with a line break', 'a.txt', 'x', 'text/plain'],
  ['an invalid type', 'a.txt', 'x', '../../etc'],
  ['a path out of the folder', '../../../etc/passwd', 'x', 'text/plain'],
  ['a path out of the folder on Windows', '..\\..\\boot.ini', 'x', 'text/plain'],
  ['a name with reversed direction', 'annual\u202Efdp.txt', 'x', 'text/plain'],
  ['a name in many scripts', 'Grundriß 图 رسم \u{1F468}\u200D\u{1F469}.txt', 'x', 'text/plain'],
]

test.each(hostile)('stores %s as a harmless download', async (_, name, bytes, type) => {
  const server = await runtime()
  const response = await server.upload(name, bytes, type)
  expect(response.status).toBe(201)
  await expectHarmless(server, response)
  expect(server.errors).toEqual([])
})

test.each([
  'a.exe',
  'link.url',
  'disk.ISO',
  'disk.img',
  'disk.vhd',
  'letter.docm',
  'sheet.xlsm',
  'slides.pptm',
  'page.mhtml',
  'page.mht',
  'a.lnk',
  'a.scf',
  'help.chm',
  'a.hta',
  'a.jnlp',
  'notes.one',
  'a.exe.',
  'a.exe . .',
  'a.exe\u200D',
  'a.pdf\u202E.bat',
  'a.sh::$DATA',
  'b/c.EXE',
  '\u202Egpj.exe',
])('refuses the program %j', async (name) => {
  const { upload } = await runtime()
  expect((await upload(name, 'x', 'image/png')).status).toBe(415)
})

test.each([
  ['a page with the name of a picture', 'a.png', '<script>alert(1)</script>', 'content'],
  ['an archive with the name of a document', 'letter.pdf', zipOfZeros, 'content'],
  ['a program with the name of a picture', 'photo.jpg', '\x7FELF\x02\x01', 'content'],
  ['a picture with too many pixels', 'a.png', png(60_000, 60_000), 'content'],
  ['a picture with too many pixels and no extension', 'a', png(2 ** 31 - 1, 2 ** 31 - 1), 'content'],
])('refuses %s and reports the cause', async (_, name, bytes, path) => {
  const { upload, errors } = await runtime()
  const response = await upload(name, bytes, 'image/png')
  expect(response.status).toBe(415)
  expect(await response.json()).toMatchObject({ issues: [{ path }] })
  expect(errors).toEqual([])
})

test('refuses any name, type and bytes, or serves them as a harmless download', { timeout: 90_000 }, async () => {
  const server = await runtime()
  const names = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.constantFrom(...wrongTexts))
  const types = fc.oneof(
    fc.stringMatching(/^[ -~]{0,30}$/),
    fc.constantFrom('image/svg+xml', 'text/html', 'application/json'),
  )
  const uploads = fc.record({ name: names, type: types, bytes: fc.uint8Array({ maxLength: 200 }) })
  await fc.assert(
    fc.asyncProperty(uploads, async ({ name, type, bytes }) => {
      const response = await server.upload(name, new Uint8Array(bytes), type)
      expect([201, 413, 415, 422]).toContain(response.status)
      if (response.status === 201) await expectHarmless(server, response)
    }),
    { numRuns: 25, seed: 9 },
  )
  expect(server.errors).toEqual([])
})

test.each([
  ['a page', '<script>alert(1)</script>', 'image/png'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['bytes of another type', new Uint8Array([255, 216, 255, 0]), 'image/png'],
  ['an archive', zipOfZeros, 'image/webp'],
  ['a picture without a size', new Uint8Array([255, 216, 255, 224, 0, 4, 0, 0]), 'image/jpeg'],
  ['two bytes', new Uint8Array([137, 80]), 'image/png'],
  ['a picture that is too large', new Uint8Array([...png(1, 1), ...new Uint8Array(3_000_000)]), 'image/png'],
])('refuses %s as a picture', async (_, bytes, type) => {
  const { upload, hang, open, errors } = await runtime()
  const { id } = StoredFile.parse(await (await upload('a', bytes, type)).json())
  expect((await hang(id)).status).toBe(422)
  expect(errors).toEqual([])
  await open()
})
