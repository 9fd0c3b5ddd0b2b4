import type { Page } from '@playwright/test'

export const screen = './apps/chats/'

export const log = (page: Page) => page.getByRole('log')
export const rows = (page: Page) => log(page).getByRole('article')
export const row = (page: Page, text: string) => rows(page).filter({ hasText: text })
export const composer = (page: Page) => page.locator('[data-composer="chat"]')
export const thread = (page: Page) => page.getByRole('complementary', { name: /^Thread in / })
export const replies = (page: Page) => thread(page).getByRole('article')
export const replyComposer = (page: Page) => page.locator('[data-composer="thread"]')
export const chat = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Chats' }).getByRole('link', { name, exact: true })

export async function write(page: Page, text: string) {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}

/** Distance in px of a message from the upper edge of the list. */
export const distanceFromTop = (page: Page, id: number | string) =>
  page.evaluate((wanted) => {
    const scroller = document.querySelector('[role="log"]')
    const message = scroller?.querySelector(`[data-id="${wanted}"]`)
    if (!scroller || !message) return undefined
    return message.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  }, String(id))
