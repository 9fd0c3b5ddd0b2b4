import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

const screen = './apps/email/'

// The list without a selection is covered by the test of all screens.
test('has no accessibility violations in light and dark, ltr and rtl', async ({ page }) => {
  test.slow()
  const row = page.locator('[role="row"]:has(a)').first()
  await page.goto(screen)
  await row.getByRole('checkbox').click({ force: true })
  await expect(page.getByRole('toolbar').first()).toBeVisible()
  await expectAccessibleInLooks(page)

  for (const [search, sign] of [
    ['?compose=new', '[contenteditable]'],
    ['?thread=4', 'ol h2, ol li'],
  ] as const) {
    await page.goto(screen + search)
    await page.locator(sign).first().waitFor({ state: 'attached' })
    await expectAccessibleInLooks(page)
  }

  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('ol li').first().waitFor()
  await expectAccessibleInLooks(page)
  await page.goto(screen)
  await row.waitFor()
  await expectAccessibleInLooks(page)
})
test('nothing is cut off at any width', async ({ page }) => {
  for (const [search, sign] of [
    ['', '[role="row"]:has(a)'],
    ['?thread=4', 'ol li'],
    ['?compose=new', '[contenteditable]'],
  ] as const) {
    await page.goto(screen + search)
    await page.locator(sign).first().waitFor()
    for (const width of [320, 600, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect({ search, width, beyond }).toEqual({ search, width, beyond: 0 })
    }
  }
})
