import type { Page } from '@playwright/test'
import { focusState, overlays, press, pressUntil, rows, settledState } from './focus-state.ts'

/** Marks the next control that opens something or adds a row; of those that each row repeats, one. */
const markOpener = (page: Page, done: readonly string[]) =>
  page.evaluate(
    ({ done, overlays, rows }) => {
      for (const opener of document.querySelectorAll('[data-walk-opener]')) opener.removeAttribute('data-walk-opener')
      const controls = 'main :is(button, [role="button"], [role="combobox"]:not(input), summary)'
      for (const element of document.querySelectorAll<HTMLElement>(controls)) {
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
        const popup = element.getAttribute('aria-haspopup')
        const opens =
          (popup !== null && popup !== 'false') || element.hasAttribute('aria-expanded') || /^(?:add|new)\b/i.test(name)
        if (!opens || element.matches(':disabled, [aria-disabled="true"], [type="submit"]')) continue
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(`${overlays}, [inert]`)) continue
        const row = element.closest(rows)
        const key = row ? `${row.tagName} ${name.split(/[\s:]/, 1)[0]}` : name
        if (done.includes(key)) continue
        element.setAttribute('data-walk-opener', '')
        element.focus()
        return { key, name: name.slice(0, 60), address: location.pathname }
      }
      return undefined
    },
    { done, overlays, rows },
  )

/**
 * Opens and closes what each control of the content opens, by keyboard, and returns where the focus was lost: inside it
 * stays visible, and Escape returns it to the control.
 */
export async function walkOpeners(page: Page, most: number) {
  const faults: string[] = []
  const done: string[] = []
  while (done.length < most) {
    const before = await focusState(page)
    const opener = await markOpener(page, done)
    if (!opener) break
    done.push(opener.key)
    faults.push(...(await openAndClose(page, opener, before.open)).map((fault) => `“${opener.name}”: ${fault}`))
  }
  return faults
}

async function openAndClose(page: Page, { name, address }: { name: string; address: string }, before: number) {
  const opened = await pressUntil(
    page,
    'Enter',
    (state) => state.open > before || state.address !== address || !state.isOpener || state.isExpanded,
  )
  if (opened.address !== address) {
    await page.goBack()
    const { fault } = await settledState(page)
    return [opened.fault && `on the page that it opens, ${opened.fault}`, fault && `after returning, ${fault}`].filter(
      (name) => name !== undefined && name !== '',
    )
  }
  if (opened.fault) {
    for (let attempts = 2; (await focusState(page)).open > before && attempts > 0; attempts -= 1)
      await press(page, 'Escape')
    return [`open: ${opened.fault}`]
  }
  const wasOverlay = opened.open > before
  if (!wasOverlay && opened.isOpener && !opened.isExpanded) return []
  // What is expanded in place is closed by its button.
  let closed = await press(page, wasOverlay || !opened.isOpener ? 'Escape' : 'Enter')
  // A menu or a list within what was opened closes first.
  for (let attempts = 2; closed.open > before && attempts > 0; attempts -= 1) closed = await press(page, 'Escape')
  if (closed.open > before) return ['Escape does not close it']
  if (closed.fault) return [`closed: ${closed.fault}`]
  const isThere = (await page.locator('[data-walk-opener]').count()) > 0
  // The menus of an editor give the focus back to its text.
  if (wasOverlay && !closed.isOpener && closed.name.slice(0, 60) !== name && isThere && !closed.isText)
    return [`closed: “${closed.name}” has the focus instead`]
  return []
}
