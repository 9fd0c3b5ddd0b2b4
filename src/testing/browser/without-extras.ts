import type { Browser, BrowserContext } from '@playwright/test'
import { noTours } from '#platform/web/settings/storage-key.ts'

/**
 * Nobody is shown around in tests, and no page fetches the code of other screens while it is idle, in whatever context
 * they open, but where a test of that takes the word back.
 */
export function withoutExtras(browser: Browser) {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (...options) => {
    const context = await open(...options)
    await context.addInitScript((key) => {
      if (location.protocol.startsWith('http')) localStorage.setItem(key, 'in tests')
      Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
    }, noTours)
    return context
  }
}

/** Lets pages of the context fetch code ahead, as they do for visitors. */
export const withPrefetching = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: false } }),
  )
