import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createSite } from '#platform/server/site/site.ts'
import type { Services } from '#platform/server/services.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { openSqliteCopy } from '#testing/databases/templates.ts'
import { sourceSite } from '#server/site/built-site.ts'
import { cookieTokens } from '#server/accounts/cookie-tokens.ts'
import { createApp } from '#server/create-app.ts'
import { findModules } from '#server/node-modules.ts'
import { servePages } from '#server/pages.ts'

const modules = await findModules()
const apis = modules.flatMap(({ api }) => api ?? [])

const page = '<!doctype html><title>Atrium</title><script>look()</script>'
const built = {
  'fallback.html': page,
  'screens/one/index.html': page,
  'assets/app-1234.js': 'run()',
  'pictures/pear.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'csp.json': JSON.stringify(["'sha256-AAAA'"]),
  'page-paths.json': JSON.stringify({
    signIn: '/auth/enter',
    guarded: ['/screens/two'],
    screens: ['/papers/:token'],
    start: '/screens/two',
  }),
}

/** A server with every kind of response, and with built pages of the test. */
async function server(own: Partial<Services> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-pages-'))
  const database = openSqliteCopy(readFileSync(inject('sqliteTemplate')))
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })
  for (const [name, text] of Object.entries(built)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const services = testServices(own)
  const app = createApp(database, apis, services, createSite({ database, modules, assets: sourceSite() }))
  await servePages(app, services, { folder })
  return app
}

const json = (method: string, body: string): RequestInit => ({
  method,
  body,
  headers: { 'content-type': 'application/json' },
})

// There is none where no module has a public page.
const ofSite = modules.some(({ documents }) => documents) ? 200 : 404

const responses: [string, string, number, RequestInit?][] = [
  ['a read', '/api/session', 200],
  ['a write', '/api/settings', 204, json('PUT', '{"value":{},"savedAt":"2026-01-01T00:00:00.000Z"}')],
  [
    'an upload',
    '/api/files?name=a.svg',
    201,
    { method: 'POST', body: '<svg/>', headers: { 'content-type': 'image/svg+xml' } },
  ],
  ['what is malformed', '/api/session', 400, json('PUT', '{')],
  ['what is refused', '/api/session', 422, json('PUT', '{}')],
  ['what comes from another site', '/api/session', 403, { method: 'DELETE', headers: { origin: 'https://a.example' } }],
  ['an unknown path', '/api/nothing', 404],
  ['what has another method', '/api/session', 405, { method: 'PATCH' }],
  ['the stream of changes', '/api/events', 200],
  ['the document', '/api/openapi.json', 200],
  ['the page about the API', '/api/docs', 200],
  ['a sign of life', '/healthz', 200],
  ['readiness', '/readyz', 200],
  ['the map of the public site', '/sitemap.xml', ofSite],
  ['what robots may do', '/robots.txt', ofSite],
  ['a prerendered page', '/screens/one/', 200],
  ['a script', '/assets/app-1234.js', 200],
  ['a picture that holds a program', '/pictures/pear.svg', 200],
  ['a screen with a parameter', '/papers/secret', 200],
  ['an address that leads nowhere', '/somewhere/else', 404],
  ['an address below a screen that leads nowhere', '/papers/secret/more', 404],
  ['a file that is not there', '/nothing.png', 404],
]

/** The sources of one directive; those of `default-src` where it is not named. */
function directive(policy: string, name: string) {
  const directives = policy.split('; ').map((directive) => directive.split(' '))
  return (directives.find(([key]) => key === name) ?? directives.find(([key]) => key === 'default-src'))?.slice(1) ?? []
}

async function expectSafe({ headers }: Response) {
  const policy = headers.get('content-security-policy') ?? ''
  for (const name of ['script-src', 'object-src', 'base-uri', 'frame-ancestors', 'connect-src'])
    expect(directive(policy, name).filter((source) => !/^('self'|'none'|'sha256-[^']+')$/.test(source))).toEqual([])
  expect(directive(policy, 'base-uri')).toEqual(["'none'"])
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"])
  expect(directive(policy, 'object-src')).toEqual(["'none'"])
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-request-id': expect.stringMatching(/^[\w-]{8,}$/),
  })
  expect(headers.has('x-powered-by') || headers.has('server') || headers.has('access-control-allow-origin')).toBe(false)
}

test.each(responses)('%s runs no foreign code, and cannot be framed', async (_, path, status, init) => {
  const app = await server()
  const response = await app.request(path, init)
  expect(response.status).toBe(status)
  await expectSafe(response)
  expect(response.headers.get('strict-transport-security')).toBeNull()
  const caching = response.headers.get('cache-control') ?? ''
  // Files of the application are the same for everybody.
  const isOpen = !path.startsWith('/api/')
  expect(isOpen || (status < 300 && !init ? /^(private, )?no-cache/ : /^no-store$/).test(caching)).toBe(true)
  await response.body?.cancel()
})

