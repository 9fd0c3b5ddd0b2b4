import { test as base, expect, type Page } from '@playwright/test'
import { languages, offeredLanguage } from '#platform/i18n/languages.ts'
import { storageKey } from '#platform/web/settings/storage-key.ts'
import type { Settings } from '#platform/web/settings/settings-schema.ts'
import { debuggingPort, keepCoverage } from '#scripts/lib/coverage/browser-coverage.mjs'
import { takeSample } from '#scripts/lib/test-run/sample.mjs'
import { followSharedServer, takeErrors } from '#testing/servers/logged-errors.ts'
import { isOfEndedServer } from '#testing/servers/dedicated-server.ts'
import { axeViolations } from './axe-violations.ts'
import { sharedDemo } from './shared-demo.ts'
import { disableTourAndPrefetch } from './without-tour-and-prefetch.ts'

export { expect }

interface ConsoleErrors {
  /** Allows console messages that a test provokes on purpose. */
  allow(pattern: RegExp): void
}

interface Fixtures {
  /** Opens later pages with these settings, as if the visitor had chosen them before. */
  look: (settings: Partial<Settings>) => Promise<void>
  consoleErrors: ConsoleErrors
}

interface WorkerFixtures {
  demo: ReturnType<typeof sharedDemo>
  /** The debugging port, in a run that records which code the browser runs. */
  debugging: Awaited<ReturnType<typeof debuggingPort>>
  coverage: undefined
}

/** Playwright's test, which fails on any console error or warning and on any request that leaves the origin. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  debugging: [async ({}, provide) => provide(await debuggingPort()), { scope: 'worker' }],

  launchOptions: [
    async ({ launchOptions, debugging }, provide) =>
      provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...debugging.args] }),
    { scope: 'worker' },
  ],

  coverage: [
    async ({ browser, debugging }, provide, { project }) => {
      const coverage = debugging.port > 0 ? await keepCoverage(browser, project.name, debugging.port) : undefined
      await provide(undefined)
      await coverage?.keep()
      coverage?.end()
    },
    { scope: 'worker', auto: true },
  ],

  demo: [
    async ({ browser }, provide) => {
      disableTourAndPrefetch(browser)
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
    await demo.release(options, borrowed, info.status === info.expectedStatus)
  },

  consoleErrors: [
    async ({ context, baseURL }, provide, info) => {
      takeErrors()
      const noteErrors = followSharedServer()
      const messages: string[] = []
      // A message of the browser's driver, which blocks them.
      const allowed: RegExp[] = [/Service Worker registration blocked/]
      const ownHostname = new URL(baseURL ?? 'http://127.0.0.1').hostname
      const follow = (page: Page) => {
        page.on('console', (message) => {
          if (isOfEndedServer(message.location().url)) return
          if (['error', 'warning'].includes(message.type())) messages.push(`${message.type()}: ${message.text()}`)
        })
        page.on('pageerror', (error) => messages.push(`uncaught: ${error.stack ?? error.message}`))
        page.on('request', (request) => {
          const { protocol, hostname } = new URL(request.url())
          if (protocol.startsWith('http') && hostname !== ownHostname)
            messages.push(`left the origin: ${request.url()}`)
        })
      }
      // A library that catches the error of a policy violation logs nothing, but the browser fires an event.
      const violationScript = await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          reportError(new Error(`Content Security Policy: ${effectiveDirective} forbids ${blockedURI}`)),
        ),
      )
      context.pages().forEach(follow)
      context.on('page', follow)
      await provide({ allow: (pattern) => allowed.push(pattern) })
      context.off('page', follow)
      await violationScript.dispose()
      const unexpected = messages.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      noteErrors()
      const errors = takeErrors()
      for (const error of info.errors.slice(-1)) {
        error.message = `${error.message ?? ''}${errors}`
        error.stack = error.stack?.replace(/\n +at |$/, (frame) => `${errors}${frame}`)
      }
      expect([...unexpected, ...(unexpected.length > 0 && errors ? [errors] : [])]).toEqual([])
    },
    { auto: true },
  ],

  look: async ({ context }, provide, { project }) => {
    // The server is shared: a look that is stored for its user would affect other tests.
    if (project.name !== 'demo')
      await context.route('**/api/settings', (route, request) =>
        request.method() === 'PUT' ? route.fulfill({ status: 204 }) : route.continue(),
      )
    let applied = 0
    const added: { dispose: () => Promise<void> }[] = []
    await provide(async (settings) => {
      const stored = JSON.stringify({ value: settings, savedAt: new Date().toISOString() })
      applied += 1
      // Once per tab, so that later changes by a test survive a reload.
      const script = await context.addInitScript(
        ([key, text, number]) => {
          // A blank page has no storage.
          if (!location.protocol.startsWith('http') || Number(sessionStorage.getItem('looked')) >= number) return
          sessionStorage.setItem('looked', String(number))
          localStorage.setItem(key, text)
        },
        [storageKey, stored, applied] as const,
      )
      added.push(script)
    })
    for (const script of added) await script.dispose()
  },
})

