import { demoReady, untilReady } from '#testing/browser/demo-ready.ts'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

const detail = './apps/invoice/detail/60'

test('screens are accessible in light and dark themes and both text directions', async ({ page, consoleErrors }) => {
  consoleErrors.allow(untilReady)
  test.slow()
  await page.goto('./apps/invoice/list/')
  await demoReady(page)
  const box = page.getByRole('grid').getByRole('checkbox')
  await box.nth(1).check()
  await expect(page.getByRole('toolbar')).toBeVisible()
  await expectAccessibleInLooks(page)
  await page.goto('./apps/invoice/list/?deleted=true&from=2020-01-01&to=2020-01-02')
  await expect(page.locator('main h2')).toBeVisible()
  await expectAccessibleInLooks(page)

  await page.goto('./apps/invoice/edit/62')
  await expect(page.locator('form')).toBeVisible()
  await page.locator('[name="orders.0.itemName"]').fill('')
  await page.locator('form button[type="submit"]').click()
  await expect(page.getByRole('form').getByRole('group', { name: /1/ })).toBeFocused()
  await expectAccessibleInLooks(page)

  await page.goto(detail)
  await expect(page.getByRole('article')).toBeVisible()
  await expectAccessibleInLooks(page)
  await page.keyboard.press('s')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInLooks(page)

  await page.setViewportSize({ width: 390, height: 844 })
  for (const [address, sign] of [
    ['./apps/invoice/list/', '[role="grid"] a'],
    [detail, 'article'],
    ['./apps/invoice/create/', 'form'],
  ] as const) {
    await page.goto(address)
    await page.locator(sign).first().waitFor()
    await expectAccessibleInLooks(page)
  }
})
test('screens do not scroll sideways at any width', async ({ page, consoleErrors }) => {
  consoleErrors.allow(untilReady)
  await page.goto(detail)
  await demoReady(page)
  for (const width of [320, 600, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [address, sign] of [
      ['./apps/invoice/edit/62', 'form'],
      [detail, 'article'],
    ] as const) {
      await page.goto(address)
      await page.locator(sign).first().waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  }
})
