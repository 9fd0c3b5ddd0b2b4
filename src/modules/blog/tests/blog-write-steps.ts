import { expect, type Page } from '@playwright/test'

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FAAhKDveksOjmAAAAAElFTkSuQmCC'

export const picture = { name: 'oak.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') }

export const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
export const textField = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The button of the toast, not of the editor. */
export const undo = (page: Page) => page.getByRole('button').filter({ hasText: 'Undo' }).click()

/** Creates a post with a title and a first line. */
export async function createPost(page: Page, title: string, line: string) {
  await page.goto('./apps/blog/write')
  // The demo's server starts with the first page.
  await expect(textField(page)).toBeEditable({ timeout: 30_000 })
  await titleField(page).fill(title)
  await titleField(page).press('Enter')
  await expect(textField(page)).toBeFocused()
  await page.keyboard.type(line)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\?post=\d+$/)
}
