import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { readFileSync } from 'node:fs'
import { expect, inject, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { testServices } from '#testing/servers/test-services.ts'
import { openSqliteCopy } from '#testing/databases/templates.ts'
import { createApp } from '#server/create-app.ts'
import { findModules } from '#server/node-modules.ts'

const apis = (await findModules()).flatMap(({ api }) => api ?? [])

/** A server behind a real socket, and what was written to its log as an error. */
async function listening() {
  const errors: unknown[] = []
  const database = openSqliteCopy(readFileSync(inject('sqliteTemplate')))
  const log = { info() {}, error: (fields: object) => void errors.push(fields) }
  const app = createApp(database, apis, testServices({ log }))
  const server = createServer(getRequestListener(app.fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = Port.parse(server.address()).port
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await database.close()
  })
  const uploads = async () =>
    (await database.db.selectFrom('files').select('id').where('unusedSince', 'is not', null).execute()).length
  return { port, errors, uploads }
}

const Port: z.ZodType<Pick<AddressInfo, 'port'>> = z.object({ port: z.int() })

/** Sends bytes unchanged, and returns everything received until either side closes the connection. */
async function speak(port: number, text: string, { hangUp = false } = {}) {
  const socket = connect(port, '127.0.0.1')
  let response = ''
  socket.setEncoding('latin1').on('data', (part) => (response += part))
  // A server may close the connection within a message.
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  if (hangUp) socket.destroySoon()
  else socket.end()
  await new Promise((resolve) => socket.once('close', resolve))
  return response
}

const request = (line: string, headers: readonly string[] = [], body = '') =>
  [line, 'host: atrium.test', 'connection: close', ...headers, '', body].join('\r\n')

test.each([
  ['text that is not HTTP', 'hello\r\n\r\n'],
  ['a partial request', 'GET /api/session HTT'],
  ['no host', 'GET /api/session HTTP/1.1\r\n\r\n'],
  ['two hosts', request('GET /api/session HTTP/1.1', ['host: other.test'])],
  ['an invalid host', 'GET /api/session HTTP/1.1\r\nhost: a b/c\r\nconnection: close\r\n\r\n'],
  ['another site’s address', request('GET http://evil.test/api/session HTTP/1.1')],
  ['an invalid address', request('GET http://[::1/api/session HTTP/1.1')],
  ['a path out of the folder', request('GET /../../../etc/passwd HTTP/1.1')],
  ['an escaped path out of the folder', request('GET /..%2f..%2f..%2fetc%2fpasswd HTTP/1.1')],
  ['invalid UTF-8', request('GET /api/session?q=\xFF\xFE HTTP/1.1')],
  ['an asterisk', request('OPTIONS * HTTP/1.1')],
  ['CONNECT', request('CONNECT atrium.test:443 HTTP/1.1')],
  ['TRACE', request('TRACE / HTTP/1.1')],
  ['an unknown method', request('BREW /api/session HTTP/1.1')],
  ['a read with a body', request('GET /api/session HTTP/1.1', ['content-length: 2'], '{}')],
  [
    'two Content-Length headers',
    request('PUT /api/session HTTP/1.1', ['content-length: 2', 'content-length: 20'], '{}'),
  ],
  ['a negative length', request('PUT /api/session HTTP/1.1', ['content-length: -1'], '{}')],
  [
    'both a length and chunks',
    request(
      'PUT /api/session HTTP/1.1',
      ['content-length: 2', 'transfer-encoding: chunked'],
      '0\r\n\r\nGET / HTTP/1.1',
    ),
  ],
  ['invalid chunks', request('PUT /api/session HTTP/1.1', ['transfer-encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n')],
  ['too many headers', request('GET /api/session HTTP/1.1', [`x-long: ${'x'.repeat(40_000)}`])],
  [
    'the same header twice',
    request(
      'PUT /api/session HTTP/1.1',
      ['content-type: a/b', 'content-type: application/json', 'content-length: 2'],
      '{}',
    ),
  ],
  [
    'two cookies with one name',
    request('GET /api/session HTTP/1.1', ['cookie: atrium_session=a', 'cookie: atrium_session=b']),
  ],
  ['a header with a control character', request('GET /api/session HTTP/1.1', ['x-odd: a\x01b'])],
])('responds to %s or closes the connection, and keeps running', async (_, text) => {
  const { port, errors } = await listening()
  const response = await speak(port, text)
  expect(response).not.toMatch(/^HTTP\/1\.1 5/)
  expect(response).not.toContain('root:')
  expect(errors).toEqual([])
  expect(await speak(port, request('GET /healthz HTTP/1.1'))).toMatch(/^HTTP\/1\.1 200/)
})

test.each([
  ['is shorter than declared', ['content-length: 5000']],
  ['ends within a chunk', ['transfer-encoding: chunked']],
])('an upload that %s leaves no file and no error', async (_, headers) => {
  const { port, errors, uploads } = await listening()
  const before = await uploads()
  const body = headers[0]?.startsWith('transfer') ? '1388\r\nabc' : 'abc'
  await speak(port, request('POST /api/files?name=a.png HTTP/1.1', ['content-type: image/png', ...headers], body), {
    hangUp: true,
  })
  // The earlier request has been handled when this one is answered.
  expect(await speak(port, request('GET /healthz HTTP/1.1'))).toMatch(/^HTTP\/1\.1 200/)
  expect(await uploads()).toBe(before)
  expect(errors).toEqual([])
})
