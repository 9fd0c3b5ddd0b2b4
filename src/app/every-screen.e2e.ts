import path from 'node:path'
import type { Page } from '@playwright/test'
import { arrived, builtScreens, isScreen, writtenPages } from '#testing/browser/built-screens.ts'
import { untilReady } from '#testing/browser/demo-ready.ts'
import { takeEveryNth } from '#scripts/lib/test-run/sample.mjs'
import { applyTheme, expect, expectAccessible, looks, sampleLooks, test } from '#testing/browser/e2e.ts'

// The others are tested with the next commits; after twelve commits each page was tested in all four looks.
const pages = takeEveryNth([...builtScreens.entries()], 5)

// Of nested public pages only one per folder, since posts share a template.
const getSection = (page: string) => (page.split('/').length > 2 ? path.dirname(page) : page)
const documents = [
  ...new Map(
    writtenPages
      .filter((file) => !isScreen(file) && !/^(?:fr|ar|ch)\//.test(file))
      .map((file) => path.dirname(file))
      .map((page) => [getSection(page), page]),
  ).values(),
]

/** Products, with a picture and two editable values, have the tallest cards. */
const minRowsOnPhone = 5

const widthOfPage = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Checks for horizontal overflow at several widths. */
async function fitsEveryWidth(page: Page) {
  const before = page.viewportSize()
  for (const width of [1440, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await widthOfPage(page), `at ${width} pixels`).toBeLessThanOrEqual(width)
  }
  // A window of 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  expect(await widthOfPage(page), 'at 320 × 256 pixels').toBeLessThanOrEqual(320)
  if (before) await page.setViewportSize(before)
}

/** The number of rows in the first window of each table that is longer than the window. */
const visibleRows = (page: Page) =>
  page.getByRole('grid').evaluateAll((grids) =>
    grids.flatMap((grid) => {
      const rows = [...grid.querySelectorAll('tbody > tr')]
      const bottom = grid.closest('[data-stale]')?.getBoundingClientRect().bottom ?? innerHeight
      const visible = rows.filter((row) => {
        const { top, height } = row.getBoundingClientRect()
        return top + height / 2 < bottom
      })
      return rows.length > visible.length ? [visible.length] : []
    }),
  )

for (const [number, page] of pages) {
  // One test for all looks, since loading the page takes longest.
  test(`${page}: is accessible and fits any width in the current looks`, async ({ page: tab, consoleErrors }) => {
    // Takes as long as several tests.
    test.slow()
    consoleErrors.allow(untilReady)
    await test.step('at any width', async () => {
      await tab.goto(page)
      await arrived(tab)
      await fitsEveryWidth(tab)
    })
    await test.step('with enough rows on a phone', async () => {
      const before = tab.viewportSize()
      await tab.setViewportSize({ width: 390, height: 844 })
      for (const rows of await visibleRows(tab)) expect(rows).toBeGreaterThanOrEqual(minRowsOnPhone)
      if (before) await tab.setViewportSize(before)
    })
    // Switched in place, since reloading for each look takes longer than the checks. Loading a page in another look is
    // tested once, in the shell's tests.
    for (const settings of sampleLooks(number)) {
      await test.step(`${settings.activeMode}, ${settings.isLanguage}`, async () => {
        await applyTheme(tab, settings)
        await arrived(tab)
        await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(tab.locator('html')).toHaveAttribute('dir', settings.activeDir)
        await expect(tab.locator('html')).toHaveAttribute('data-mode', settings.activeMode)
        await expect.poll(() => tab.title()).toContain('Atrium')
        await expectAccessible(tab)
      })
    }
  })
}

for (const [number, page] of takeEveryNth([...documents.entries()], 5)) {
  test(`${page}: the public page is accessible and fits any width`, async ({ page: tab, look }) => {
    const sampled = sampleLooks(number)
    // Reloaded for each, since these pages read the settings only on load.
    for (const settings of sampled) {
      await look(settings)
      await tab.goto(`./${settings.isLanguage === 'en' ? '' : `${settings.isLanguage}/`}${page}/`)
      await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(tab.locator('html')).toHaveAttribute('dir', settings.activeDir)
      await expect(tab.locator('html')).toHaveAttribute('data-mode', settings.activeMode)
      await expectAccessible(tab)
      // Always includes English left-to-right in a full run.
      if (settings === sampled[0] || settings === looks[0]) await fitsEveryWidth(tab)
    }
  })
}

test('finds pages to test', () => {
  expect(pages.length).toBeGreaterThan(0)
})
