import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'

/** Tries strings in sinks for markup and script URLs, and creating policies. */
const tryStrings = (page: Page) =>
  page.evaluate(() => {
    const element = document.createElement('div')
    const createPolicy = (name: string) => window.trustedTypes?.createPolicy(name, { createHTML: (html) => html })
    const tries: Record<string, () => unknown> = {
      innerHTML: () => (element.innerHTML = '<b>word</b>'),
      insertAdjacentHTML: () => element.insertAdjacentHTML('beforeend', '<b>word</b>'),
      parseFromString: () => new DOMParser().parseFromString('<b>word</b>', 'text/html'),
      worker: () => new Worker('/service-worker.js'),
      'a policy of our own once more': () => createPolicy('atrium'),
      'a policy of another name': () => createPolicy('another'),
      'a default policy': () => createPolicy('default'),
    }
    const refused = Object.entries(tries).flatMap(([name, run]) => {
      try {
        run()
        return []
      } catch (error) {
        return error instanceof TypeError ? [name] : []
      }
    })
    return { refused, left: Object.keys(tries).filter((name) => !refused.includes(name)), markup: element.innerHTML }
  })

const isStarted = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )

for (const path of ['/auth/404', '/'])
  test(`${path} refuses markup and workers from plain strings, and additional policies`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/Content Security Policy|'Trusted\w+' assignment|TrustedTypePolicy/)
    await page.goto(path)
    // A rendered page is shown before the application creates its policy; React marks the element that it starts in.
    await expect.poll(() => isStarted(page)).toBe(true)
    expect(await tryStrings(page)).toMatchObject({ left: [], markup: '' })
  })

test('refuses them on a public page too, which allows no policies', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/Content Security Policy|'Trusted\w+' assignment|TrustedTypePolicy/)
  const map = await (await page.request.get('/sitemap.xml')).text()
  // There is none without a module with public pages.
  const address = /<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/.exec(map)?.[1]
  if (address === undefined) return
  const response = await page.goto(address)
  expect(response?.headers()['content-security-policy']).toContain("trusted-types 'none'")
  expect(await tryStrings(page)).toMatchObject({ left: [], markup: '' })
})
