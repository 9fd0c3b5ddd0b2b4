import type { Locator, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

const accountPath = '/pages/account'

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Opens a part of the account and waits for its heading. */
export async function openAccount(
  page: Page,
  tab: 'profile' | 'security' | 'sessions' | 'connections',
  heading: string,
) {
  await page.goto(`${accountPath}?tab=${tab}`)
  await page.getByRole('heading', { level: 2, name: heading }).waitFor()
}

/** The current password's field; password inputs have no ARIA role. */
export const passwordField = (container: Locator) => container.locator('input[autocomplete="current-password"]')

/** The current code of an authenticator app. */
export const generateCode = (key: string) => new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate()
