import { demoReady, untilReady } from '#testing/browser/demo-ready.ts'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

const screen = './pages/faq/'
const removed = 'How do I remove a feature?'

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(untilReady))

test('expands, focuses and scrolls to the question in the URL’s hash', async ({ page }) => {
  await page.goto(`${screen}#how-is-it-removed`)
  await demoReady(page)
  const question = page.getByRole('button', { name: removed, exact: true })
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(question).toBeFocused()
  await expect(question).toBeInViewport()
  await expect(page.getByText('Delete its folder in')).toBeVisible()
})

test('supports search, arrow keys and expanding by keyboard', async ({ page }) => {
  await page.goto(screen)
  await demoReady(page)
  await page.keyboard.press('/')
  await page.keyboard.type('POSTGRÈSQL')
  await expect(page).toHaveURL(/q=POSTGR/)
  await expect(page.locator('mark').first()).toHaveText('PostgreSQL')
  const first = page.locator('[data-question]').first()
  await first.focus()
  await page.keyboard.press('End')
  await expect(page.locator('[data-question]').last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(first).toBeFocused()
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Enter')
  await expect(first).toHaveAttribute('aria-expanded', 'false')
})

test('shows that nothing was found, and clears the search with one click', async ({ page }) => {
  await page.goto(`${screen}?q=zebra`)
  await demoReady(page)
  await expect(page.getByRole('heading', { name: 'No results for “zebra”' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByRole('button', { name: removed, exact: true })).toBeVisible()
})

test('copies the link of a question, and prints every answer', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(screen)
  await demoReady(page)
  const question = page.getByRole('button', { name: removed, exact: true })
  await page.getByRole('listitem').filter({ has: question }).getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/pages\/faq\/?#how-is-it-removed$/)
  await expect(page.getByText('Delete its folder in')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Delete its folder in')).toBeVisible()
  await page.emulateMedia({ media: null })
})

test('has no accessibility violations with results and without', async ({ page }) => {
  await page.goto(`${screen}?q=SQL`)
  await demoReady(page)
  await expect(page.locator('mark').first()).toBeVisible()
  await expectAccessibleInLooks(page)
  await page.getByRole('searchbox').fill('zzz')
  await expect(page.locator('[data-question]')).toHaveCount(0)
  await expectAccessibleInLooks(page)
})
