import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { session, settings } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { startedServer } from '#testing/servers/started-server.ts'
import { serverAt, temporaryFolder } from '#testing/servers/server-process.ts'
import { createVisitor } from '#testing/browser/visitor.ts'
import { readSettings } from '#server/lifecycle/settings.ts'
import { start } from '#server/start.ts'

/** A server of pages that forwards calls to the server at this URL. */
async function pagesBefore(target: string, environment: NodeJS.ProcessEnv = {}) {
  const variables = { ATRIUM_API_URL: target, ATRIUM_PAGES: 'none', PORT: '0', LOG_LEVEL: 'silent', ...environment }
  const server = await start(readSettings(variables))
  onTestFinished(() => server.stop())
  return `http://127.0.0.1:${server.port}`
}

async function otherServer(listener: (asked: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}`
}

test('forwards calls and cookies to the other server, which stores them like direct ones', async () => {
  const { address } = await startedServer({ ATRIUM_MODE: 'sample', DATA_DIR: temporaryFolder() })
  const visitor = createVisitor({ fetch: serverAt(await pagesBefore(address)).send })
  const { user } = await client(session, visitor).show.send()
  const saved = { value: { activeMode: 'dark' }, savedAt: '2026-01-01T00:00:00.000Z' }
  await client(settings, visitor).save.send({ body: saved })
  expect(await client(settings, visitor).show.send()).toEqual(saved)
  expect((await client(session, serverAt(address)).show.send()).user).toEqual(user)
})

test('forwards paths without the path of the pages', async () => {
  const target = await otherServer(({ url }, response) =>
    response.writeHead(302, { location: '/api/next' }).end(String(url)),
  )
  const pages = await pagesBefore(target, { SITE_URL: 'https://example.com/atrium' })
  for (const path of ['/atrium/api/x?a=b', '/api/x?a=b']) {
    const response = await fetch(pages + path, { redirect: 'manual' })
    expect([await response.text(), response.headers.get('location')]).toEqual(['/api/x?a=b', '/atrium/api/next'])
  }
})

test('forwards the address of the caller, but no host name or origin', async () => {
  const target = await otherServer((asked, response) => response.end(JSON.stringify(asked.headers)))
  const pages = await pagesBefore(target)
  const headers = { cookie: 'a=b', 'x-forwarded-for': '192.0.2.7', origin: pages }
  const heard = await (await fetch(`${pages}/api/x`, { headers })).json()
  expect(heard).toMatchObject({ cookie: 'a=b', 'x-forwarded-for': '127.0.0.1', host: new URL(target).host })
  expect(heard).not.toHaveProperty('origin')
})

test('forwards a body of several megabytes completely', async () => {
  const target = await otherServer(
    (asked, response) => void text(asked).then((body) => response.end(String(body.length))),
  )
  const body = 'x'.repeat(8_000_000)
  const response = await fetch(`${await pagesBefore(target)}/api/files?name=a`, { method: 'POST', body })
  expect(await response.text()).toBe('8000000')
})

test('forwards each event at once, and closes its connection when the client leaves', async () => {
  const connectionClosed = Promise.withResolvers<void>()
  const target = await otherServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: ready\ndata: {}\n\n')
    response.once('close', () => connectionClosed.resolve())
  })
  const response = await fetch(`${await pagesBefore(target)}/api/events`)
  const reader = response.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('event: ready')
  await reader?.cancel()
  await connectionClosed.promise
})

test('ends an open stream cleanly when the pages are stopped', async () => {
  const target = await otherServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: ready\ndata: {}\n\n')
  })
  const server = await start(
    readSettings({ ATRIUM_API_URL: target, ATRIUM_PAGES: 'none', PORT: '0', LOG_LEVEL: 'silent' }),
  )
  const response = await fetch(`http://127.0.0.1:${server.port}/api/events`)
  const all = response.text()
  await server.stop()
  expect(await all).toBe('event: ready\ndata: {}\n\n')
})

test('does not forward a write from another site', async () => {
  const requestedPaths: string[] = []
  const target = await otherServer((request, response) => {
    requestedPaths.push(request.url ?? '')
    response.end()
  })
  const headers = { origin: 'https://elsewhere.example' }
  const response = await fetch(`${await pagesBefore(target)}/api/x`, { method: 'POST', headers })
  expect([response.status, requestedPaths]).toEqual([403, []])
})

test('reports an unreachable server as a problem', async () => {
  const closedServer = createServer().listen(0, '127.0.0.1')
  await once(closedServer, 'listening')
  const address = closedServer.address()
  closedServer.close()
  const pages = await pagesBefore(
    `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
  )
  for (const method of ['GET', 'POST']) {
    const response = await fetch(`${pages}/api/session`, { method })
    expect(await response.json()).toMatchObject({ status: 502, message: expect.any(String) })
    expect(response.headers.get('retry-after')).toBe('5')
  }
  expect((await fetch(`${pages}/healthz`)).status).toBe(200)
})

test('reports an unknown outcome for a write that was sent and never answered', async () => {
  const target = await otherServer((asked) => asked.socket.destroy())
  const pages = await pagesBefore(target)
  expect((await fetch(`${pages}/api/x`)).status).toBe(502)
  const response = await fetch(`${pages}/api/x`, { method: 'POST', body: '{}' })
  expect(await response.json()).toMatchObject({ status: 503, errorCode: 'outcome_unknown' })
})
