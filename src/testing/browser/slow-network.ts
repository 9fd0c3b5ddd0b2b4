import type { Locator, Page } from '@playwright/test'
import { maxWait } from '#platform/web/shortcuts/type-ahead.ts'
import { expect } from './e2e.ts'

/** Milliseconds between keys of a fast typist. */
export const typing = { delay: 40 }

/** A busy machine may take longer than the longest wait for code: there, the wait has no end. */
const disableWaitLimit = (page: Page) =>
  page.addInitScript((longest) => {
    const start = window.setTimeout.bind(window)
    const maxDelay = 2 ** 31 - 1
    Object.assign(window, {
      setTimeout: (run: TimerHandler, delay?: number, ...given: unknown[]) =>
        start(run, delay === longest ? maxDelay : delay, ...given),
    })
  }, maxWait)

/** Opens a screen, until it has `ready`; code that it loads later is delayed. */
export async function openOnSlowNetwork(page: Page, address: string, ready?: Locator) {
  await disableWaitLimit(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (ready) await expect(ready).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.route('**/assets/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
}
