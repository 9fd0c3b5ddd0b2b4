import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { once } from 'node:events'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { testServices } from '#testing/servers/test-services.ts'
import { temporaryFolder } from '#testing/servers/server-process.ts'
import { startedServer } from '#testing/servers/started-server.ts'
import { readSettings } from '#server/lifecycle/settings.ts'
import { findModules } from '#server/node-modules.ts'
import { servePages } from '#server/pages.ts'
import { httpServer } from './http-server.ts'
import { refuseOwnPath } from './public-path.ts'

const site = 'https://example.com/atrium'
const modules = await findModules()
const hasSite = modules.some(({ documents }) => documents)
const signIn = '/auth/enter'

const page = (style: string) =>
  `<title>A</title><script>a=" href=\\"/x"</script><link rel="stylesheet" href="/assets/a.css"><a href="/one">One</a><a href="/atrium?a=b">Home</a><a href="//other.example/">Other</a><a href="https://other.example/">Other</a><div id="root" data-page="/screens/one">href="/text ${style}</div><code>&#x3C;a href="/text"></code>`

const built = {
  'fallback.html': page('fallback'),
  'screens/one/index.html': page('one'),
  'screens/one/index.html.br': 'not to be sent',
  'assets/a.css': 'b{}',
  'assets/a.css.br': 'compressed',
  'csp.json': '[]',
  'page-paths.json': JSON.stringify({ signIn, guarded: ['/guarded'], screens: ['/screens/one'], start: '/guarded' }),
}

