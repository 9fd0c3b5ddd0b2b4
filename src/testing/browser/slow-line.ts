import type { Page } from '@playwright/test'
import { expect } from './e2e.ts'

/** Milliseconds from key to key, of somebody who types fast. */
export const typing = { delay: 40 }

/** Opens a screen; whatever code it loads from then on takes its time. */
export async function openOnSlowLine(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.route('**/assets/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
}
