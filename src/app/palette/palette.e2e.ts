import type { Page } from '@playwright/test'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { needsAllModules } from '#testing/project/created-project.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Find anything' })
const option = (page: Page) => page.getByRole('option', { selected: true })
const record = (page: Page) => page.locator('[role="option"][data-record="true"]')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

async function open(page: Page) {
  await page.goto('./')
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test(
  'opens a page by a few letters and Enter, moves by arrow keys, and tolerates a typing error',
  needsAllModules,
  async ({ page }) => {
    await open(page)
    const link = menu(page).getByRole('link').last()
    const [name, href] = [(await link.textContent()) ?? '', (await link.getAttribute('href')) ?? '']
    const slipped = `${name.slice(0, 2)}${name[3]}${name[2]}${name.slice(4)}`
    await field(page).fill(`/${slipped}`)
    await expect(option(page)).toContainText(name)
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${new URL(href, 'http://x').pathname.replaceAll('.', '')}/?$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await page.getByRole('button', { name: 'Find anything' }).click()
    await field(page).fill('>dark mode')
    await expect(option(page)).toContainText('Dark mode')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
    await page.keyboard.press('Control+k')
    await page.keyboard.press('ArrowUp')
    await expect(option(page)).not.toHaveText(/^$/)
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeHidden()
  },
)

test('runs the actions of modules from any screen', needsAllModules, async ({ page }) => {
  await open(page)
  await field(page).fill('>new')
  const offered = page.locator('a[role="option"]')
  await expect(offered.nth(3)).toBeVisible()
  const targets = await offered.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const begun = page.locator(':is(form, [role="dialog"], textarea, [contenteditable]):visible').first()
  const isThere = (target = '') =>
    expect.poll(() => new URL(page.url()).pathname).toBe(new URL(target, page.url()).pathname)
  // Either by its URL or by the shortcut of its screen.
  await page.keyboard.press('Enter')
  await isThere(targets[0])
  await expect(begun).toBeVisible()
  await open(page)
  await field(page).fill('>new')
  await offered.last().click()
  await isThere(targets.at(-1))
  await expect(begun).toBeVisible()
})

test(
  'finds and highlights records, narrows by Tab, opens them and lists them as recent',
  needsAllModules,
  async ({ page }) => {
    await open(page)
    await field(page).fill('lamp')
    await expect(record(page).first()).toBeVisible()
    await expect(record(page).locator('mark').first()).toHaveText(/lamp/i)
    const scopes = page.getByRole('group', { name: 'Search in' }).getByRole('button')
    await expect(scopes.nth(3)).toBeVisible()
    const topic = (await scopes.nth(3).textContent()) ?? ''
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
    await expect(scopes.nth(3)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(1)
    await expect(page.getByRole('group', { name: topic })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    // Its name, without the rest of the entry's title.
    const [title = ''] = ((await record(page).first().locator('bdi').first().textContent()) ?? '').split(' · ')
    const path = (await record(page).first().getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toContain(path)
    const address = page.url()
    // The URL changes before the screen, and only a shown screen counts as a visit.
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible()
    await open(page)
    const recent = page.getByRole('group', { name: 'Recent' })
    await expect(recent.getByRole('option', { name: title }).first()).toBeVisible()
    expect(await page.evaluate(() => Object.values({ ...localStorage }).join())).not.toContain(title)
    await recent.getByRole('option', { name: title }).first().click()
    await expect(page).toHaveURL(address)
  },
)

test('is accessible with and without results, and fills the screen on a phone', needsAllModules, async ({ page }) => {
  await open(page)
  await field(page).fill('lamp')
  await expect(record(page).first()).toBeVisible()
  await expectAccessibleInLooks(page)
  await page.getByRole('combobox').first().fill('zzqqxx')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(page.locator('dialog img')).toBeVisible()
  await expectAccessibleInLooks(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await page.locator('dialog[open]').boundingBox())?.width).toBe(390)
})

test(
  'lists a person with the typed name before actions and records about the person',
  needsAllModules,
  async ({ page }) => {
    await open(page)
    await field(page).fill('amina')
    await expect(record(page).first()).toContainText('Amina Haddad')
    await expect(option(page)).toContainText('Amina Haddad')
    await expect(option(page)).not.toContainText('Act as')
  },
)
