import type { Page } from '@playwright/test'
import { demoReady, untilReady } from '#testing/browser/demo-ready.ts'
import { expect, expectAccessible, oppositeLooks, test } from '#testing/browser/e2e.ts'

const getContactPath = (language = 'en') => `${language === 'en' ? '.' : `./${language}`}/frontend-pages/contact/`

const form = (page: Page) => page.locator('form[data-enquiry]')
const summary = (page: Page) => page.locator('#summary')

for (const look of oppositeLooks) {
  test(`shows errors accessibly in ${look.isLanguage}, ${look.activeMode}`, async ({ page, look: applyTheme }) => {
    await applyTheme(look)
    await page.goto(getContactPath(look.isLanguage))
    await expectAccessible(page)
    await form(page).getByRole('button').click()
    await expect(summary(page)).toBeFocused()
    await expect(summary(page).getByRole('link')).toHaveCount(4)
    await expectAccessible(page)
  })
}

test('sends an enquiry by keyboard after correcting an error, and keeps it for the application', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(untilReady)
  await page.goto(`${getContactPath()}?subject=A%20plan%20for%20nine`)
  await page.getByLabel('Name').focus()
  await page.keyboard.type('Noor Haddad')
  await page.keyboard.press('Tab')
  await page.keyboard.type('noor')
  for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Tab')
  await page.keyboard.type('Which plan fits us?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(summary(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const email = page.getByLabel('Email')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/such as name@example.com/)
  await page.keyboard.press('End')
  await page.keyboard.type('@haddad.example')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you for your message' })).toBeVisible()
  await expect(page.locator('#thanks')).toBeFocused()
  await expect(form(page)).toBeHidden()
  await expectAccessible(page)

  await page.getByRole('banner').getByRole('link', { name: 'Open the app' }).click()
  await demoReady(page)
  const stored = await page.evaluate(async () => (await fetch('/api/enquiries?q=noor')).json())
  expect(stored).toMatchObject([{ name: 'Noor Haddad', email: 'noor@haddad.example', subject: 'A plan for nine' }])
})
