import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import { startDedicatedServer } from '#testing/servers/dedicated-server.ts'

const readStoredName = () => caches.match('/name').then((stored) => stored?.text())

const json = { 'content-type': 'application/json' }
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const builtPages = globSync('*/**/index.html', { cwd: resolve('dist/client') }).map((file) => `/${dirname(file)}`)

async function uploadLogo(request: APIRequestContext, address: string): Promise<string> {
  const headers = { 'content-type': 'image/png' }
  const uploaded = await request.post(`${address}/api/files?name=logo.png`, { headers, data: png })
  const { id } = await uploaded.json()
  return id
}

test('renders name, logo, colour and font without JavaScript, and updates other screens', async ({
  page,
  consoleErrors,
}) => {
  // A request for the removed logo.
  consoleErrors.allow(/404/)
  const server = await startDedicatedServer({ ATRIUM_PAGES: 'rendered' })
  try {
    const { request } = page
    const id = await uploadLogo(request, server.address)
    const change = (data: object) => request.patch(`${server.address}/api/workspace`, { headers: json, data })
    expect(
      (await change({ name: 'Lark & Moor', logo: id, color: '#a40a7e', font: 'Georgia', version: 0 })).status(),
    ).toBe(200)

    await page.goto(`${server.address}/admin/workspace`)
    await expect(page).toHaveTitle('Workspace · Lark & Moor')
    await expect(page.getByRole('link', { name: 'Lark & Moor' }).first()).toBeVisible()
    await expect(page.locator('nav img[src$="/api/brand/logo/' + id + '"]')).toBeVisible()
    const icon = page.locator('head link[rel="icon"]')
    await expect(icon).toHaveAttribute('href', `/api/brand/logo/${id}`)
    const html = await (await request.get(`${server.address}/admin/workspace`)).text()
    expect(html).toContain(`<link rel="icon" href="/api/brand/logo/${id}"`)
    expect(html).toContain('<title>Workspace · Lark &amp; Moor</title>')
    for (const name of ['application-name', 'apple-mobile-web-app-title'])
      expect(html).toContain(`<meta name="${name}" content="Lark &amp; Moor">`)

    expect(html).toContain('&quot;font&quot;:&quot;Georgia&quot;')
    const style = await page.locator('html').getAttribute('style')
    expect(style).toContain('--brand-fill: light-dark(#a40a7e, #a40a7e)')
    expect(style).toContain("--font: 'Georgia'")

    expect((await change({ name: 'Quay Ropes', logo: null, version: 1 })).status()).toBe(200)
    await expect(page).toHaveTitle('Workspace · Quay Ropes')
    await expect(icon).toHaveAttribute('href', '/favicon.svg')
  } finally {
    await server.end()
  }
})

test('pages of the build have name, logo and colour before their scripts run, and keep them', async ({
  page,
  consoleErrors,
}) => {
  // The scripts that the test stops.
  consoleErrors.allow(/ERR_FAILED/)
  const server = await startDedicatedServer({ ATRIUM_PAGES: 'built' })
  try {
    const { request } = page
    const logo = await uploadLogo(request, server.address)
    const data = { name: 'Lark & Moor', logo, color: '#a40a7e', version: 0 }
    expect((await request.patch(`${server.address}/api/workspace`, { headers: json, data })).status()).toBe(200)

    const html = await (await request.get(`${server.address}/admin/workspace`)).text()
    expect(html).toContain('<title>Workspace · Lark &amp; Moor</title>')
    expect(html).toContain('>Lark &amp; Moor</span>')
    expect(html).toMatch(new RegExp(`<img[^>]*src="/api/brand/logo/${logo}"`))
    for (const path of [...builtPages, '/admin/nothing', '/fallback.html']) {
      const text = await (await request.get(server.address + path)).text()
      expect(text, path).toContain('Lark &amp; Moor</title>')
      expect(text, path).toContain('<meta name="apple-mobile-web-app-title" content="Lark &amp; Moor">')
      expect(text, path).toContain(`<link rel="icon" href="/api/brand/logo/${logo}"`)
      expect(text, path).not.toContain(builtWorkspace.name)
    }

    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(`${server.address}/admin/workspace`)
    expect(await page.locator('html').getAttribute('style')).toContain('--brand-fill: light-dark(#a40a7e, #a40a7e)')
    await page.unroute('**/assets/*.js')
    // A difference between the page and its first rendering would be an error in the console.
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('Lark & Moor')
    await expect(page).toHaveTitle('Workspace · Lark & Moor')
  } finally {
    await server.end()
  }
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a page that is not cached names the workspace', async ({ page, context, consoleErrors }) => {
    test.slow()
    consoleErrors.allow(/Failed to load resource|ERR_/)
    const server = await startDedicatedServer({ ATRIUM_PAGES: 'rendered' })
    try {
      const change = (data: object) => page.request.patch(`${server.address}/api/workspace`, { headers: json, data })
      expect((await change({ name: 'Lark & Moor', version: 0 })).status()).toBe(200)
      await page.goto(`${server.address}/admin/workspace`)
      await expect.poll(() => page.evaluate(readStoredName)).toBe('Lark & Moor')
      expect((await change({ name: 'Quay & Ropes', version: 1 })).status()).toBe(200)
      await expect.poll(() => page.evaluate(readStoredName)).toBe('Quay & Ropes')

      await context.setOffline(true)
      await page.goto(`${server.address}/no/such/screen`)
      await expect(page).toHaveTitle('No connection · Quay & Ropes')
    } finally {
      await server.end()
    }
  })
})
