import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

const cards = (page: Page) => page.locator('[data-card]')
const readIds = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => (card instanceof HTMLElement ? card.dataset['card'] : '')))
const handles = (page: Page) => page.locator('[data-handle]')
const expectStatus = (page: Page, text: RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeAttached()
const size = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .evaluate((card) => [card.getAttribute('data-width'), card.style.getPropertyValue('--rows')].join('×'))

/** Number of running finite animations. */
const countAnimations = () =>
  document
    .getAnimations()
    .filter(
      ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    ).length

/** Positions are final once animations have ended. */
const waitForAnimations = (page: Page) => expect.poll(() => page.evaluate(countAnimations)).toBe(0)

async function open(page: Page) {
  await page.goto('./dashboards/modern')
  await expect(page.getByRole('button', { name: 'Customise dashboard' })).toBeVisible()
}

async function arrange(page: Page) {
  await page.getByRole('button', { name: 'Customise dashboard' }).click()
  await expect(handles(page).first()).toBeVisible()
}

const finish = async (page: Page) => {
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(handles(page)).toHaveCount(0)
}

test('loads cards near the viewport without layout shifts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('sources' in entry) || !Array.isArray(entry.sources)) continue
        for (const { node } of entry.sources) if (node?.parentElement?.closest('main')) moved.push(node.className)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page)
  const first = cards(page).first()
  await expect(first.getByRole('heading')).toBeVisible()
  const last = cards(page).last()
  await expect(last.getByRole('heading')).toHaveCount(0)
  const before = await last.boundingBox()
  await last.scrollIntoViewIfNeeded()
  await expect(last.getByRole('heading').first()).toBeVisible()
  await expect(page.locator('main [class*="skeleton" i]')).toHaveCount(0)
  expect((await last.boundingBox())?.height).toBe(before?.height)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'moved'))).toEqual([])
})

test('keeps the period in the URL and applies it to all cards', async ({ page }) => {
  await open(page)
  await page.getByRole('radio', { name: '12 months' }).check()
  await expect(page).toHaveURL(/period=12m/)
  await page.reload()
  await expect(page.getByRole('radio', { name: '12 months' })).toBeChecked()
  await page.getByRole('radio', { name: '30 days' }).check()
  await expect(page).not.toHaveURL(/period/)
  await page.goto('./dashboards/modern?period=rubbish')
  await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked()
})

test('arranges the board by keyboard, announces it, undoes it and saves it', async ({ page }) => {
  await open(page)
  const came = await readIds(page)
  await page.getByRole('button', { name: 'Customise dashboard' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused()
  await handles(page).first().focus()
  await page.keyboard.press('ArrowRight')
  await expectStatus(page, /moved to position 2 of/)
  await expect(handles(page).nth(1)).toBeFocused()
  expect((await readIds(page)).slice(0, 2)).toEqual([came[1], came[0]])

  const wide = await size(page, 1)
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await expectStatus(page, /of 12 columns by/)
  expect(await size(page, 1)).not.toBe(wide)
  await page.keyboard.press('End')
  await expect.poll(async () => (await readIds(page)).at(-1)).toBe(came[0])
  await page.keyboard.press('Delete')
  await expectStatus(page, /” hidden/)
  await expect(cards(page)).toHaveCount(came.length - 1)
  await expect(handles(page).last()).toBeFocused()
  await page.keyboard.press('Control+z')
  await expectStatus(page, /Undone/)
  await expect(cards(page)).toHaveCount(came.length)

  await handles(page).first().focus()
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: /Add card/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a card' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Add “/ }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await readIds(page)).at(-1)).toBe(came[1])
  await finish(page)
  await expect(page.getByRole('button', { name: 'Customise dashboard' })).toBeFocused()

  const remaining = await readIds(page)
  await page.reload()
  await expect.poll(() => readIds(page)).toEqual(remaining)
  await arrange(page)
  await page.getByRole('button', { name: 'Reset' }).click()
  await finish(page)
  await page.reload()
  await expect.poll(() => readIds(page)).toEqual(came)
})

test('drags and resizes cards; Escape cancels', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page)
  await arrange(page)
  const came = await readIds(page)
  const readCentre = async (index: number) => {
    const box = await cards(page).nth(index).boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 20 }
  }
  const drag = async (from: number, to: number) => {
    await waitForAnimations(page)
    const [start, end] = [await readCentre(from), await readCentre(to)]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 4 })
  }
  await drag(0, 2)
  await expect.poll(async () => (await readIds(page))[2]).toBe(came[0])
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect.poll(() => readIds(page)).toEqual(came)
  await drag(0, 2)
  await page.mouse.up()
  await expect.poll(async () => (await readIds(page)).slice(0, 3)).toEqual([came[1], came[2], came[0]])

  await waitForAnimations(page)
  const before = await size(page, 0)
  const box = await cards(page).first().boundingBox()
  const corner = { x: (box?.x ?? 0) + (box?.width ?? 0) - 8, y: (box?.y ?? 0) + (box?.height ?? 0) - 8 }
  await page.mouse.move(corner.x, corner.y)
  await page.mouse.down()
  await page.mouse.move(corner.x + 400, corner.y + 100, { steps: 4 })
  await expect.poll(() => size(page, 0)).not.toBe(before)
  await page.mouse.up()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => size(page, 0)).toBe(before)
  await finish(page)
})

test('is accessible in every look while arranging on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  await arrange(page)
  await expectAccessibleInLooks(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(390)
  await finish(page)
})
