import type { Page } from '@playwright/test'
import { languages } from '#platform/i18n/languages.ts'
import { takeEveryNth, takeSample } from '#scripts/lib/test-run/sample.mjs'
import { arrived, builtScreens } from '#testing/browser/built-screens.ts'
import { untilReady } from '#testing/browser/demo-ready.ts'
import { applyTheme, waitForAnimations, expect, looks, test } from '#testing/browser/e2e.ts'
import { hiddenStops, shareOfBars } from '#testing/browser/focus-walk.ts'
import { cutTexts, lostInForcedColors } from '#testing/browser/legibility.ts'
import { movingElements, weakerTexts } from '#testing/browser/walks/preferences.ts'
import { carrier, componentTexts, servePseudoLocale } from '#testing/browser/walks/pseudo-locale.ts'
import { clippedTexts, recordData, untranslatedTexts } from '#testing/browser/walks/untranslated.ts'

// What axe does not see. A fifth of the screens with each commit, at one of the sizes.
const screens = takeEveryNth([...builtScreens.entries()], 10)

const wide = { width: 1280, height: 800 }
const small = { width: 320, height: 256 }
const phone = { width: 390, height: 844 }
const sizes = [wide, phone, small]
const maxStops = 60
const arabic = looks.find(({ isLanguage, activeMode }) => isLanguage === 'ar' && activeMode === 'light')

const distances = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p {
  margin-block-end: 2em !important;
}`
/** The same in all languages. */
const names = [
  'Atrium',
  'Ctrl',
  ...Object.values(languages).flatMap(({ name, justNow }) => (justNow ? [name, justNow] : [name])),
]

/** By how much the page is wider than the window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

async function withStyle(page: Page, content: string, check: () => Promise<void>) {
  const style = await page.addStyleTag({ content })
  await waitForAnimations(page)
  await check()
  await style.evaluate((element) => element.parentNode?.removeChild(element))
}

for (const [number, screen] of screens) {
  test(`${screen}: no focus is hidden, no beginning cut off, no choice lost in forced colours`, async ({
    page,
    consoleErrors,
  }) => {
    test.slow()
    consoleErrors.allow(untilReady)
    await page.setViewportSize(wide)
    await recordData(page)
    await servePseudoLocale(page)
    await page.goto(screen)
    await arrived(page)

    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`in forced colours, ${colorScheme}`, async () => {
        await page.emulateMedia({ forcedColors: 'active', colorScheme })
        await waitForAnimations(page)
        expect.soft(await lostInForcedColors(page)).toEqual([])
        await page.emulateMedia({ forcedColors: null, colorScheme: null })
      })
    }
    await test.step('with more contrast and less motion', async () => {
      expect.soft(await weakerTexts(page)).toEqual([])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect.soft(await movingElements(page)).toEqual([])
      await page.emulateMedia({ reducedMotion: null })
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
      await withStyle(page, 'html { font-size: 200% !important }', async () => {
        expect.soft(await cutTexts(page)).toEqual([])
        expect.soft(await overflow(page)).toBeLessThanOrEqual(0)
      })
    })
    await test.step('with the distances of WCAG 1.4.12', async () => {
      await page.setViewportSize(phone)
      await withStyle(page, distances, async () => {
        expect.soft(await cutTexts(page)).toEqual([])
        expect.soft(await overflow(page)).toBeLessThanOrEqual(0)
      })
      await page.setViewportSize(wide)
    })
    await test.step('in longer texts, which are all translated', async () => {
      await applyTheme(page, { activeMode: 'light', activeDir: 'ltr', isLanguage: carrier })
      await arrived(page)
      expect.soft(await untranslatedTexts(page, { names, components: componentTexts() })).toEqual([])
      expect.soft(await clippedTexts(page)).toEqual([])
      expect.soft(await overflow(page)).toBeLessThanOrEqual(0)
      await page.setViewportSize(phone)
      await waitForAnimations(page)
      expect.soft(await clippedTexts(page)).toEqual([])
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
      const computed = ['--text', '--quiet', '--line'].map((name) => {
        sample.style.color = `var(${name})`
        return getComputedStyle(sample).color
      })
      sample.remove()
      return computed
    })
  const before = await colors()
  await page.emulateMedia({ contrast: 'more' })
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more')
  const after = await colors()
  expect(after.filter((color, at) => color === before[at])).toEqual([])
  await page.emulateMedia({ contrast: null })
})
