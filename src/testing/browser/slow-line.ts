import type { Page } from '@playwright/test'
import { expect } from './e2e.ts'

/** Milliseconds between keys of a fast typist. */
export const typing = { delay: 40 }

/** Opens a screen; code that it loads later is delayed. */
export async function openOnSlowLine(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.route('**/assets/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
}
