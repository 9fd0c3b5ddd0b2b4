import { expect, test } from '#testing/browser/e2e.ts'
import { generateCode, dialog, openAccount, passwordField } from './account-e2e-steps.ts'
import { account } from '../contract-account.ts'

const json = { 'content-type': 'application/json' }

test('asks for the password before a sensitive change, reports a wrong one, and changes nothing when cancelled', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/403|422/)
  // As if ten minutes had passed since the sign-in.
  let isConfirmed = false
  await page.route(`**${account.base}/second-factor`, (route) =>
    isConfirmed
      ? route.continue()
      : route.fulfill({
          status: 403,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'about:blank',
            title: 'Forbidden',
            status: 403,
            message: 'Confirm your password first',
            issues: [{ path: 'confirm', message: 'Confirm your password first' }],
          }),
        }),
  )
  await openAccount(page, 'security', 'Two-step sign-in')
  const setUp = page.getByRole('button', { name: 'Set up' })
  await setUp.press('Enter')
  const question = dialog(page, 'Confirm your password')
  await expect(passwordField(question)).toBeFocused()
  await page.keyboard.type('not this one')
  await page.keyboard.press('Enter')
  await expect(question.getByText('Wrong password.')).toBeVisible()
  // Escape has no effect while the request is pending.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden({ timeout: 1000 })
  }).toPass()
  await expect(page.getByText('You sign in with your password only.')).toBeVisible()

  await expect(setUp).toBeFocused()
  await page.keyboard.press('Enter')
  await passwordField(question).fill('larkmoor')
  isConfirmed = true
  await page.keyboard.press('Enter')
  const form = dialog(page, 'Set up two-step sign-in')
  await expect(form.getByRole('textbox', { name: 'Six-digit code' })).toBeFocused()
  expect(generateCode(await form.locator('code').innerText())).toMatch(/^\d{6}$/)
  await form.getByRole('button', { name: 'Cancel' }).click()
})

test('rejects the next request of a browser that was signed out from another one', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({
    ...(baseURL && { baseURL }),
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:99.0) Gecko/20100101 Firefox/99.0',
  })
  expect((await other.request.put('/api/session', { data: { userId: 'u7' }, headers: json })).status()).toBe(200)
  expect((await other.request.get(account.base)).status()).toBe(200)
  await page.request.put('/api/session', { data: { userId: 'u7' }, headers: json })
  await openAccount(page, 'sessions', 'Sessions')
  await page.getByRole('button', { name: 'Sign out Firefox 99, Linux' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Signed out: Firefox 99, Linux.')).toBeVisible()
  await expect.poll(async () => (await other.request.get(account.base)).status()).toBe(401)
  await other.close()
})

test('signs out all other browsers on a password change, and gives advice while typing', async ({
  page,
  browser,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.allow(/422/)
  // A retry needs another user, since the first attempt changed the password.
  const userId = test.info().retry + test.info().repeatEachIndex === 0 ? 'u6' : 'u7'
  const other = await browser.newContext({ ...(baseURL && { baseURL }) })
  await other.request.put('/api/session', { data: { userId }, headers: json })
  await page.request.put('/api/session', { data: { userId }, headers: json })
  await openAccount(page, 'security', 'Password')
  const change = async (from: string, to: string) => {
    await page.getByRole('button', { name: 'Change password' }).click()
    const form = dialog(page, 'Change password')
    await passwordField(form).fill(from)
    const next = form.locator('input[autocomplete="new-password"]')
    await next.fill('short')
    await expect(form.getByText('7 more characters needed.')).toBeVisible()
    await next.fill(to)
    await next.press('Enter')
    return form
  }
  const refused = await change('not this one', 'four words of mine')
  await expect(refused.getByText('Wrong password.')).toBeVisible()
  await refused.getByRole('button', { name: 'Cancel' }).click()
  await expect(await change('larkmoor', 'four words of mine')).toBeHidden()
  await expect(page.getByText('Password changed.')).toBeVisible()
  await expect.poll(async () => (await other.request.get(account.base)).status()).toBe(401)
  expect((await page.request.get(account.base)).status()).toBe(200)
  await other.close()
})

test.describe('with a virtual authenticator', () => {
  // Browsers refuse passkeys for IP addresses.
  test.use({
    baseURL: async ({ baseURL }, provide) => provide(baseURL?.replace('127.0.0.1', 'localhost')),
  })

  test('adds, renames and removes a passkey', async ({ page, context }) => {
    const device = await context.newCDPSession(page)
    await device.send('WebAuthn.enable')
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await page.request.put('/api/session', { data: { userId: 'u5' }, headers: json })
    await openAccount(page, 'security', 'Passkeys')
    await page.getByRole('button', { name: 'Add passkey' }).click()
    await expect(page.getByText('Passkey added: Chrome')).toBeVisible()
    await page.getByRole('button', { name: /^Rename Chrome/ }).click()
    const form = dialog(page, 'Rename passkey')
    await form.getByRole('textbox', { name: 'Name' }).fill('Work laptop')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Remove Work laptop' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('No passkeys yet')).toBeVisible()
  })
})
