import type { Page } from '@playwright/test'

/** Delays requests of a page to such a URL, until the returned function is called. */
export async function delayRequests(page: Page, address: Parameters<Page['route']>[0]) {
  const released = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

/** Lets the server answer requests to such a URL at once, and delivers the response when `release` is called. */
export async function delayResponse(page: Page, address: Parameters<Page['route']>[0]) {
  const responded = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch()
      responded.resolve()
      await released.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  return { responded: responded.promise, release: released.resolve }
}
