import type { Page } from '@playwright/test'
import { expect } from '#testing/browser/e2e.ts'

/** Opens a rendered page whose scripts wait until the returned function is called. */
export async function openWithoutScripts(page: Page, path: string) {
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return scripts.resolve
}
