import type { Locator, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

export const accountPath = '/pages/account'

/** What everybody signs in by with sample data. */
export const samplePassword = 'larkmoor'

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Opens a part of the account and waits until it is there. */
export async function openAccount(
  page: Page,
  tab: 'profile' | 'security' | 'sessions' | 'connections',
  heading: string,
) {
  await page.goto(`${accountPath}?tab=${tab}`)
  await page.getByRole('heading', { level: 2, name: heading }).waitFor()
}

/** A field for the password that one has; it is hidden, so it has no role to find it by. */
export const passwordField = (place: Locator) => place.locator('input[autocomplete="current-password"]')

/** Gives the password once more, as the server wants it before what is sensitive. */
export async function confirmPassword(page: Page) {
  const asked = dialog(page, 'Confirm your password')
  await passwordField(asked).fill(samplePassword)
  await asked.getByRole('button', { name: 'Confirm' }).click()
  await asked.waitFor({ state: 'hidden' })
}

/** What an authenticator app would show now. */
export const codeOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate()
