import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

const screen = './apps/tickets/'
const desk = { width: 1280, height: 720 }
const phone = { width: 390, height: 844 }

// Another test checks the list with all other screens.
test('has no accessibility violations in the list in light or dark, ltr or rtl', async ({ page }) => {
  test.slow()
  const row = page.locator('[data-index]').first()
  await page.goto(screen)
  await row.getByRole('checkbox').check()
  await expect(page.getByRole('toolbar')).toBeVisible()
  await expectAccessibleInLooks(page)
  await row.getByRole('checkbox').uncheck()
  await page.setViewportSize(phone)
  await expect(row).toBeVisible()
  await expectAccessibleInLooks(page)

  await page.setViewportSize(desk)
  await page.goto(`${screen}?deleted=true`)
  await page.locator('section h2').first().waitFor({ state: 'attached' })
  await expectAccessibleInLooks(page)
})

test('has no accessibility violations in a ticket in light or dark, ltr or rtl', async ({ page }) => {
  test.slow()
  const article = page.locator('article').first()
  await page.goto(`${screen}?ticket=51`)
  await article.waitFor()
  await expectAccessibleInLooks(page)
  await page.setViewportSize(phone)
  await article.waitFor()
  await expectAccessibleInLooks(page)
  await page.setViewportSize(desk)
  await page.locator('section [data-kind="note"]').last().click()
  await page.locator('[contenteditable]').first().waitFor()
  await expectAccessibleInLooks(page)

  await page.goto(`${screen}?ticket=new`)
  await page.locator('[role="dialog"] form [contenteditable]').first().waitFor({ state: 'attached' })
  await expectAccessibleInLooks(page)
})
for (const [search, sign] of [
  ['', '[data-index]'],
  ['?ticket=51', 'article'],
  ['?ticket=new', '[role="dialog"] form'],
] as const) {
  test(`does not overflow at any width: ${search || 'the list'}`, async ({ page }) => {
    await page.goto(screen + search)
    for (const width of [1440, 1024, 820, 600, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.locator(sign).first().waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })
}

test('keeps the open ticket and its clock visible in the narrow list', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 850 })
  await page.goto(screen)
  const rows = page.locator('[data-index]')
  await rows.nth(14).scrollIntoViewIfNeeded()
  await rows.nth(14).getByRole('link').click()
  await expect(page.locator('article').first()).toBeVisible()
  const open = page.locator('[data-open="true"][data-index]')
  await expect(open).toBeInViewport({ ratio: 0.99 })
  const cut = await rows.evaluateAll(
    (all) =>
      all
        .flatMap((row) => [...row.querySelectorAll('span[data-state] > span[aria-hidden]')])
        .filter((text) => text.scrollWidth > text.clientWidth && text.clientWidth > 0).length,
  )
  expect(cut).toBe(0)
})
