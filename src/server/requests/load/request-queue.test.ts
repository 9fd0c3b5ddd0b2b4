import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { Problem } from '#platform/errors/failure.ts'
import { type BodyLimits, limitBodies } from './body-limits.ts'
import { queueRequests } from './request-queue.ts'

const defaults = { maxStreams: 1, maxRunning: 1, maxWait: 60_000 }
const generousRate = { maxSilence: 60_000, window: 60_000, minFirstBytes: 1024, minLaterBytes: 10_240 }

/** A server whose responses wait until the test lets them go. */
async function openServer(
  maxCalls: number,
  { maxStreams = 1, maxRunning = maxCalls, maxWait = 60_000, ...given }: Partial<BodyLimits & typeof defaults> = {},
) {
  const waiting: ServerResponse[] = []
  const reported: string[] = []
  const log = { error: (_: object, message: string) => void reported.push(message) }
  const isWork = (path: string) => path.startsWith('/api/')
  const places = { maxBodies: maxCalls, maxOfNetwork: maxCalls, ...generousRate, ...given }
  const network = ({ headers }: IncomingMessage) => String(headers['x-network'])
  const gate = queueRequests(
    (incoming, outgoing) => {
      incoming.resume()
      if (isWork(incoming.url ?? '')) waiting.push(outgoing)
      else outgoing.end('well')
    },
    { maxCalls, maxRunning, maxWait, maxStreams },
    isWork,
    limitBodies(places, network, log),
    log,
  )
  const server = createServer(gate)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const bound = server.address()
  const address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
  return {
    reported,
    waiting,
    ask: (path: string, init?: RequestInit) => fetch(address + path, init),
    letGo: () => waiting.splice(0).forEach((outgoing) => outgoing.end('done')),
  }
}

test('refuses calls at once while the queue is full, with the time to retry, but no health checks', async () => {
  const { ask, waiting, letGo, reported } = await openServer(2)
  const served = [ask('/api/a'), ask('/api/b')]
  await expect.poll(() => waiting.length).toBe(2)

  const refused = await ask('/api/c')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect(Problem.parse(await refused.json())).toMatchObject({ status: 503, errorCode: 'busy', trouble: 'busy' })
  expect((await ask('/healthz')).status).toBe(200)
  await ask('/api/d')
  expect(reported).toHaveLength(1)

  letGo()
  expect((await Promise.all(served)).map(({ status }) => status)).toEqual([200, 200])
  const next = ask('/api/e')
  await expect.poll(() => waiting.length).toBe(1)
  letGo()
  expect((await next).status).toBe(200)
})

test('limits streams separately, and lets them block no calls', async () => {
  const { ask, waiting, letGo } = await openServer(1)
  const stream = ask('/api/events')
  await expect.poll(() => waiting.length).toBe(1)
  expect((await ask('/api/events')).status).toBe(503)
  const call = ask('/api/a')
  await expect.poll(() => waiting.length).toBe(2)
  letGo()
  expect([(await stream).status, (await call).status]).toEqual([200, 200])
})

/** Sends the first byte of a body and no more, until the test is over. */
function slowBody(ask: (path: string, init?: RequestInit) => Promise<Response>, network = 'one') {
  const body = new ReadableStream<Uint8Array>({ start: (slow) => slow.enqueue(new Uint8Array(1)) })
  const upload = new AbortController()
  onTestFinished(() => upload.abort())
  const headers = { 'x-network': network }
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    duplex: 'half',
    signal: upload.signal,
    headers,
  }
  return ask('/api/files', init).then(
    ({ status }) => status,
    () => 'cut off',
  )
}

test('lets a slow body block only other slow bodies', async () => {
  const { ask, waiting, letGo } = await openServer(1)
  void slowBody(ask)
  await expect.poll(() => waiting.length).toBe(1)
  expect(await slowBody(ask)).toBe(503)
  const read = ask('/api/a')
  await expect.poll(() => waiting.length).toBe(2)
  letGo()
  expect((await read).status).toBe(200)
})

test('limits each network to its share of the slots for slow bodies', async () => {
  const { ask, waiting } = await openServer(9, { maxOfNetwork: 2 })
  void slowBody(ask)
  void slowBody(ask)
  await expect.poll(() => waiting.length).toBe(2)
  expect(await slowBody(ask)).toBe(503)
  void slowBody(ask, 'another')
  await expect.poll(() => waiting.length).toBe(3)
})

test('lets a complete write pass without a slot, even from a network that has used up its share', async () => {
  const { ask, waiting, letGo } = await openServer(9, { maxOfNetwork: 1 })
  void slowBody(ask)
  await expect.poll(() => waiting.length).toBe(1)
  const write = ask('/api/files', { method: 'POST', body: 'x', headers: { 'x-network': 'one' } })
  await expect.poll(() => waiting.length).toBe(2)
  letGo()
  expect((await write).status).toBe(200)
})

test('gives a waiting body the slot of the one that has been silent for longest', async () => {
  const { ask, waiting, reported } = await openServer(9, { maxOfNetwork: 1, maxSilence: 100 })
  const silent = slowBody(ask)
  await expect.poll(() => waiting.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 150))
  void slowBody(ask)
  expect(await silent).toBe(408)
  await expect.poll(() => waiting.length).toBe(2)
  expect(reported).toEqual(['request bodies arrived too slowly and were aborted'])
})

test.each([
  ['does not send its first part in time', 1, 408],
  ['sends nothing after its first part', 3, 408],
])('aborts a body that %s', async (_, bytes, status) => {
  const { ask, waiting } = await openServer(9, { window: 200, minFirstBytes: 2, minLaterBytes: 2 })
  const body = new ReadableStream<Uint8Array>({ start: (slow) => slow.enqueue(new Uint8Array(bytes)) })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  const sent = ask('/api/files', init)
  await expect.poll(() => waiting.length).toBe(1)
  expect((await sent).status).toBe(status)
})

test('frees the slot of a client that disconnects', async () => {
  const { ask, waiting } = await openServer(1)
  const leaving = new AbortController()
  const aborted = ask('/api/a', { signal: leaving.signal }).catch(() => undefined)
  await expect.poll(() => waiting.length).toBe(1)
  leaving.abort()
  await aborted
  const next = () =>
    ask('/api/b', { signal: AbortSignal.timeout(500) }).then(
      ({ status }) => status,
      () => 'waits for its response',
    )
  await expect.poll(next).toBe('waits for its response')
})

test('runs a queued call when others are answered', async () => {
  const { ask, waiting, letGo } = await openServer(3, { maxRunning: 1 })
  const first = ask('/api/a')
  await expect.poll(() => waiting.length).toBe(1)
  const second = ask('/api/b')
  letGo()
  expect((await first).status).toBe(200)
  await expect.poll(() => waiting.length).toBe(1)
  letGo()
  expect((await second).status).toBe(200)
})

test('refuses a call that has waited too long', async () => {
  const { ask, waiting, letGo } = await openServer(3, { maxRunning: 1, maxWait: 100 })
  const first = ask('/api/a')
  await expect.poll(() => waiting.length).toBe(1)
  expect((await ask('/api/b')).status).toBe(503)
  letGo()
  expect((await first).status).toBe(200)
})
