import type { Page } from '@playwright/test'
import { takeSample } from '#scripts/lib/test-run/sample.mjs'
import { expect, test } from '#testing/browser/e2e.ts'
import { needsAllModules } from '#testing/project/created-project.ts'
import { startDedicatedServer } from '#testing/servers/dedicated-server.ts'
import { startProxy } from '#testing/servers/external/proxy.ts'

test.use({ serviceWorkers: 'allow' })

const path = '/some/atrium'
const email = 'ada@house.example'
const password = 'seven quiet green boats'

// A red square.
const logo = {
  name: 'square.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC',
    'base64',
  ),
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A server below a path of a proxy, which removes the path or keeps it. */
async function below(removes: boolean, pages: 'built' | 'rendered') {
  const running: { address?: string } = {}
  const proxy = await startProxy(
    () => running.address,
    (asked) => (removes ? asked.slice(path.length).replace(/^(?!\/)/, '/') : asked),
  )
  const site = `${proxy.address}${path}`
  const server = await startDedicatedServer({
    ATRIUM_MODE: 'production',
    ATRIUM_SECRET: 'long enough to be a secret of a browser test',
    ATRIUM_PAGES: pages,
    SITE_URL: site,
    TRUST_PROXY: '1',
  })
  running.address = server.address
  return {
    site,
    log: server.log,
    async end() {
      await proxy.end()
      await server.end()
    },
  }
}

/** What a page asks for that is not below the path, or is not there. */
function strayRequests(page: Page, site: string) {
  const addresses: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (url.startsWith('http') && url !== site && !url.startsWith(`${site}/`)) addresses.push(url)
  })
  page.on('response', (response) => {
    if (response.status() >= 404) addresses.push(`${response.status()} ${response.url()}`)
  })
  return addresses
}

async function signIn(page: Page) {
  await field(page, 'Email').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('input[name="password"]').press('Enter')
}

async function makeAdministrator(page: Page, site: string, log: () => string) {
  await expect.poll(log).toContain(`${site}/auth/setup?code=`)
  await page.goto(/http:\S+\/auth\/setup\?code=[\w-]+/.exec(log())?.[0] ?? '')
  await field(page, 'Full name').fill('Ada Ogunleye')
  await field(page, 'Email').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await button(page, 'Create account').click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible()
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

const variants = [
  { name: 'that it removes', removes: true, pages: 'built' },
  { name: 'that it keeps, with rendered pages', removes: false, pages: 'rendered' },
] as const

// The next commit tests the other one.
for (const { name, removes, pages } of takeSample(variants, 1))
  test(
    `all of it works below a path of a proxy ${name}`,
    needsAllModules,
    async ({ page, context, browser, consoleErrors }) => {
      test.slow()
      // Before the sign-in.
      consoleErrors.allow(/401/)
      const { site, log, end } = await below(removes, pages)
      try {
        const stray = strayRequests(page, site)
        await makeAdministrator(page, site, log)
        const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
        expect(scope).toBe(`${site}/`)
        expect((await context.cookies()).map((cookie) => `${cookie.name} ${cookie.path}`).toSorted()).toEqual([
          `atrium_device ${path}`,
          `atrium_session ${path}`,
          `atrium_time_zone ${path}/`,
        ])
        await signOut(page)
        await expect(page).toHaveURL(new RegExp(`^${site}/auth/login`))

        await page.goto(`${site}/admin/workspace?tab=any`)
        await expect(page).toHaveURL(`${site}/auth/login?next=%2Fadmin%2Fworkspace%3Ftab%3Dany`)
        await signIn(page)
        await expect(field(page, 'Name')).toBeVisible()
        expect(page.url()).toBe(`${site}/admin/workspace?tab=any`)
        await page.reload()
        await expect(field(page, 'Name')).toBeVisible()

        const other = await (await browser.newContext()).newPage()
        const alsoStray = strayRequests(other, site)
        await other.goto(site)
        await signIn(other)
        await expect(other.getByRole('button', { name: 'Account' })).toBeVisible()
        await expect(other).toHaveURL(new RegExp(`^${site}/dashboards/`))

        await field(page, 'Name').fill('Lark & Moor')
        await page.locator('main input[type="file"]').setInputFiles(logo)
        await expect(page.getByRole('img', { name: 'Logo: square.png' })).toBeVisible()
        await button(page, 'Save').click()
        await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Workspace saved.')
        // By an event, in a browser that has asked for nothing.
        await expect(other).toHaveTitle(/Lark & Moor$/)
        const picture = other.locator('nav img[src*="/api/brand/logo/"]').first()
        await expect(picture).toHaveJSProperty('naturalWidth', 8)
        await expect(picture).toHaveAttribute('src', new RegExp(`^${path}/api/brand/logo/`))

        await other.getByRole('navigation', { name: 'Main menu' }).getByRole('link').last().click()
        await expect(other).toHaveURL((url) => url.href.startsWith(`${site}/`) && !url.href.includes('/dashboards/'))
        await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
        await other.goto(`${site}/frontend-pages/homepage`)
        await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
        await other.getByRole('contentinfo').getByRole('link').first().click()
        await expect(other).toHaveURL((url) => url.href.startsWith(`${site}/frontend-pages/`))
        await other.context().close()

        await signOut(page)
        await expect(page).toHaveURL(new RegExp(`^${site}/auth/login`))
        await page.goto(`${site}/admin/workspace`)
        await expect(page).toHaveURL(`${site}/auth/login?next=%2Fadmin%2Fworkspace`)
        await expect(field(page, 'Email')).toBeVisible()
        expect([...stray, ...alsoStray]).toEqual([])
      } finally {
        await page.goto('about:blank')
        await end()
      }
    },
  )
