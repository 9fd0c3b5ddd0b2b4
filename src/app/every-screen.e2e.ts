import { globSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { demoReady, untilReady } from '#testing/demo-ready.ts'
import { expect, expectAccessible, looks, test } from '#testing/e2e.ts'

const built = path.resolve('dist/demo')

// Every page that was written at build time, whatever modules there are; the root only leads to one of them.
const pages = globSync('*/**/index.html', { cwd: built }).map((file) => `./${path.dirname(file)}/`)

/** Until everything that the screen asked for is there. */
async function arrived(page: Page) {
  await demoReady(page)
  await expect(page.locator('[data-state="loading"], [data-state="submitting"]')).toHaveCount(0)
  await expect(page.locator('[class*="skeleton" i]')).toHaveCount(0)
}

for (const page of pages) {
  test(`${page}: nothing in the way of anyone, in any look`, async ({ page: tab, look, complaints }) => {
    // Four visits; each is as long as another test.
    test.slow()
    complaints.allow(untilReady)
    for (const settings of looks) {
      await test.step(`${settings.activeMode}, ${settings.isLanguage}`, async () => {
        await look(settings)
        await tab.goto(page)
        await arrived(tab)
        await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(tab.locator('html')).toHaveAttribute('dir', settings.activeDir)
        await expect(tab.locator('html')).toHaveAttribute('data-mode', settings.activeMode)
        await expect(tab).toHaveTitle(/\S · Atrium|Atrium/)
        await expectAccessible(tab)
      })
    }
  })

  test(`${page}: nothing sticks out at any width`, async ({ page: tab, complaints }) => {
    complaints.allow(untilReady)
    await tab.goto(page)
    await arrived(tab)
    for (const width of [1440, 1024, 768, 390, 360]) {
      await tab.setViewportSize({ width, height: 900 })
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await tab.evaluate(() => document.documentElement.scrollWidth), `at ${width} pixels`).toBeLessThanOrEqual(
        width,
      )
    }
  })
}

test('there are pages to look at', () => {
  expect(pages.length).toBeGreaterThan(0)
})
