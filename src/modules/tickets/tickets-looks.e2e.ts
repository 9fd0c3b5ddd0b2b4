import { expect, expectAccessible, oppositeLooks, test } from '#testing/e2e.ts'

const screen = './apps/tickets/'

for (const look of oppositeLooks) {
  test(`no barrier in ${look.activeMode}, ${look.activeDir}`, async ({ page, look: choose }) => {
    test.slow()
    await choose(look)
    const row = page.locator('[data-index]').first()
    await page.goto(screen)
    await expect(row).toBeVisible()
    await expectAccessible(page)
    await row.getByRole('checkbox').check()
    await expect(page.getByRole('toolbar')).toBeVisible()
    await expectAccessible(page)

    for (const [search, sign] of [
      ['?ticket=51', 'article'],
      ['?ticket=new', '[role="dialog"] form [contenteditable]'],
      ['?deleted=true', 'section h2'],
    ] as const) {
      await page.goto(screen + search)
      await page.locator(sign).first().waitFor({ state: 'attached' })
      await expectAccessible(page)
    }

    await page.goto(`${screen}?ticket=51`)
    await page.locator('section [data-kind="note"]').last().click()
    await page.locator('[contenteditable]').first().waitFor()
    await expectAccessible(page)

    await page.setViewportSize({ width: 390, height: 844 })
    for (const [search, sign] of [
      ['', '[data-index]'],
      ['?ticket=51', 'article'],
    ] as const) {
      await page.goto(screen + search)
      await page.locator(sign).first().waitFor()
      await expectAccessible(page)
    }
  })
}

test('no width is too narrow', async ({ page }) => {
  for (const width of [320, 600, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [search, sign] of [
      ['', '[data-index]'],
      ['?ticket=51', 'article'],
      ['?ticket=new', '[role="dialog"] form'],
    ] as const) {
      await page.goto(screen + search)
      await page.locator(sign).first().waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  }
})