/** The pages of a small build, as they are sent over the network. */
async function pagesAt(SITE_URL: string, mode: 'sample' | 'production' = 'sample') {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(built)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const app = new Hono()
  const path = new URL(SITE_URL).pathname.replace(/\/$/, '')
  await servePages(app, testServices({ mode, path }), { folder })
  const server = httpServer(app.fetch, readSettings({ SITE_URL }), [], testServices().log).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return (asked: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${address.port}${asked}`, { headers, redirect: 'manual' })
}

test('refers to files and screens below the path, whether the proxy has removed it or not', async () => {
  const get = await pagesAt(site)
  const below = page('one')
    .replace('href="/assets', 'href="/atrium/assets')
    .replace('href="/one', 'href="/atrium/one')
    .replace('data-page="/', 'data-page="/atrium/')
  for (const url of ['/atrium/screens/one', '/atrium/screens/one/?a=b', '/screens/one']) {
    const response = await get(url, { 'accept-encoding': 'br' })
    expect([url, await response.text()]).toEqual([url, below])
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain('; report-uri /atrium/api/policy-reports; ')
    expect(response.headers.get('reporting-endpoints')).toBe('policy="/atrium/api/policy-reports"')
    expect(response.headers.get('content-length')).toBeOneOf([null, String(below.length)])
  }
  for (const url of ['/atrium', '/atrium/', '/atrium?a=b', '/']) {
    const response = await get(url)
    expect([url, response.status, await response.text()]).toEqual([url, 200, expect.stringContaining('/atrium/one')])
  }
  const asset = await get('/atrium/assets/a.css', { 'accept-encoding': 'br' })
  expect([asset.status, asset.headers.get('content-encoding')]).toEqual([200, 'br'])
  expect(asset.headers.get('cache-control')).toContain('immutable')
  expect((await get('/atriums/screens/one')).status).toBe(404)
})

test('does not send an unchanged page again', async () => {
  const get = await pagesAt(site)
  const tag = (await get('/atrium/screens/one/')).headers.get('etag') ?? ''
  expect((await get('/atrium/screens/one/', { 'if-none-match': tag })).status).toBe(304)
})

test('sends pages as they were built if there is no path', async () => {
  const get = await pagesAt('https://example.com')
  const response = await get('/screens/one/')
  expect(await response.text()).toBe(page('one'))
  expect(response.headers.get('content-security-policy')).toContain('; report-uri /api/policy-reports; ')
  const small = await get('/screens/one/', { 'accept-encoding': 'br' })
  expect(small.headers.get('content-encoding')).toBe('br')
})

test('redirects a signed-out visitor to the sign-in below the path, which leads back', async () => {
  const get = await pagesAt(site, 'production')
  for (const url of ['/atrium/guarded?a=b', '/guarded?a=b']) {
    const response = await get(url)
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `/atrium${signIn}?${new URLSearchParams({ next: '/guarded?a=b' })}`,
    ])
  }
})

test('uses the path in calls, cookies, the API document and the public site', async () => {
  const { address } = await startedServer({ ATRIUM_MODE: 'sample', SITE_URL: site })
  const get = (path: string) => fetch(`${address}${path}`)
  const session = await get('/atrium/api/session')
  expect(session.headers.get('set-cookie')).toMatch(
    /^__Secure-atrium_session=[\w-]{43}; Path=\/atrium; HttpOnly; SameSite=Lax.*; Secure$/,
  )
  expect((await get('/api/session')).status).toBe(200)
  expect((await get('/healthz')).status).toBe(200)
  expect(await (await get('/atrium/api/openapi.json')).json()).toMatchObject({ servers: [{ url: '/atrium' }] })
  expect(await (await get('/atrium/api/docs')).text()).toContain(' href="/atrium/api/openapi.json"')
  const events = await get('/atrium/api/events')
  expect(events.headers.get('content-type')).toContain('text/event-stream')
  await events.body?.cancel()
  const report = await fetch(`${address}/atrium/api/policy-reports`, { method: 'POST', body: '[]' })
  expect(report.status).toBe(204)

  if (!hasSite) return
  const map = await (await get('/atrium/sitemap.xml')).text()
  const pages = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  expect(pages.filter((page) => !page.startsWith(`${site}/`))).toEqual([])
  expect(await (await get('/atrium/robots.txt')).text()).toContain(`Sitemap: ${site}/sitemap.xml`)
  for (const pageAddress of pages.slice(0, 6)) {
    const response = await get(new URL(pageAddress).pathname)
    const html = await response.text()
    expect([pageAddress, response.status]).toEqual([pageAddress, 200])
    expect(html).toContain(`<link rel="canonical" href="${pageAddress}"`)
    const links = [...html.matchAll(/\s(?:href|src|action)="(\/[^"]*)"/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(3)
    expect(links.filter((link) => !/^\/atrium\/(?!atrium)/.test(link))).toEqual([])
  }
})

test('links to neighbouring pages of a list below the path', async () => {
  const { address } = await startedServer({ ATRIUM_MODE: 'sample', SITE_URL: site })
  const document = await (await fetch(`${address}/api/openapi.json`)).json()
  const lists = Object.entries<{ get?: { parameters: { name: string }[] } }>(document.paths).flatMap(
    ([path, { get }]) => (get?.parameters.some(({ name }) => name === 'limit') && !path.includes('{') ? [path] : []),
  )
  const links = await Promise.all(
    lists.map(async (path) => (await fetch(`${address}/atrium${path}?page=1&limit=1`)).headers.get('link')),
  )
  const linkHeaders = links.filter((link) => link !== null).join(', ')
  expect(linkHeaders.includes('; rel="next"')).toBe(lists.length > 0)
  expect(linkHeaders.match(/<(?!\/atrium\/api\/)/g)).toBeNull()
})

test.each([
  ['https://example.com/a b', /SITE_URL: may have a path/],
  ['https://example.com/a;b', /SITE_URL: may have a path/],
  ['https://example.com/a//b', /SITE_URL: may have a path/],
  ['https://example.com/%C3%A9', /SITE_URL: may have a path/],
])('refuses an invalid path at the start: %s', (SITE_URL, message) => {
  expect(() => readSettings({ SITE_URL })).toThrow(message)
})

test('refuses a path that is a route of the application', async () => {
  const routes = ['/*', '/api/*', '/papers/:id', '/screens/one']
  for (const path of ['/api', '/api/any', '/papers', '/papers/one', '/screens', '/screens/one'])
    expect(() => refuseOwnPath(path, routes)).toThrow(`SITE_URL: the application itself uses ${path}`)
  for (const path of ['', '/atrium', '/paper', '/screens/two', '/screens/one/more'])
    expect(() => refuseOwnPath(path, routes)).not.toThrow()
  for (const path of ['/assets', '/screens'])
    await expect(pagesAt(`https://example.com${path}`)).rejects.toThrow(`SITE_URL: the application itself uses ${path}`)
  await expect(startedServer({ SITE_URL: 'https://example.com/api' })).rejects.toThrow(
    'SITE_URL: the application itself uses /api',
  )
})
