import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { withCompression } from './compression.ts'

const long = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: 'Zoë' })))

async function compress(
  { accepts = 'gzip, deflate, br', body = long, method = 'GET' },
  headers: Record<string, string> = { 'content-type': 'application/json' },
) {
  const handle = withCompression(() => new Response(body, { headers }))
  const response = await handle(
    new Request('http://atrium.test/', { method, headers: { 'accept-encoding': accepts } }),
    {},
  )
  return {
    response,
    encoding: response.headers.get('content-encoding'),
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

test('compresses a text as brotli or gzip, as the client accepts, without loss', async () => {
  const brotli = await compress({})
  expect(brotli.encoding).toBe('br')
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(long)
  expect(brotli.response.headers.get('content-length')).toBe(String(brotli.bytes.byteLength))
  const gzip = await compress({ accepts: 'gzip;q=1.0, br;q=0' })
  expect(gzip.encoding).toBe('gzip')
  expect(gunzipSync(gzip.bytes).toString()).toBe(long)
  const huge = await compress({ body: long.repeat(50) })
  expect(brotliDecompressSync(huge.bytes).toString()).toBe(long.repeat(50))
})

test('sends Vary even if nothing was compressed', async () => {
  const plain = await compress({ accepts: '' })
  expect(plain.encoding).toBeNull()
  expect(plain.response.headers.get('vary')).toBe('accept-encoding')
})

test.each([
  ['an event stream', { 'content-type': 'text/event-stream' }, long],
  ['a picture', { 'content-type': 'image/webp' }, long],
  ['a compressed response', { 'content-type': 'text/css', 'content-encoding': 'br' }, long],
])('leaves %s unchanged', async (_, headers, body) => {
  const { bytes, response } = await compress({ body }, headers)
  expect(bytes.toString()).toBe(long)
  expect(response.headers.get('vary')).toBeNull()
})

test('leaves short texts unchanged', async () => {
  const { encoding, bytes } = await compress({ body: '[]' })
  expect([encoding, bytes.toString()]).toEqual([null, '[]'])
})

test('turns a strong ETag into a weak one', async () => {
  const { response } = await compress({}, { 'content-type': 'text/html', etag: '"abc"' })
  expect(response.headers.get('etag')).toBe('W/"abc"')
})

/** A download of this many parts, which is generated while it is read. */
async function download(count: number, accepts: string) {
  const part = new TextEncoder().encode('id,name\r\n'.repeat(4000))
  const onCancel = vi.fn<() => void>()
  let made = 0
  const body = new ReadableStream({
    pull(controller) {
      if (made === count) return controller.close()
      made += 1
      controller.enqueue(part)
    },
    cancel: onCancel,
  })
  const headers = { 'content-type': 'text/csv', 'content-disposition': 'attachment', etag: '"abc"' }
  const handle = withCompression(() => new Response(body, { headers }))
  const response = await handle(new Request('http://atrium.test/', { headers: { 'accept-encoding': accepts } }), {})
  const reader = response.body?.getReader()
  return { response, reader, onCancel, made: () => made, size: count * part.byteLength }
}

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('sends a download by %s while it is generated, in full', async (encoding, decompress) => {
  const { response, reader, made, size } = await download(200, encoding)
  const parts: Uint8Array[] = []
  const readNext = async () => {
    const next = await reader?.read()
    if (next?.value) parts.push(next.value)
    return next?.done === false
  }
  await readNext()
  expect(made()).toBeLessThan(20)
  const finishFlush =
    encoding === 'br' ? { finishFlush: constants.BROTLI_OPERATION_FLUSH } : { finishFlush: constants.Z_SYNC_FLUSH }
  // What has arrived can be read, although the rest is missing.
  expect(decompress(Buffer.concat(parts), finishFlush).toString()).toMatch(/^id,name\r\n/)
  while (await readNext());
  const text = decompress(Buffer.concat(parts)).toString()
  expect(text).toHaveLength(size)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-encoding': encoding,
    vary: 'accept-encoding',
    etag: 'W/"abc"',
  })
  expect(response.headers.has('content-length')).toBe(false)
})

test('stops generating a download when its client leaves', async () => {
  const { reader, onCancel, made } = await download(10_000, 'br')
  await reader?.read()
  await reader?.cancel()
  await expect.poll(() => onCancel.mock.calls).toHaveLength(1)
  expect(made()).toBeLessThan(50)
})