const rightToLeft = { activeDir: 'rtl', isLanguage: offeredLanguage('ar') } as const

/**
 * Light and dark, from left to right in English and from right to left in Arabic, or in English if Arabic is left out.
 */
export const looks: readonly Pick<Settings, 'activeMode' | 'activeDir' | 'isLanguage'>[] = [
  { activeMode: 'light', activeDir: 'ltr', isLanguage: 'en' },
  { activeMode: 'dark', activeDir: 'ltr', isLanguage: 'en' },
  { activeMode: 'light', ...rightToLeft },
  { activeMode: 'dark', ...rightToLeft },
]

/** Two that differ in everything: for states of a screen, which every-screen.e2e.ts visits in all four. */
export const oppositeLooks = looks.filter(
  ({ activeMode, activeDir }) => (activeMode === 'dark') === (activeDir === 'rtl'),
)

/**
 * One look for a screen, by its number among all: the next screen gets another one, and the same screen with the next
 * commit. All four in a whole run.
 */
export const sampleLooks = (screen: number) =>
  takeSample([...looks.slice(screen % 4), ...looks.slice(0, screen % 4)], 1)

/**
 * Changes the settings of an open page as another tab of the visitor would, without another visit. Resolves once the
 * page has applied them.
 */
export async function applyTheme(page: Page, settings: (typeof looks)[number]) {
  const text = JSON.stringify({ value: settings, savedAt: new Date().toISOString() })
  await page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue)
      dispatchEvent(new StorageEvent('storage', { key, newValue }))
    },
    [storageKey, text] as const,
  )
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-mode', settings.activeMode)
  await expect(root).toHaveAttribute('dir', settings.activeDir)
  await expect(root).toHaveAttribute('lang', languages[settings.isLanguage].tag)
}

/** Elements that fade in or change colour have another contrast until the end. */
export const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const finite = document
      .getAnimations()
      // Animations that follow scrolling never end.
      .filter(
        ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(finite.map((animation) => animation.finished))
  })

/**
 * The problems that axe finds twice: a colour that was changing during the first check has its final contrast in the
 * second.
 */
export async function accessibilityFaults(page: Page) {
  await waitForAnimations(page)
  if ((await axeViolations(page)).length === 0) return []
  await waitForAnimations(page)
  return axeViolations(page)
}

export const expectAccessible = async (page: Page) => expect(await accessibilityFaults(page)).toEqual([])

/**
 * The same in one of the two opposite looks (the next commit tests the other one, a whole run both), applied in
 * place instead of another visit; then restores the look.
 */
export async function expectAccessibleInLooks(page: Page) {
  const [usual] = oppositeLooks
  const looked = takeSample(oppositeLooks.toReversed(), 1)
  for (const settings of looked) {
    await applyTheme(page, settings)
    await expectAccessible(page)
  }
  if (usual && looked.at(-1) !== usual) await applyTheme(page, usual)
}
