import { expect, type Page } from '@playwright/test'

export const screen = './apps/notes/'

/** Saved notes; a note that is still being created has a negative id. */
export const cards = (page: Page) => page.locator('[data-board] [data-note]:not([data-note^="-"])')
export const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('link', { name: title, exact: true }) })
export const open = (page: Page, title: string) => card(page, title).getByRole('link', { name: title, exact: true })
export const quickAdd = (page: Page) => page.getByRole('textbox', { name: 'New note' })
export const titles = (page: Page) => page.locator('[data-board] section').last().locator('h3').allTextContents()

export async function write(page: Page, ...names: string[]) {
  for (const name of names) {
    await quickAdd(page).fill(name)
    await quickAdd(page).press('Enter')
    await expect(card(page, name)).toBeVisible()
  }
}

export async function drag(page: Page, from: ReturnType<Page['locator']>, to: ReturnType<Page['locator']>) {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('Nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + 20, end.y + 20)
  await page.mouse.move(end.x + end.width / 2, end.y + 4)
  await page.mouse.up()
}
