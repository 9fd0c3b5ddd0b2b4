import type { Browser, BrowserContext, Page } from '@playwright/test'
import { resetPath } from '#app/demo/messages.ts'
import { demoReady } from './demo-ready.ts'

// To start the demo takes longer than most tests do: its pages, its worker and its database are kept for the next one.

interface Kept {
  context: BrowserContext
  /** Keeps the demo's worker alive while no test has a page. */
  anchor: Page
}

const anchorPath = '/auth/404/'

// A browser that does not answer any more must not hold up the tests that come after.
const patience = 15_000

const inTime = (work: Promise<unknown>) =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience)),
  ])

async function open(browser: Browser): Promise<Kept> {
  const context = await browser.newContext()
  const anchor = await context.newPage()
  await anchor.goto(anchorPath)
  await demoReady(anchor)
  // The anchor's session, which it got by asking, is nobody's to find.
  await beginAnew({ context, anchor })
  return { context, anchor }
}

/** As a new visitor finds it: nothing stored, no page open, the demo with its sample data. */
async function beginAnew({ context, anchor }: Kept) {
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

/** One browser context of the demo for each set of options, handed from test to test of a worker. */
export function sharedDemo(browser: Browser) {
  const kept = new Map<string, Kept>()
  return {
    async borrow(options: string) {
      const found = kept.get(options)
      kept.delete(options)
      return found ?? open(browser)
    },
    /** A context that a test did something to that cannot be undone is closed instead. */
    async giveBack(options: string, borrowed: Kept, isReusable: boolean) {
      if (isReusable && !kept.has(options) && (await inTime(beginAnew(borrowed)))) kept.set(options, borrowed)
      else await inTime(borrowed.context.close())
    },
    end: () => Promise.all([...kept.values()].map(({ context }) => context.close())),
  }
}
