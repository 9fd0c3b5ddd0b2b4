import type { Locator, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

const accountPath = '/pages/account'

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

/** What an authenticator app would show now. */
export const codeOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate()

/** Four points that a browser can read. */
export const picture = {
  name: 'own.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGOIbf8PRAwQCgAyWgeNS5kzlwAAAABJRU5ErkJggg==',
    'base64',
  ),
}
