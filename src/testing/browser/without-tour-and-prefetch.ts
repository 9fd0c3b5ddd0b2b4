import type { Browser, BrowserContext } from '@playwright/test'
import { noTours } from '#platform/web/settings/storage-key.ts'

/** Turns off the guided tour and the prefetching of idle pages in every context, unless a test turns it on again. */
export function disableTourAndPrefetch(browser: Browser) {
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

/** Lets pages of the context prefetch code, as for visitors. */
export const enablePrefetch = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: false } }),
  )
