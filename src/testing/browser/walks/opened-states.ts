import path from 'node:path'
import type { Page } from '@playwright/test'
import { writtenPages } from '#testing/browser/built-screens.ts'
import { settle } from './focus-state.ts'

const known = writtenPages.map((file) => path.posix.dirname(file))

/** Addresses of records to which the screen links, one of each kind: they are no pages of the build. */
export const recordAddresses = (page: Page, most: number) =>
  page.locator('main a[href]:not([download], [target="_blank"])').evaluateAll(
    (links, { known, most }) => {
      const kinds = new Map<string, string>()
      for (const link of links) {
        const { origin, pathname, search, searchParams } = new URL(link.getAttribute('href') ?? '', document.baseURI)
        if (origin !== location.origin || pathname.includes('/api/')) continue
        const page = pathname.replace(/^\/|\/$/g, '')
        const isKnown = known.some((name) => page.endsWith(name))
        const isRecord = [...searchParams.values()].some((value) => /\d/.test(value))
        const kind = `${page.replace(/[^/]*$/, isKnown ? '$&' : '')}?${[...searchParams.keys()].join()}`
        if ((!isKnown || isRecord) && page !== '' && !kinds.has(kind)) kinds.set(kind, pathname + search)
      }
      return [...kinds.values()].slice(0, most)
    },
    { known, most },
  )

const openers = 'main [aria-haspopup="dialog"]:not(:disabled, [aria-disabled="true"])'
const dialogs = ':is([role="dialog"], [role="alertdialog"], dialog[open])'

/** Opens each dialog for which the screen has a button, of those that rows repeat one, and closes it again. */
export async function visitDialogs(page: Page, most: number, visit: (name: string) => Promise<void>) {
  const done = new Set<string>()
  const count = await page.locator(openers).count()
  for (let at = 0; at < count && done.size < most; at += 1) {
    const opener = page.locator(openers).nth(at)
    if (!(await opener.isVisible())) continue
    const name = ((await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '').trim()
    // The buttons of rows begin with the same word.
    const key = (await opener.evaluate((element) => element.closest('tr, li, article, [role="row"]') !== null))
      ? (name.split(/[\s:]/, 1)[0] ?? name)
      : name
    if (done.has(key)) continue
    done.add(key)
    await opener.press('Enter')
    await page.locator(dialogs).filter({ visible: true }).first().waitFor()
    await settle(page)
    await visit(name)
    for (
      let presses = 0;
      presses < 3 && (await page.locator(dialogs).filter({ visible: true }).count()) > 0;
      presses += 1
    ) {
      await page.keyboard.press('Escape')
      await settle(page)
    }
  }
}
