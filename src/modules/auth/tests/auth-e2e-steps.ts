import type { Locator, Page } from '@playwright/test'

// Users of the sample data.
export const ines = 'ines.carvalho@larkmoor.example'
export const tomasz = 'tomasz.wieczorek@larkmoor.example'
export const samplePassword = 'larkmoor'
export const newPassword = 'seven quiet green boats'

export const field = (at: Page | Locator, name: string) => at.getByRole('textbox', { name, exact: true })
// Password inputs have no ARIA role.
export const password = (at: Page | Locator) => at.locator('input[name="password"]')
export const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name, exact: true })
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Opens the page and waits for hydration: the sample users come from the server. */
export async function openLogin(page: Page, search = '', look = '') {
  await page.goto(`./auth/login${look}/${search}`)
  await button(page, /Inês Carvalho/).waitFor()
}

export async function signIn(page: Page, email: string, secret = samplePassword) {
  await field(page, 'Email').fill(email)
  await password(page).fill(secret)
  await password(page).press('Enter')
}

/** A page that shows the current user. */
export const account = './pages/account/'
export const who = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name }).first()

/** Ends the session outside the page, which gets no event. */
export const endSession = (page: Page) =>
  page.evaluate(async () => (await fetch('/api/session', { method: 'DELETE' })).status)

/** Clicks after the session has ended, before the page receives the event. */
export const pressTooLate = (button: Locator) =>
  button.evaluate(async (element: HTMLElement) => {
    await fetch('/api/session', { method: 'DELETE' })
    element.click()
  })

export const prompt = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' })

/** Opens the link of the email shown on the page. */
export async function followMessage(page: Page) {
  await button(page, 'Read email').click()
  await page.getByRole('link', { name: 'Open link' }).click()
}
