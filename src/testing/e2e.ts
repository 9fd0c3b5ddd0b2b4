import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { storageKey } from '#platform/web/look-script.ts'
import type { Settings } from '#platform/web/settings-schema.ts'
import { sharedDemo } from './shared-demo.ts'

export { expect }

interface Complaints {
  /** For what a test provokes on purpose: a console message that matches does not fail it. */
  allow(pattern: RegExp): void
}

interface Fixtures {
  /** Opens pages from now on with these settings, as if the visitor had chosen them before. */
  look: (settings: Partial<Settings>) => Promise<void>
  complaints: Complaints
}

interface WorkerFixtures {
  demo: ReturnType<typeof sharedDemo>
}

/** Playwright's test, which fails on any console error or warning and on any request that leaves the origin. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  demo: [
    async ({ browser }, provide) => {
      const demo = sharedDemo(browser)
      await provide(demo)
      await demo.end()
    },
    { scope: 'worker' },
  ],

  context: async ({ browser, demo, viewport, locale, timezoneId, hasTouch, isMobile }, provide, info) => {
    if (info.project.name !== 'demo') {
      const context = await browser.newContext()
      await provide(context)
      return context.close()
    }
    const options = JSON.stringify({ viewport, locale, timezoneId, hasTouch, isMobile })
    const borrowed = await demo.borrow(options)
    await provide(borrowed.context)
    await demo.giveBack(options, borrowed, info.status === info.expectedStatus)
  },

  complaints: [
    async ({ context, baseURL }, provide) => {
      const heard: string[] = []
      const allowed: RegExp[] = []
      const own = new URL(baseURL ?? 'http://127.0.0.1').hostname
      const follow = (page: Page) => {
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) heard.push(`${message.type()}: ${message.text()}`)
        })
        page.on('pageerror', (error) => heard.push(`uncaught: ${error.stack ?? error.message}`))
        page.on('request', (request) => {
          const { protocol, hostname } = new URL(request.url())
          if (protocol.startsWith('http') && hostname !== own) heard.push(`left the origin: ${request.url()}`)
        })
      }
      context.pages().forEach(follow)
      context.on('page', follow)
      await provide({ allow: (pattern) => allowed.push(pattern) })
      context.off('page', follow)
      expect(heard.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],

  look: async ({ context }, provide) => {
    let worn = 0
    const added: { dispose: () => Promise<void> }[] = []
    await provide(async (settings) => {
      const stored = JSON.stringify({ value: settings, savedAt: new Date().toISOString() })
      worn += 1
      // Once for each tab, so that what a test changes afterwards outlives a reload.
      const script = await context.addInitScript(
        ([key, text, number]) => {
          // A blank page has no storage.
          if (!location.protocol.startsWith('http') || Number(sessionStorage.getItem('looked')) >= number) return
          sessionStorage.setItem('looked', String(number))
          localStorage.setItem(key, text)
        },
        [storageKey, stored, worn] as const,
      )
      added.push(script)
    })
    for (const script of added) await script.dispose()
  },
})

/** Light and dark, from left to right in English and from right to left in Arabic. */
export const looks: readonly Pick<Settings, 'activeMode' | 'activeDir' | 'isLanguage'>[] = [
  { activeMode: 'light', activeDir: 'ltr', isLanguage: 'en' },
  { activeMode: 'dark', activeDir: 'ltr', isLanguage: 'en' },
  { activeMode: 'light', activeDir: 'rtl', isLanguage: 'ar' },
  { activeMode: 'dark', activeDir: 'rtl', isLanguage: 'ar' },
]

/** Two of them, which differ in everything: for the states of a screen, where every-screen.e2e.ts sees it in all four. */
export const oppositeLooks = looks.filter(
  ({ activeMode, activeDir }) => (activeMode === 'dark') === (activeDir === 'rtl'),
)

/** What fades in or changes colour has another contrast until it has arrived. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const finite = document
      .getAnimations()
      // What follows the scrolling never ends by itself.
      .filter(
        ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(finite.map((animation) => animation.finished))
  })

/** What axe finds on the page as it stands, each with the elements it is about. */
async function barriers(page: Page) {
  await atRest(page)
  // Each rule runs; what passes is not described, which would take most of the time. Without frames of other origins,
  // legacy mode sees the same as the other one, which opens a further page for each analysis.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, help, nodes }) => ({ id, help, elements: nodes.map((node) => node.html) }))
}

/** Fails with what axe finds twice: a change of colour that began while it looked is gone the second time. */
export async function expectAccessible(page: Page) {
  if ((await barriers(page)).length === 0) return
  expect(await barriers(page)).toEqual([])
}
