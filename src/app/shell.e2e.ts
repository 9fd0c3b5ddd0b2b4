import type { Page } from '@playwright/test'
import { themes } from '#platform/ui/theme/tokens.ts'
import { expect, test } from '#testing/browser/e2e.ts'
import { needsAllModules } from '#testing/project/created-project.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const html = (page: Page) => page.locator('html')
const sidebarWidth = (page: Page) =>
  page.locator('#sidebar').evaluate((sidebar) => Math.round(sidebar.getBoundingClientRect().width))
const mainStart = (page: Page) => page.locator('main').evaluate((main) => Math.round(main.getBoundingClientRect().x))

/** Opens the start screen and waits for the user's name, which loads last. */
async function open(page: Page) {
  await page.goto('./')
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
}

test(
  'redirects the root to a screen, and unknown paths to an error page that names them',
  needsAllModules,
  async ({ page, consoleErrors }) => {
    consoleErrors.allow(/404 \(Not Found\)/)
    await open(page)
    await expect(page).toHaveURL(/\/dashboards\//)
    await page.goto('./no/such/place?q=1')
    await expect(page).toHaveURL(/\/auth\/404$/)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page.getByText('/no/such/place?q=1')).toBeVisible()
    await page.reload()
    await expect(page.getByText('/no/such/place?q=1')).toBeVisible()
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboards\//)
  },
)

test(
  'suggests similar pages on the error page, and finds pages by name',
  needsAllModules,
  async ({ page, consoleErrors }) => {
    consoleErrors.allow(/404 \(Not Found\)/)
    await open(page)
    const last = menu(page).getByRole('link').last()
    const [name, address] = [(await last.textContent()) ?? '', (await last.getAttribute('href')) ?? '']
    await page.goto(`.${new URL(address, 'http://x').pathname.replace(/\/$/, '')}x`)
    await expect(page.getByRole('list', { name: 'Did you mean' }).getByRole('link', { name })).toBeVisible()
    const search = page.getByRole('searchbox', { name: 'Search screens' })
    await search.fill('no page is called so')
    await expect(page.getByText('No matching screens')).toBeVisible()
    await search.fill(name.toLocaleUpperCase())
    await expect(page.getByRole('list', { name: 'Screens found' }).getByRole('link').first()).toContainText(name)
    await search.press('ArrowDown')
    await expect(page.getByRole('link', { name }).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
  },
)

test('sets the title, focuses the heading and announces the screen', needsAllModules, async ({ page }) => {
  await open(page)
  const last = menu(page).getByRole('link').last()
  const name = (await last.textContent()) ?? ''
  await last.click()
  await expect(page).toHaveTitle(`${name} · Atrium`)
  await expect(last).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('status').filter({ hasText: `${name} · Atrium` })).toBeAttached()
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('main h1, main'))).toBe(true)
})

test('offers a skip link past the menu as the first tab stop', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('makes everything in the shell reachable and visible by keyboard', async ({ page }) => {
  await open(page)
  const controlCount = await page.locator('#sidebar :is(a, button):visible, header :is(a, button):visible').count()
  const focusedControls = new Set<string>()
  for (let step = 0; step < controlCount + 1; step += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect(focused).toBeInViewport()
    focusedControls.add(await focused.evaluate((element) => element.outerHTML))
  }
  expect(focusedControls.size).toBe(controlCount + 1)
})

test('opens, navigates and closes a menu by keyboard, and restores the focus', async ({ page }) => {
  await open(page)
  const button = page.getByRole('button', { name: 'Language' })
  await button.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitemradio').last()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(button).toBeFocused()
})

test('collapses the sidebar, and widens it above the content during use', async ({ page }) => {
  await open(page)
  expect(await sidebarWidth(page)).toBe(270)
  await page.getByRole('banner').getByRole('button', { name: 'Sidebar' }).click()
  await expect(html(page)).toHaveAttribute('data-collapsed', 'true')
  await page.mouse.move(700, 500)
  await expect.poll(() => sidebarWidth(page)).toBe(87)
  await expect.poll(() => mainStart(page)).toBe(87)

  // When a hovered element is removed, browsers send no leave event for it.
  const relatedTarget = await page.locator('main').elementHandle()
  const first = menu(page).getByRole('link').first()
  await first.dispatchEvent('pointerover', { pointerType: 'mouse', relatedTarget })
  await expect.poll(() => sidebarWidth(page)).toBe(270)
  await first.hover()
  await expect.poll(() => sidebarWidth(page)).toBe(270)
  expect(await mainStart(page)).toBe(87)
  await page.mouse.move(700, 500)
  await expect.poll(() => sidebarWidth(page)).toBe(87)

  await page.reload()
  await expect.poll(() => sidebarWidth(page)).toBe(87)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => sidebarWidth(page)).toBe(270)
})

