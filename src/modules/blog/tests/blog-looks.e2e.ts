import { demoReady, untilReady } from '#testing/browser/demo-ready.ts'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

const screen = './apps/blog/posts/'
const phone = { width: 390, height: 844 }

// Another test checks the initial list with all other screens.
test('has no accessibility violations in opposite looks', async ({ page, consoleErrors }) => {
  consoleErrors.allow(untilReady)
  test.slow()
  await page.goto(`${screen}?place=draft`)
  await demoReady(page)
  await expect(page.locator('main article').first()).toBeVisible()
  await expectAccessibleInLooks(page)
  await page.goto(`${screen}?category=Design&blogSearch=nothing-of-that-name`)
  await expect(page.locator('main [aria-pressed="true"]')).toBeVisible()
  await expect(page.locator('main h2').first()).toBeVisible()
  await expectAccessibleInLooks(page)

  await page.goto(`${screen}?category=Design`)
  await page.locator('main article a').first().click()
  await expect(page.locator('main form textarea').first()).toBeVisible()
  await expect(page.locator('main nav a').first()).toBeVisible()
  await expectAccessibleInLooks(page)
  const reply = page.locator('main button[aria-expanded]').first()
  if (await reply.isVisible()) await reply.click()
  await page.setViewportSize(phone)
  await expectAccessibleInLooks(page)
})

test('does not overflow at any width', async ({ page, consoleErrors }) => {
  consoleErrors.allow(untilReady)
  await page.goto(`${screen}?category=Design`)
  await demoReady(page)
  await page.locator('main article a').first().click()
  await expect(page.locator('main form textarea').first()).toBeVisible()
  for (const width of [1440, 1100, 820, 600, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})
