import type { Page } from '@playwright/test'
import * as z from 'zod'

// The demo answers its calls in the page, where Playwright sees no request.
const writesKey = 'walkWrites'

const Writes = z.array(z.object({ url: z.string(), method: z.string(), body: z.string().optional() }))
type Write = z.infer<typeof Writes>[number]

/** Records the page's writing calls; before it is opened. */
export const recordWrites = (page: Page) =>
  page.addInitScript((name) => {
    const writes: Write[] = []
    Reflect.set(globalThis, name, writes)
    globalThis.Request = new Proxy(Request, {
      construct(target, [input, init]: [RequestInfo, RequestInit | undefined]) {
        const request = new target(input, init)
        const body = init?.body
        if (request.method !== 'GET')
          writes.push({ url: request.url, method: request.method, ...(typeof body === 'string' && { body }) })
        return request
      },
    })
  }, writesKey)

export async function lastWrite(page: Page) {
  const writes = await page.evaluate((name): unknown => Reflect.get(globalThis, name), writesKey)
  return Writes.parse(writes).at(-1)
}

/** Sends the call once more, without the screen's knowledge. */
export const repeatWrite = (page: Page, write: Write) =>
  page.evaluate(
    ({ url, method, body }) =>
      fetch(url, {
        method,
        ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
      }).then(({ status }) => status),
    write,
  )
