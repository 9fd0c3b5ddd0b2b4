import type { Page } from '@playwright/test'
import { waitForAnimations } from '#testing/browser/e2e.ts'

/** What still moves although the system asks for less motion. */
export const movingElements = (page: Page) =>
  page.evaluate(() => {
    const longest = (list: string) =>
      Math.max(...list.split(',').map((part) => Number.parseFloat(part) * (part.trim().endsWith('ms') ? 1 : 1000)))
    const still = 50
    const moving = new Set<string>()
    for (const element of document.querySelectorAll('body *')) {
      // A spinner carries information.
      if (element.closest('[role="progressbar"]') || !element.checkVisibility()) continue
      const style = getComputedStyle(element)
      const moves =
        (style.animationName !== 'none' && longest(style.animationDuration) > still) ||
        longest(style.transitionDuration) > still ||
        style.scrollBehavior === 'smooth'
      if (moves) moving.add(`${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
    }
    return [...moving]
  })

/** The contrast of each visible text with its background, in the order of the page. */
const contrasts = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const channels = new Map<string, readonly number[]>()
    const parseChannels = (color: string) => {
      const cached = channels.get(color)
      if (cached || !context) return cached ?? [0, 0, 0, 255]
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const pixel = [...context.getImageData(0, 0, 1, 1).data]
      channels.set(color, pixel)
      return pixel
    }
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = parseChannels(color).map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    /** Undefined where a picture or a mixed colour is behind the text. */
    const findBackground = (element: Element | null): string | undefined => {
      for (let ancestor = element; ancestor; ancestor = ancestor.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(ancestor)
        if (backgroundImage !== 'none') return undefined
        const [, , , alpha = 0] = parseChannels(backgroundColor)
        if (alpha === 255) return backgroundColor
        if (alpha > 0) return undefined
      }
      return undefined
    }
    const lowContrast: { text: string; contrast: number }[] = []
    const walker = document.createTreeWalker(document.getElementById('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      const isLeft = !parent || text === '' || parent.closest(':disabled, [aria-disabled="true"], svg')
      if (isLeft || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const background = findBackground(parent)
      if (background === undefined) continue
      const [one, other] = [luminance(getComputedStyle(parent).color), luminance(background)]
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
      lowContrast.push({ text: text.slice(0, 40), contrast })
    }
    return lowContrast
  })

const enhanced = 7

/** Texts whose contrast is lower, where the system asks for more of it. */
export async function weakerTexts(page: Page) {
  const usual = await contrasts(page)
  await page.emulateMedia({ contrast: 'more' })
  await page.locator('html[data-contrast="more"]').waitFor()
  await waitForAnimations(page)
  const stronger = await contrasts(page)
  await page.emulateMedia({ contrast: null })
  return stronger.flatMap(({ text, contrast }, at) => {
    const before = usual[at]?.text === text ? usual[at].contrast : contrast
    const isWeaker = contrast < Math.min(enhanced, before - 0.1)
    return isWeaker ? [`“${text}”: ${contrast.toFixed(1)} instead of ${before.toFixed(1)}`] : []
  })
}
