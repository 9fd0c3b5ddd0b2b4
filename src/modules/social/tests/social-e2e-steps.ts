import type { Page } from '@playwright/test'

export const profile = './apps/users/profile/'

export const posts = (page: Page) => page.locator('[data-post]')
export const post = (page: Page, text: string) => posts(page).filter({ hasText: text })
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
export const undo = (page: Page) => messages(page).getByRole('button', { name: 'Undo' }).last().click()

/** Opens the own profile and waits for the first post. */
export async function openFeed(page: Page, search = '') {
  await page.goto(profile + search)
  await posts(page).first().waitFor()
}

/** A file of 2 × 2 pixels. */
export const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGOIbf8PRAwQCgAyWgeNS5kzlwAAAABJRU5ErkJggg==',
    'base64',
  ),
})
