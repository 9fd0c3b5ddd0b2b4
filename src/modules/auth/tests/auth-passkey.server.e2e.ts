import { expect, test } from '#testing/browser/e2e.ts'
import { openAccount } from './account-e2e-steps.ts'
import { button, endSession, heading, who } from './auth-e2e-steps.ts'

test.use({
  // Browsers refuse passkeys for IP addresses.
  baseURL: async ({ baseURL }, provide) => provide(baseURL?.replace('127.0.0.1', 'localhost')),
})

test('signs in by passkey without a password', async ({ page, context, consoleErrors }) => {
  consoleErrors.allow(/401/)
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.request.put('/api/session', {
    data: { userId: 'u6' },
    headers: { 'content-type': 'application/json' },
  })
  await openAccount(page, 'security', 'Passkeys')
  await button(page, 'Add passkey').click()
  await expect(page.getByText('Passkey added: Chrome')).toBeVisible()
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await endSession(page)
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials)
    navigator.credentials.get = async (options) => {
      try {
        return await get(options)
      } catch (error) {
        document.documentElement.dataset.refused = ''
        throw error
      }
    }
  })
  await page.goto('./auth/login?next=%2Fpages%2Faccount')
  await expect(heading(page, 'Sign in')).toBeVisible()
  // Passkey autofill would otherwise sign in before the click.
  await page.locator('[data-refused]').waitFor()
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await button(page, 'Sign in with a passkey').click()
  await expect(who(page, 'Jonas Ekholm')).toBeVisible()
  await expect(page).toHaveURL(/\/pages\/account\/?$/)
})
