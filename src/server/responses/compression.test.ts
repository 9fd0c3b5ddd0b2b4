import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
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
