import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { monday, screen } from './calendar-e2e-steps.ts'

test.use({ locale: 'en-GB', timezoneId: 'Europe/London' })

// Another test checks the week with all other screens.
test('has no accessibility violations in any view in light or dark, ltr or rtl', async ({ page }) => {
  test.slow()
  const first = page.locator('[data-event]').first()
  await page.goto(`${screen}?date=${monday}&view=agenda`)
  await first.waitFor()
  await expectAccessibleInLooks(page)
  await page.goto(`${screen}?date=${monday}&view=month`)
  await first.waitFor()
  await expectAccessibleInLooks(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await first.waitFor()
  await expectAccessibleInLooks(page)
  await page.goto(`${screen}?date=${monday}&view=day`)
  await first.waitFor()
  await expectAccessibleInLooks(page)
})

test('has no accessibility violations in search, details and form in light or dark, ltr or rtl', async ({ page }) => {
  test.slow()
  const first = page.locator('[data-event]').first()
  await page.goto(`${screen}?date=${monday}&q=stand`)
  await first.waitFor()
  await expectAccessibleInLooks(page)
  await first.click()
  await page.getByRole('dialog').waitFor()
  await expectAccessibleInLooks(page)
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('')
  await page.keyboard.press('Tab')
  await page.keyboard.press('c')
  await page.getByRole('dialog').getByRole('combobox').last().waitFor()
  await expectAccessibleInLooks(page)
})

test('shows the whole label of the search', async ({ page }) => {
  for (const [width, view] of [
    [1366, 'week'],
    [390, 'day'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${screen}?date=${monday}&view=${view}`)
    const search = page.getByRole('searchbox', { name: 'Search events' })
    await expect(search).toBeVisible()
    // Text of the same length, since browsers do not measure placeholders.
    await search.fill('Search events')
    expect(await search.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0)
  }
})

test('shows the whole text of short events', async ({ page }) => {
  await page.goto(`${screen}?date=${monday}&view=week`)
  const events = page.locator('[data-event][data-kind="block"]')
  await events.first().waitFor()
  const cut = await events.evaluateAll((all) =>
    all.filter((event) => event.scrollHeight > event.clientHeight).map((event) => event.textContent),
  )
  expect(cut).toEqual([])
})
