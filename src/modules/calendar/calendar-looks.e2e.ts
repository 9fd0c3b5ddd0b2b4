import { expectAccessible, oppositeLooks, test } from '#testing/e2e.ts'
import { monday, screen } from './calendar-e2e-steps.ts'

test.use({ locale: 'en-GB', timezoneId: 'Europe/London' })

// The week alone is looked at with every other screen.
for (const look of oppositeLooks) {
  const { activeMode, activeDir } = look

  test(`no barrier in any view in ${activeMode}, ${activeDir}`, async ({ page, look: choose }) => {
    await choose(look)
    const first = page.locator('[data-event]').first()
    await page.goto(`${screen}?date=${monday}&view=agenda`)
    await first.waitFor()
    await expectAccessible(page)
    await page.goto(`${screen}?date=${monday}&view=month`)
    await first.waitFor()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await first.waitFor()
    await expectAccessible(page)
    await page.goto(`${screen}?date=${monday}&view=day`)
    await first.waitFor()
    await expectAccessible(page)
  })

  test(`no barrier around an event in ${activeMode}, ${activeDir}`, async ({ page, look: choose }) => {
    await choose(look)
    const first = page.locator('[data-event]').first()
    await page.goto(`${screen}?date=${monday}&q=stand`)
    await first.waitFor()
    await expectAccessible(page)
    await first.click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox').fill('')
    await page.keyboard.press('Tab')
    await page.keyboard.press('c')
    await page.getByRole('dialog').getByRole('combobox').last().waitFor()
    await expectAccessible(page)
  })
}
