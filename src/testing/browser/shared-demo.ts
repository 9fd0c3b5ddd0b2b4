import type { Browser, BrowserContext, Page } from '@playwright/test'
import { resetPath } from '#app/demo/messages.ts'
import { demoReady } from './demo-ready.ts'

// Starting the demo takes longer than most tests: its pages, worker and database are reused.

interface DemoContext {
  context: BrowserContext
  /** Keeps the demo's worker alive while no test has a page. */
  anchor: Page
}

const anchorPath = '/auth/404/'

// An unresponsive browser must not delay later tests.
const maxMilliseconds = 15_000

const succeedsInTime = (work: Promise<unknown>) =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), maxMilliseconds)),
  ])

async function open(browser: Browser): Promise<DemoContext> {
  const context = await browser.newContext()
  const anchor = await context.newPage()
  await anchor.goto(anchorPath)
  await demoReady(anchor)
  // Its request has opened a session for the anchor, which no test should find.
  await resetDemo({ context, anchor })
  return { context, anchor }
}

/** Resets the demo for a new visitor: empty storage, no page, only sample data. */
async function resetDemo({ context, anchor }: DemoContext) {
  await Promise.all(
    context
      .pages()
      .filter((page) => page !== anchor)
      .map((page) => page.close()),
  )
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  await anchor.evaluate(async (path) => {
    await fetch(path, { method: 'POST' })
    localStorage.clear()
    sessionStorage.clear()
  }, resetPath)
}

/** One browser context of the demo for each set of options, passed from test to test of a worker. */
export function sharedDemo(browser: Browser) {
  const idleContexts = new Map<string, DemoContext>()
  return {
    async borrow(options: string) {
      const idle = idleContexts.get(options)
      idleContexts.delete(options)
      return idle ?? open(browser)
    },
    /** A context with changes that cannot be undone is closed instead. */
    async release(options: string, borrowed: DemoContext, isReusable: boolean) {
      if (isReusable && !idleContexts.has(options) && (await succeedsInTime(resetDemo(borrowed))))
        idleContexts.set(options, borrowed)
      else await succeedsInTime(borrowed.context.close())
    },
    end: () => Promise.all([...idleContexts.values()].map(({ context }) => context.close())),
  }
}