test('lets search engines show only public pages and the files they load', async () => {
  const app = await server()
  const tag = async (path: string) => (await app.request(path)).headers.get('x-robots-tag')
  for (const path of [
    '/papers/secret',
    '/screens/one/',
    '/somewhere/else',
    '/api/session',
    '/api/nothing',
    '/api/docs',
  ])
    expect([path, await tag(path)]).toEqual([path, 'noindex'])
  for (const path of ['/pictures/pear.svg', '/assets/app-1234.js'])
    expect([path, await tag(path)]).toEqual([path, 'all'])
  expect(await tag('/sitemap.xml')).toBe(ofSite === 200 ? 'all' : 'noindex')
})

test('sends equally strict headers with a public page of every module', async () => {
  const app = await server()
  const map = await (await app.request('http://atrium.test/sitemap.xml')).text()
  const paths = [
    ...new Set([...map.matchAll(/<loc>http:\/\/atrium\.test(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path)),
  ]
  for (const path of paths.slice(0, 8)) {
    const response = await app.request(path)
    await expectSafe(response)
    expect(directive(response.headers.get('content-security-policy') ?? '', 'style-src')).toEqual(["'self'"])
  }
})

test('requires Trusted Types on every page, with only the policies that it names', async () => {
  const app = await server()
  const readPolicy = async (path: string) =>
    (await app.request(`http://atrium.test${path}`)).headers.get('content-security-policy') ?? ''
  for (const path of ['/screens/one/', '/papers/secret', '/somewhere/else']) {
    const policy = await readPolicy(path)
    expect(directive(policy, 'require-trusted-types-for')).toEqual(["'script'"])
    expect(directive(policy, 'trusted-types')).toEqual(['atrium', 'ProseMirrorClipboard'])
  }
  const map = await (await app.request('http://atrium.test/sitemap.xml')).text()
  for (const [, path = ''] of [...map.matchAll(/<loc>http:\/\/atrium\.test(\/[^<]*)<\/loc>/g)].slice(0, 8)) {
    const policy = await readPolicy(path)
    expect(directive(policy, 'require-trusted-types-for')).toEqual(["'script'"])
    expect(directive(policy, 'trusted-types')).toEqual(["'none'"])
  }
})

test('allows the style sheet of the API page by its hash', async () => {
  const app = await server()
  const response = await app.request('/api/docs')
  const [, style = ''] = /<style>([^]*)<\/style>/.exec(await response.text()) ?? []
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  const hash = `'sha256-${Buffer.from(digest).toString('base64')}'`
  expect(directive(response.headers.get('content-security-policy') ?? '', 'style-src')).toEqual([hash])
})

test('over https, sends HSTS and a __Host- cookie', async () => {
  const app = await server({ address: () => 'https://atrium.example', tokens: cookieTokens(true) })
  for (const path of ['/api/nothing', '/screens/one/', '/healthz', '/robots.txt']) {
    const { headers } = await app.request(path)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  }
  const cookie = (await app.request('/api/session')).headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^__Host-atrium_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax.*; Secure$/)
})

test('below a path of a host, HSTS leaves subdomains to the host', async () => {
  const app = await server({ address: () => 'https://example.com/atrium', path: '/atrium' })
  const { headers } = await app.request('/api/nothing')
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test('does not list folders', async () => {
  const app = await server()
  for (const path of ['/pictures/', '/assets', '/screens/']) {
    const text = await (await app.request(path)).text()
    expect(text).not.toMatch(/pear|app-1234|>one</)
  }
})

test('keeps the secret part of a URL out of the log', async () => {
  const lines: object[] = []
  const app = await server({ log: { info: (fields) => void lines.push(fields), error() {} } })
  const token = 'a'.repeat(43)
  await app.request(`/api/data/somewhere/public/${token}?token=${token}`)
  expect(lines).toMatchObject([{ path: '/api/data/somewhere/public/…', status: 404 }])
  expect(JSON.stringify(lines)).not.toContain(token)
})

test('logs forbidden and invalid requests', async () => {
  const lines: object[] = []
  const app = await server({ log: { info: (fields) => void lines.push(fields), error() {} } })
  const write = json('PUT', '{"userId":"u2"}')
  await app.request('/api/session', { ...write, headers: { ...write.headers, origin: 'https://elsewhere.example' } })
  await app.request('/api/session', json('PUT', '{"userId":2}'))
  const [forbidden, invalid] = [403, 422].map((status) => ({ method: 'PUT', path: '/api/session', status }))
  expect(lines).toMatchObject([forbidden, invalid])
  for (const line of lines) expect(line).toHaveProperty('requestId')
})

test('redirects a signed-out visitor to the sign-in page, and nowhere else', async () => {
  const app = await server({ mode: 'production' })
  const response = await app.request('/screens/two?next=//evil.example')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toMatch(/^\/auth\/enter\?next=%2Fscreens%2Ftwo/)
  await expectSafe(response)
  const refused = await app.request('/api/settings')
  expect(refused.status).toBe(401)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  await expectSafe(refused)
})
