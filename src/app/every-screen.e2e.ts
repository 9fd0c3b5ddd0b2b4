import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, expectAccessible, looks, test } from '#testing/e2e.ts'

const built = path.resolve('dist/demo')

// Every page that was written at build time, whatever modules there are; the root only leads to one of them.
const pages = globSync('**/index.html', { cwd: built })
  .map((file) => `./${path.dirname(file)}/`)
  .filter((page) => page !== './')

for (const page of pages) {
  for (const settings of looks) {
    const { activeMode, isLanguage } = settings
    test(`${page} in ${activeMode}, ${isLanguage}: nothing in the way of anyone`, async ({ page: tab, look }) => {
      await look(settings)
      await tab.goto(page)
      await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1)
      await tab.waitForLoadState('networkidle')
      await expect(tab.locator('html')).toHaveAttribute('dir', settings.activeDir)
      await expect(tab.locator('html')).toHaveAttribute('data-mode', activeMode)
      await expect(tab).toHaveTitle(/\S · Atrium|Atrium/)
      await expectAccessible(tab)
    })
  }

  for (const width of [360, 390, 768, 1024, 1440]) {
    test(`${page} at ${width} pixels: nothing sticks out`, async ({ page: tab }) => {
      await tab.setViewportSize({ width, height: 900 })
      await tab.goto(page)
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      await tab.waitForLoadState('networkidle')
      expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
}

test('there are pages to look at', () => {
  expect(pages.length).toBeGreaterThan(0)
})
