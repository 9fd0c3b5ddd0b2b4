import { expect, expectAccessible, oppositeLooks, test } from '#testing/e2e.ts'
import { openFeed, posts } from './social-e2e-steps.ts'

// The screens themselves are looked at with every other one.
for (const look of oppositeLooks) {
  const { activeMode, activeDir } = look

  test(`no barrier where posts are written in ${activeMode}, ${activeDir}`, async ({ page, look: choose }) => {
    await choose(look)
    await openFeed(page)
    await expectAccessible(page)
    await page.keyboard.press('c')
    const writing = page.getByRole('dialog')
    await expect(writing.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('@')
    await writing.getByRole('option').first().waitFor()
    await expectAccessible(page)
  })

  test(`no barrier around pictures and people in ${activeMode}, ${activeDir}`, async ({ page, look: choose }) => {
    await choose(look)
    await openFeed(page)
    await posts(page).locator('ul button:has(img)').first().click()
    await page.locator('dialog[open] img').first().waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await posts(page).locator('button[aria-haspopup="dialog"]:not(ul *)').first().click()
    await page.getByRole('dialog').getByRole('link').first().waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })
}

test('no width is too narrow for a post', async ({ page }) => {
  await openFeed(page)
  for (const width of [1440, 1100, 820, 600, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await posts(page).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})
