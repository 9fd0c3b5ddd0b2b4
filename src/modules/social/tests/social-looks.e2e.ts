import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { openFeed, posts } from './social-e2e-steps.ts'

// Another test checks the screens themselves.
test('has no accessibility violations in the dialog for writing posts', async ({ page }) => {
  await openFeed(page)
  await expectAccessibleInLooks(page)
  await page.keyboard.press('c')
  const writing = page.getByRole('dialog')
  await page.keyboard.type('@')
  await writing.getByRole('option').first().waitFor()
  await expectAccessibleInLooks(page)
})

test('has no accessibility violations in lightbox and list of likes', async ({ page }) => {
  await openFeed(page)
  await posts(page).locator('ul button:has(img)').first().click()
  await page.locator('dialog[open] img').first().waitFor()
  await expectAccessibleInLooks(page)
  await page.keyboard.press('Escape')
  await posts(page).locator('button[aria-haspopup="dialog"]:not(ul *)').first().click()
  await page.getByRole('dialog').getByRole('link').first().waitFor()
  await expectAccessibleInLooks(page)
  await page.keyboard.press('Escape')
})

test('does not overflow at any width', async ({ page }) => {
  await openFeed(page)
  for (const width of [1440, 1100, 820, 600, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await posts(page).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})
