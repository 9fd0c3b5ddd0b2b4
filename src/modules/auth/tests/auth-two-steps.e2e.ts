import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { account, button, endSession, field, heading, openLogin, samplePassword, who } from './auth-e2e-steps.ts'

const step = 30_000

/** The current code, or a later one when the current was used for the setup. */
const generateCode = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later })

const callAccount = (page: Page, method: string, path: string, body?: unknown) =>
  page.evaluate(
    async ([method, path, text]) => {
      const answer = await fetch(`/api/account${path}`, {
        method,
        ...(text && { body: text, headers: { 'content-type': 'application/json' } }),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return answer.status === 204 ? undefined : answer.json()
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  )

/** An account with a second factor, after the password step. */
async function signInWithPasswordOnly(page: Page) {
  await page.goto(account)
  await expect(who(page, 'Inês Carvalho')).toBeVisible()
  await callAccount(page, 'POST', '/confirm', { password: samplePassword })
  const { secret } = await callAccount(page, 'POST', '/second-factor')
  const used = generateCode(secret)
  const { recoveryCodes } = await callAccount(page, 'PUT', '/second-factor', { code: used })
  await endSession(page)
  await openLogin(page, '?next=%2Fpages%2Faccount%3Ftab%3Dsessions')
  await button(page, /Inês Carvalho/).click()
  await expect(heading(page, 'Two-step sign-in')).toBeVisible()
  return { secret, used, recoveryCodes }
}

test('accepts a pasted code once, then opens the requested page', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/40[14]|422/)
  const { secret, used } = await signInWithPasswordOnly(page)
  const code = field(page, 'Six-digit code')
  await expect(code).toBeFocused()
  await page.keyboard.type('12 3')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter all six digits.')).toBeVisible()
  await code.fill(used)
  await expect(page.getByText('This code is wrong or was already used.')).toBeVisible()
  await expect(code).toBeFocused()
  const next = generateCode(secret, step)
  await code.fill(`${next.slice(0, 3)} ${next.slice(3)}`)
  await expect(page).toHaveURL(/\/pages\/account\/?\?tab=sessions$/)
  await expect(who(page, 'Inês Carvalho')).toBeVisible()
})

test('accepts a recovery code, and restarts sign-in when the session does not know the first step', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/40[14]|422/)
  const { recoveryCodes } = await signInWithPasswordOnly(page)
  await button(page, 'Use a recovery code').click()
  const code = field(page, 'Recovery code')
  await code.fill('not-a-code')
  await code.press('Enter')
  await expect(page.getByText('This recovery code is wrong or was already used.')).toBeVisible()
  await code.fill(recoveryCodes[0])
  await code.press('Enter')
  await expect(heading(page, 'You are signed in')).toBeVisible()
  await expect(page.getByText('9 recovery codes left.')).toBeVisible()
  await button(page, 'Continue').click()
  await expect(page).toHaveURL(/\/pages\/account\/?\?tab=sessions$/)
  await expect(who(page, 'Inês Carvalho')).toBeVisible()
  await endSession(page)
  await page.goto('./auth/two-steps/')
  await expect(heading(page, 'Sign in again')).toBeVisible()
})

test('both forms of the second factor have no accessibility violations', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/40[14]|422/)
  await signInWithPasswordOnly(page)
  await page.goto('./auth/two-steps2/')
  const code = page.locator('input[name="code"]')
  await code.fill('123')
  await code.press('Enter')
  await expect(page.locator('[aria-invalid="true"]')).toBeFocused()
  await expectAccessibleInLooks(page)
  await page.locator('main p button').first().click()
  await expect(code).toHaveAttribute('autocomplete', 'off')
  await expectAccessibleInLooks(page)
})
