import { expect, type Page } from '@playwright/test'

export const screen = '/apps/kanban'

export const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const cards = (page: Page, name: string) => column(page, name).locator('[data-task] h3')
export const card = (page: Page, name: string) => page.locator('[data-task]').filter({ hasText: name })
export const link = (page: Page, name: string) => page.getByRole('link', { name })
export const announcement = (page: Page) => page.locator('[data-announcement]')
export const toast = (page: Page) => page.getByRole('region', { name: 'Messages' })

export async function open(page: Page, search = '') {
  await page.goto(screen + search)
  await expect(page.locator('[data-task]').first()).toBeVisible()
}

/** Signs in as a user of this role, without the page noticing. */
export async function switchRole(page: Page, role: string) {
  await page.evaluate(async (wanted) => {
    const { users } = await (await fetch('/api/session')).json()
    const userId = users.find((user: { role: string }) => user.role === wanted).id
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/session', { method: 'PUT', headers, body: JSON.stringify({ userId }) })
  }, role)
  await page.reload()
  await expect(page.locator('[data-task]').first()).toBeVisible()
}

/** The titles in a column according to the server. */
export const stored = (page: Page, index: number): Promise<string[]> =>
  page.evaluate(async (nth) => {
    const board = await (await fetch('/api/TodoData')).json()
    return board[nth].child.map(({ task }: { task: string }) => task)
  }, index)
