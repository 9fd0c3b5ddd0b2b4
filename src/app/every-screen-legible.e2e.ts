import { takeEveryNth, takeSample } from '#scripts/lib/test-run/sample.mjs'
import { arrived, builtScreens } from '#testing/browser/built-screens.ts'
import { untilReady } from '#testing/browser/demo-ready.ts'
import { applyTheme, waitForAnimations, expect, looks, test } from '#testing/browser/e2e.ts'
import { hiddenStops, shareOfBars } from '#testing/browser/focus-walk.ts'
import { cutTexts, lostInForcedColors } from '#testing/browser/legibility.ts'

// What axe does not see. A fifth of the screens with each commit, at one of the sizes.
const screens = takeEveryNth([...builtScreens.entries()], 5)

const wide = { width: 1280, height: 800 }
const small = { width: 320, height: 256 }
const sizes = [wide, { width: 390, height: 844 }, small]
const maxStops = 60
const arabic = looks.find(({ isLanguage, activeMode }) => isLanguage === 'ar' && activeMode === 'light')

for (const [number, screen] of screens) {
  test(`${screen}: no focus is hidden, no beginning cut off, no choice lost in forced colours`, async ({
    page,
    consoleErrors,
  }) => {
    test.slow()
    consoleErrors.allow(untilReady)
    await page.setViewportSize(wide)
    await page.goto(screen)
    await arrived(page)

    await test.step('in forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      await waitForAnimations(page)
      expect.soft(await lostInForcedColors(page)).toEqual([])
      await page.emulateMedia({ forcedColors: 'none' })
    })
    for (const size of takeSample([...sizes.slice(number % 3), ...sizes.slice(0, number % 3)], 1)) {
      await test.step(`by Tab at ${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size)
        await waitForAnimations(page)
        expect.soft(await hiddenStops(page, maxStops)).toEqual([])
        if (size === small) expect.soft(await shareOfBars(page)).toBeLessThanOrEqual(1 / 3)
      })
    }
    await page.setViewportSize(wide)
    await test.step('in Arabic', async () => {
      if (!arabic) throw new Error('Arabic is missing')
      await applyTheme(page, arabic)
      await arrived(page)
      expect.soft(await cutTexts(page)).toEqual([])
    })
    await test.step('with letters of twice the size', async () => {
      const [english] = looks
      if (!english) throw new Error('English is missing')
      await applyTheme(page, english)
      await arrived(page)
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
      expect.soft(await cutTexts(page)).toEqual([])
    })
  })
}

test('secondary texts and lines are stronger where the system asks for more contrast', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(untilReady)
  const [first] = builtScreens
  if (!first) throw new Error('No screen is built')
  await page.goto(first)
  await arrived(page)
  const colors = () =>
    page.evaluate(() => {
      const sample = document.body.appendChild(document.createElement('p'))
      const found = ['--text', '--quiet', '--line'].map((name) => {
        sample.style.color = `var(${name})`
        return getComputedStyle(sample).color
      })
      sample.remove()
      return found
    })
  const before = await colors()
  await page.emulateMedia({ contrast: 'more' })
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more')
  const after = await colors()
  expect(after.filter((color, at) => color === before[at])).toEqual([])
  await page.emulateMedia({ contrast: null })
})