test('shows the menu on a phone as a drawer that traps the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  await expect(menu(page)).toBeHidden()
  const opener = page.getByRole('button', { name: 'Open menu' })
  const drawer = page.getByRole('dialog', { name: 'Main menu' })

  await opener.click()
  await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main, header'))).toBeNull()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await page.mouse.click(370, 500)
  await expect(drawer).toBeHidden()

  await opener.click()
  await drawer.getByRole('link').last().click()
  await expect(drawer).toBeHidden()

  await opener.click()
  await page.setViewportSize({ width: 1200, height: 844 })
  await expect(drawer).toBeHidden()
  await expect(menu(page)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(menu(page)).toBeHidden()
})

test('shows the menu as a bar along the top', needsAllModules, async ({ page, look }) => {
  await look({ isHorizontal: true })
  await open(page)
  const bar = await page.locator('#sidebar').boundingBox()
  expect(bar).toMatchObject({ x: 0, y: 70 })
  expect(bar?.width).toBeGreaterThan(1200)
  expect(await mainStart(page)).toBeLessThan(270)
  for (const opener of await menu(page).getByRole('button').all()) {
    await opener.click()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
  }
  await menu(page).locator('a:visible').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const looks = [
  { activeMode: 'dark', activeTheme: themes[2] },
  { activeDir: 'rtl', isHorizontal: true, borderRadius: 12 },
  { isLanguage: 'ar', activeDir: 'rtl', activeMode: 'dark', isCardShadow: false },
  { isLanguage: 'ch', isCollapse: true, isLayout: 'full' },
] as const

for (const settings of looks) {
  test(`applies the look in the first frame: ${Object.values(settings).join(', ')}`, async ({ page, look }) => {
    await look(settings)
    await page.addInitScript(() => {
      const report = () => {
        const { lang, dir, dataset, style } = document.documentElement
        const words = document.body && getComputedStyle(document.body).visibility
        return { lang, dir, ...dataset, radius: style.getPropertyValue('--radius'), words }
      }
      // Nothing is painted before the body exists.
      const frame = () => {
        if (!document.body) return requestAnimationFrame(frame)
        Object.assign(globalThis, { firstFrame: report(), report })
      }
      requestAnimationFrame(frame)
    })
    await page.goto('./auth/404/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const [first, last] =
      await page.evaluate<[Record<string, string>, Record<string, string>]>('[firstFrame, report()]')
    const { pending, words, ...frame } = first
    expect(frame).toEqual({ ...last, words: undefined, pending: undefined })
    // Texts in a language other than the visitor's are never visible.
    expect(words).toBe('isLanguage' in settings ? 'hidden' : 'visible')
    expect(pending).toBe('isLanguage' in settings ? 'language' : undefined)
  })
}

test('changes texts, direction and document language, and keeps them', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'العربية' }).click()
  await expect(html(page)).toHaveAttribute('lang', 'ar')
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('navigation', { name: 'القائمة الرئيسية' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'القائمة الرئيسية' })).toBeVisible()
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
})

test('switches to another sample user', async ({ page }) => {
  await open(page)
  const account = page.getByRole('button', { name: 'Account' })
  await expect(account).toContainText('Administrator')
  await account.click()
  const viewer = page.getByRole('menuitemradio', { name: 'Viewer' }).first()
  const name = (await viewer.textContent())?.replace(/Viewer$/, '') ?? ''
  await viewer.click()
  await expect(account).toContainText('Viewer')
  await expect(account).toContainText(name)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('shows a lost connection, and its return', async ({ page, context, consoleErrors }) => {
  // A picture may still be loading.
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  await open(page)
  await context.setOffline(true)
  await expect(page.getByText('Offline', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Offline', { exact: true })).toBeHidden()
})
