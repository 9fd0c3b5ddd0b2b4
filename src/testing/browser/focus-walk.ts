import type { Page } from '@playwright/test'

/** What is wrong with the focused element: hidden below a bar that stays, or outside of the window. */
const faultOfFocus = (): { isEnd: boolean; fault?: string } => {
  const element = document.activeElement
  if (!element || element === document.body) return { isEnd: true }
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
  const isEnd = !element.closest('main, dialog, [role="dialog"]')
  if (isEnd || width < 2 || height < 2) return { isEnd }
  const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most - 1)
  const [x1, x2] = [clamp(left + 2, innerWidth), clamp(right - 2, innerWidth)]
  const [y1, y2] = [clamp(top + 2, innerHeight), clamp(bottom - 2, innerHeight)]
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
    return { isEnd, fault: `${name} is outside of the window` }
  const points = [
    [(x1 + x2) / 2, (y1 + y2) / 2],
    [x1, y1],
    [x2, y1],
    [x1, y2],
    [x2, y2],
  ] as const
  const stays = (node: Element | null): Element | undefined => {
    for (let ancestor = node; ancestor && !ancestor.contains(element); ancestor = ancestor.parentElement)
      if (/^(?:sticky|fixed)$/.test(getComputedStyle(ancestor).position)) return ancestor
    return undefined
  }
  const covers = points.map(([x, y]) => stays(document.elementFromPoint(x, y)))
  const [cover] = covers
  return {
    isEnd,
    ...(covers.every(Boolean) && { fault: `${name} is below ${cover?.tagName.toLowerCase()}.${cover?.className}` }),
  }
}

/** Walks through the content with the Tab key, and returns the stops whose focus is wholly hidden. */
export async function hiddenStops(page: Page, most: number) {
  await page.evaluate(() => {
    scrollTo(0, 0)
    document.getElementById('main')?.focus()
  })
  const faults: string[] = []
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab')
    const { isEnd, fault } = await page.evaluate(faultOfFocus)
    if (isEnd) break
    if (fault) faults.push(fault)
  }
  return faults
}

/** The share of the window's height that bars cover which stay while the page scrolls. */
export const shareOfBars = (page: Page) =>
  page.evaluate(() => {
    let covered = 0
    for (const element of document.querySelectorAll('body *')) {
      const { position, insetBlockStart, insetBlockEnd } = getComputedStyle(element)
      if (!/^(?:sticky|fixed)$/.test(position) || (insetBlockStart === 'auto' && insetBlockEnd === 'auto')) continue
      const { top, bottom, height, width } = element.getBoundingClientRect()
      const isBar =
        width > innerWidth / 2 && height < innerHeight && element.checkVisibility({ visibilityProperty: true })
      if (isBar && (top <= 0 || bottom >= innerHeight)) covered += Math.min(bottom, innerHeight) - Math.max(top, 0)
    }
    return covered / innerHeight
  })
