import type { Page } from '@playwright/test'

/** Keeps back what a page asks of such an address, until what is returned is called. */
export async function hold(page: Page, address: Parameters<Page['route']>[0]) {
  const held = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Has the server answer at once what a page asks of such an address, and hands it over when `release` is called. */
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
