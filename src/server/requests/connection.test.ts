import { Agent, request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { lingering } from '#platform/request-limits.ts'
import { rawConnection, requestText } from '#testing/servers/raw-connection.ts'
import { startedServer } from '#testing/servers/started-server.ts'

// In sample mode anybody may write, so the server waits for the body.
const sample = { ATRIUM_MODE: 'sample' }
const write = 'PUT /api/settings'
const json = 'content-type: application/json'

/** Announces a body and sends one byte of it. */
async function idleBody(
  port: number,
  { from = '127.0.0.1', headers = [] }: { from?: string; headers?: string[] } = {},
) {
  const connection = await rawConnection(port, from)
  connection.write(requestText(write, [json, 'content-length: 40', ...headers], '{'))
  return connection
}

/** A write whose body is a separate packet, as browsers send it; its status, and the milliseconds until then. */
async function slowWrite(port: number, from: string) {
  const started = performance.now()
  const connection = await rawConnection(port, from)
  connection.write(requestText(write, [json, 'content-length: 2']))
  await new Promise((resolve) => setTimeout(resolve, 100))
  connection.write('{}')
  await expect.poll(() => connection.received, { timeout: 60_000 }).toMatch(/^HTTP\/1\.1 \d/)
  return { status: Number(connection.received.slice(9, 12)), milliseconds: performance.now() - started }
}

test('220 stalled bodies of one address do not block others’ writes, nor its own after two seconds', async () => {
  const { port } = await startedServer(sample)
  const idle = await Promise.all(Array.from({ length: 220 }, () => idleBody(port, { from: '127.0.0.2' })))
  // One network may use a quarter of 200 slots.
  await expect.poll(() => idle.filter(({ received }) => received !== '').length, { timeout: 60_000 }).toBe(170)
  const others = await slowWrite(port, '127.0.0.1')
  expect(others.status).not.toBe(503)
  expect(others.milliseconds).toBeLessThan(8000)
  const slowResponse = await slowWrite(port, '127.0.0.2')
  expect(slowResponse.milliseconds).toBeLessThan(8000)
  await expect.poll(async () => (await slowWrite(port, '127.0.0.2')).status, { timeout: 60_000 }).not.toBe(503)
})

test('behind a proxy, limits the share of the address that the proxy names', async () => {
  const { port } = await startedServer({ ...sample, TRUST_PROXY: '1', ATRIUM_MOST_CALLS: '8' })
  const forwarded = (address: string) => ({ headers: [`x-forwarded-for: 198.51.100.1, ${address}`] })
  const idleResponses = await Promise.all(
    ['2001:db8::1', '2001:db8::2', '2001:db8::3'].map((address) => idleBody(port, forwarded(address))),
  )
  await expect.poll(() => idleResponses.filter(({ received }) => received.includes(' 503 ')).length).toBe(1)
  const other = await idleBody(port, forwarded('2001:db8:0:1::1'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(other.received).toBe('')
})

test('responds with 408 to a body that sends no kilobyte in ten seconds, and closes the connection', async () => {
  const { port } = await startedServer(sample)
  const connection = await idleBody(port)
  await expect.poll(() => connection.isClosed, { timeout: 60_000 }).toBe(true)
  expect(connection.received).toMatch(/^HTTP\/1\.1 408 /)
  expect(connection.received).toContain('connection: close')
  expect(connection.received).toContain('"message":"The request took too long to arrive"')
})

test.each([
  ['that is too large', 'PUT /api/settings', 3_000_000, 413],
  ['from another site', 'DELETE /api/session', 300_000, 403],
  ['without a session', 'POST /api/files?name=a.png', 3_000_000, 401],
  ['for an unknown path', 'POST /nothing', 300_000, 404],
  ['of a GET', 'GET /healthz', 300_000, 200],
])(
  'sends the complete response to an unfinished body %s, and closes the connection',
  async (_, line, length, status) => {
    const { port } = await startedServer()
    const connection = await rawConnection(port)
    const origin = 'origin: https://elsewhere.example'
    connection.write(
      requestText(
        line,
        [`content-length: ${length}`, origin, 'sec-fetch-site: same-origin'].slice(
          0,
          line.startsWith('DELETE') ? 2 : 3,
        ),
      ),
    )
    await expect.poll(() => connection.received, { timeout: 60_000 }).toMatch(/\r\n\r\n/)
    expect(connection.received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(connection.received.toLowerCase()).toContain('connection: close')
    // The rest, and a further request, which is ignored: the client can send it again.
    connection.write('x'.repeat(length) + requestText('GET /healthz'))
    await expect.poll(() => connection.isClosed, { timeout: 60_000 }).toBe(true)
    expect(connection.received.match(/HTTP\/1\.1/g)).toHaveLength(1)
  },
)

test.each([
  ['without a session', 'POST /api/files?name=a.png', 401],
  ['that is too large', 'PUT /api/settings', 413],
  ['for an unknown path', 'POST /nothing', 404],
])('answers a client at once that sends a whole body %s before it reads', async (_, line, status) => {
  const { port } = await startedServer()
  const connection = await rawConnection(port)
  const length = 9_000_000
  connection.socket.pause()
  const started = performance.now()
  await new Promise<void>((resolve, reject) => {
    const request = requestText(line, [`content-length: ${length}`], 'x'.repeat(length))
    connection.socket.write(request, 'latin1', (error) => (error ? reject(error) : resolve()))
  })
  connection.socket.resume()
  await expect.poll(() => connection.received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  // Otherwise it would wait for the end of the request, or of the connection.
  expect(performance.now() - started).toBeLessThan(lingering.longest)
})

test('keeps the connection for further requests after a complete body', async () => {
  const { port } = await startedServer()
  const connection = await rawConnection(port)
  const refused = requestText('POST /api/files?name=a.png', ['content-length: 3'], 'abc')
  connection.write(refused + refused + requestText('GET /healthz'))
  await expect.poll(() => connection.received).toContain('{"status":"ok"}')
  expect(connection.received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 401', 'HTTP/1.1 200'])
  connection.write(requestText('GET /healthz'))
  await expect.poll(() => connection.received.match(/"ok"/g)).toHaveLength(2)
})

test('loses no request of a proxy’s persistent connection after one that was too large', async () => {
  const { port } = await startedServer()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const fetchStatus = (method: string, path: string, body?: Buffer) =>
    new Promise((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', method, path, agent }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode))
      })
      sent.once('error', reject)
      sent.end(body)
    })
  for (let round = 0; round < 10; round += 1) {
    expect(await fetchStatus('PUT', '/api/settings', Buffer.alloc(2_000_000))).toBe(413)
    expect(await fetchStatus('GET', '/healthz')).toBe(200)
  }
})
