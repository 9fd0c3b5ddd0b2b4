import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startedServer } from '#testing/servers/started-server.ts'
import { ownHostnames, publicOrigin } from './site-name.ts'

/** Asks a server of this machine under another name. */
const fetchAs = (port: number, path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers }, (response) => {
      if (path === '/api/events' && response.statusCode === 200) {
        response.destroy()
        return resolve({ status: 200, body: '' })
      }
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
    }).once('error', reject)
  })

test('sample mode refuses every request for a foreign host name', async () => {
  const { port } = await startedServer({ ATRIUM_MODE: 'sample', SITE_URL: 'http://atrium.lan' })
  for (const path of [
    '/api/session',
    '/api/events',
    '/api/docs',
    '/api/nothing',
    '/healthz',
    '/sitemap.xml',
    '/some/page',
  ]) {
    const { status, body } = await fetchAs(port, path, { host: `evil.example:${port}` })
    expect([path, status]).toEqual([path, 421])
    expect(body).toContain('SITE_URL')
    expect((await fetchAs(port, path, { host: 'localhost', 'x-forwarded-host': 'evil.example' })).status).toBe(421)
  }
  for (const host of ['localhost', `localhost:${port}`, '127.0.0.1', `[::1]:${port}`, 'LOCALHOST:1', 'atrium.lan:8080'])
    for (const path of ['/api/session', '/api/events', '/healthz'])
      expect([host, path, (await fetchAs(port, path, { host })).status]).toEqual([host, path, 200])
})

test('production answers health checks under any host name', async () => {
  const { port } = await startedServer({ SITE_URL: 'https://atrium.example' })
  for (const host of ['10.0.0.7:3000', 'atrium-1', 'atrium.example'])
    expect((await fetchAs(port, '/healthz', { host })).status).toBe(200)
})

test.each([
  ['localhost', {}, true],
  ['127.0.0.1:3000', {}, true],
  ['[::1]:3000', {}, true],
  ['localhost.evil.example', {}, false],
  ['127.0.0.1.nip.example', {}, false],
  ['192.168.1.5', {}, false],
  ['localhost', { 'x-forwarded-host': 'evil.example' }, false],
  ['localhost', { 'x-forwarded-host': 'localhost:3000' }, true],
  ['localhost', { 'x-forwarded-host': 'localhost, evil.example' }, false],
  ['localhost', { 'x-forwarded-host': ' ' }, false],
])('sample mode: %s with %j is its own name: %s', (host, headers, isOwn) => {
  expect(
    ownHostnames({ ATRIUM_MODE: 'sample', SITE_URL: undefined })?.(new Request(`http://${host}/`, { headers })),
  ).toBe(isOwn)
})

const listens = () => 'http://127.0.0.1:3000'
const createRequest = (address: string) =>
  new Request(address, { headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' } })

test.each([
  [
    'SITE_URL, whatever host was requested',
    'https://atrium.example',
    '0',
    'http://evil.example/',
    'https://atrium.example',
  ],
  ['SITE_URL also behind a proxy', 'https://atrium.example', '1', 'http://evil.example/', 'https://atrium.example'],
  ['the requested name of this machine', undefined, '0', 'http://localhost:3000/', 'http://localhost:3000'],
  ['the listening address for any other name', undefined, '0', 'http://evil.example/', 'http://127.0.0.1:3000'],
  ['the host that a trusted proxy forwards', undefined, '1', 'http://pears.example/', 'https://pears.example'],
] as const)('public pages use %s', (_, site, proxy, address, origin) => {
  expect(publicOrigin({ SITE_URL: site, TRUST_PROXY: proxy }, listens)(createRequest(address))).toBe(origin)
})
