import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { demoReady, untilReady } from '#testing/browser/demo-ready.ts'
import { everyNthInTurn } from '#scripts/lib/test-run/sample.mjs'
import { applyTheme, expect, expectAccessible, looks, looksInTurn, test } from '#testing/browser/e2e.ts'

const built = path.resolve('dist/demo')

// Every page that was written at build time, whatever modules there are; the root only leads to one of them.
const written = globSync('*/**/index.html', { cwd: built }).toSorted()
const isScreen = (file: string) => readFileSync(path.join(built, file), 'utf8').includes('id="root"')
const allPages = written.filter(isScreen).map((file) => `./${path.dirname(file)}/`)
// The others have their turn with the next commits; after a dozen, each was seen in all four looks.
const pages = everyNthInTurn([...allPages.entries()], 3)

// Of the public pages deeper down, one of each folder: posts of a blog are all made alike.
const kindOf = (page: string) => (page.split('/').length > 2 ? path.dirname(page) : page)
const documents = [
  ...new Map(
    written
      .filter((file) => !isScreen(file) && !/^(?:fr|ar|ch)\//.test(file))
      .map((file) => path.dirname(file))
      .map((page) => [kindOf(page), page]),
  ).values(),
]

/** Until everything that the screen asked for is there. */
async function arrived(page: Page) {
  await demoReady(page)
  await expect(page.locator('[data-state="loading"], [data-state="submitting"]')).toHaveCount(0)
  await expect(page.locator('[class*="skeleton" i]')).toHaveCount(0)
}

/** Nothing sticks out at any width. */
async function fitsEveryWidth(page: Page) {
  const before = page.viewportSize()
  for (const width of [1440, 1024, 768, 390, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} pixels`).toBeLessThanOrEqual(
      width,
    )
  }
  if (before) await page.setViewportSize(before)
}

for (const [number, page] of pages) {
  // One test for all, since a visitor's first page costs more than the looking.
  test(`${page}: nothing in the way of anyone, at any width, in the look whose turn it is`, async ({
    page: tab,
    complaints,
  }) => {
    // As long as several other tests.
    test.slow()
    complaints.allow(untilReady)
    await test.step('at any width', async () => {
      await tab.goto(page)
      await arrived(tab)
      await fitsEveryWidth(tab)
    })
    // Put on in place, as a visitor does: to open the page anew for each took longer than all the looking. What it is to
    // arrive in another look is the same on every screen, and the shell's own test.
    for (const settings of looksInTurn(number)) {
      await test.step(`${settings.activeMode}, ${settings.isLanguage}`, async () => {
        await applyTheme(tab, settings)
        await arrived(tab)
        await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(tab.locator('html')).toHaveAttribute('dir', settings.activeDir)
        await expect(tab.locator('html')).toHaveAttribute('data-mode', settings.activeMode)
        await expect(tab).toHaveTitle(/\S · Atrium|Atrium/)
        await expectAccessible(tab)
      })
    }
  })
}

for (const [number, page] of everyNthInTurn([...documents.entries()], 3)) {
  test(`${page}: a public page that nothing sticks out of, in the way of nobody`, async ({ page: tab, look }) => {
    const asked = looksInTurn(number)
    // Opened anew for each, since these pages read only on arrival what the visitor chose.
    for (const settings of asked) {
      await look(settings)
      await tab.goto(`./${settings.isLanguage === 'en' ? '' : `${settings.isLanguage}/`}${page}/`)
      await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(tab.locator('html')).toHaveAttribute('dir', settings.activeDir)
      await expect(tab.locator('html')).toHaveAttribute('data-mode', settings.activeMode)
      await expectAccessible(tab)
      // In a whole run also in English from left to right, whichever look comes first.
      if (settings === asked[0] || settings === looks[0]) await fitsEveryWidth(tab)
    }
  })
}

test('there are pages to look at', () => {
  expect(pages.length).toBeGreaterThan(0)
})
