import type { Page } from '@playwright/test'

/** Delays requests of a page to such a URL, until the returned function is called. */
export async function hold(page: Page, address: Parameters<Page['route']>[0]) {
  const held = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Lets the server answer requests to such a URL at once, and delivers the answer when `release` is called. */
export async function holdAnswer(page: Page, address: Parameters<Page['route']>[0]) {
  const answered = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch()
      answered.resolve()
      await held.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  return { answered: answered.promise, release: held.resolve }
}
