import type { Page } from '@playwright/test'

const maxWait = 30_000

/** Console message of calls that were sent too early. */
export const untilReady = /Failed to load resource.*404/

/** Waits until a page of the demo answers its own calls; earlier ones go to the static host, which has no API. */
export async function demoReady(page: Page) {
  const end = Date.now() + maxWait
  while (Date.now() < end) {
    if (await page.evaluate(async () => (await fetch('/api/session')).ok)) return
    await page.waitForTimeout(50)
  }
  throw new Error('The demo did not begin to respond')
}
