import type { Page } from '@playwright/test'

/** What opens above the content. */
export const overlays = ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open])'
/** What repeats in a list. */
export const rows = ':is(tr, li, article, [role="row"], [role="listitem"], [data-index])'

/** Waits until the page stops changing: its transitions have ended, and whatever gives the focus back has done so. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const [quiet, most] = [130, 2500]
    const start = performance.now()
    let changed = start
    const note = () => {
      changed = performance.now()
    }
    const watch = new MutationObserver(note)
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    document.addEventListener('focusin', note)
    const isMoving = () =>
      document
        .getAnimations()
        .some(
          ({ timeline, playState, effect }) =>
            timeline === document.timeline &&
            playState === 'running' &&
            effect?.getComputedTiming().endTime !== Infinity,
        )
    while (performance.now() - start < most && (performance.now() - changed < quiet || isMoving()))
      await new Promise((resolve) => setTimeout(resolve, 25))
    watch.disconnect()
    document.removeEventListener('focusin', note)
  })

/** Where the focus is, and what is wrong with that. */
export const focusState = (page: Page) =>
  page.evaluate(
    ({ overlays, rows }) => {
      const getText = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
      const element = document.activeElement
      const open = [...document.querySelectorAll(overlays)].filter((overlay) =>
        overlay.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      const findFault = () => {
        if (!element || element === document.body) return 'nothing has the focus'
        const name = `${element.tagName.toLowerCase()} "${getText(element).slice(0, 40)}"`
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], [aria-hidden="true"]'))
          return `${name} has the focus, and is hidden`
        const { top, bottom, height } = element.getBoundingClientRect()
        const isOutside = bottom <= 0 || top >= innerHeight
        // The pressed element may be moved by the content that it opens.
        if (isOutside && height > 0 && !element.matches('main, h1, h2, [tabindex="-1"], [data-walk-opener]'))
          return `${name} has the focus, outside of the window`
        const needsName =
          element.matches(':is(div, section, article, span)[tabindex]:not([role])') ||
          element.matches('[role="group"], [role="region"], [role="dialog"]')
        if (needsName && !element.matches('[aria-label], [aria-labelledby]'))
          return `${name} has the focus, and no name`
        return undefined
      }
      return {
        address: location.pathname,
        fault: findFault(),
        name: element ? getText(element).slice(0, 60) : '',
        isOpener: element?.hasAttribute('data-walk-opener') ?? false,
        isExpanded: element?.matches('[data-walk-opener][aria-expanded="true"]') ?? false,
        isText: element?.matches('[contenteditable="true"]') ?? false,
        isHeading: element?.matches('main, h1, h2, h3, [tabindex="-1"]') ?? false,
        rows: [...document.querySelectorAll(`main ${rows}`)]
          .filter((row) => row.contains(element))
          .map((row) => row.textContent?.trim().slice(0, 40) ?? ''),
        open: open.length,
      }
    },
    { overlays, rows },
  )

export type FocusState = Awaited<ReturnType<typeof focusState>>

/** The state once the page has settled. */
export async function settledState(page: Page) {
  await settle(page)
  let state = await focusState(page)
  // Opened content may still be loading: only a persistent fault counts.
  for (let attempts = 10; state.fault && attempts > 0; attempts -= 1) {
    await page.waitForTimeout(200)
    state = await focusState(page)
  }
  return state
}

/** The state after a key. */
export async function press(page: Page, key: string) {
  await page.keyboard.press(key)
  return settledState(page)
}

/** The state after a key that has an effect: what it opens may be loaded first. */
export async function pressUntil(
  page: Page,
  key: string,
  hasEffect: (state: FocusState) => boolean | Promise<boolean>,
  most = 15,
) {
  let state = await press(page, key)
  for (let attempts = most; !(await hasEffect(state)) && attempts > 0; attempts -= 1) {
    await page.waitForTimeout(150)
    state = await focusState(page)
  }
  return settledState(page)
}
