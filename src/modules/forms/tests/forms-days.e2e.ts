import { demoReady } from '#testing/browser/demo-ready.ts'
import { expect, test } from '#testing/browser/e2e.ts'
import { forms } from '../contract.ts'
import { Supplier } from '../contract-supplier.ts'

// West of Greenwich, where the midnight of a day is still the day before.
test.use({ timezoneId: 'America/Los_Angeles' })

test('shows the first day of an agreement as it was agreed, in every time zone', async ({ page }) => {
  await page.goto('./forms/form-validation/')
  await demoReady(page)
  const entry = page.locator('details').first()
  await entry.locator('summary').click()
  const name = (await entry.locator('summary bdi').first().textContent()) ?? ''
  const listed: unknown = await page.evaluate(async (path) => (await fetch(path)).json(), forms.base)
  const supplier = Supplier.array()
    .parse(listed)
    .find((one) => one.name === name)
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  await expect(entry.locator('dl')).toContainText(day.format(new Date(supplier?.startsOn ?? '')))
})
