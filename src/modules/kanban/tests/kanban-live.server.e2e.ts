import type { Response } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'
import { kanban } from '../contract.ts'
import { cards, link, open, announcement } from './kanban-e2e-steps.ts'

const lamp = 'Photograph the story lamp in a dark room'
const farm = 'Ask five parents to unpack the wooden farm'

test('two users see each other’s moves, but not while they are moving a card', async ({ page, browser, baseURL }) => {
  const other = await browser.newContext({ ...(baseURL && { baseURL }) })
  const headers = { 'content-type': 'application/json' }
  await other.request.put('/api/session', { data: { userId: 'u2' }, headers })
  // Restores the order of the sample, which an earlier attempt may have changed.
  for (const id of [1, 2, 3])
    await other.request.post(`${kanban.base}/tasks/${id}/move`, { data: { categoryId: 1, before: 4 }, headers })
  const there = await other.newPage()
  const isStream = (response: Response) => response.url().includes('/api/events')
  await Promise.all([page, there].flatMap((one) => [one.waitForResponse(isStream), open(one)]))

  const total = await page.locator('[data-task]').count()
  await link(there, lamp).focus()
  for (const key of ['Space', 'ArrowRight', 'Space']) await there.keyboard.press(key)
  await expect(cards(page, 'Progress').first()).toHaveText(lamp)

  // One user lifts a card while the other moves the one above it away.
  await link(page, farm).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  const isBoard = (response: Response) => response.url().endsWith('/api/TodoData')
  const reported = page.waitForResponse(isBoard)
  await link(there, 'Write the answers').focus()
  for (const key of ['Space', 'ArrowRight', 'Space']) await there.keyboard.press(key)
  await expect(cards(there, 'Progress').first()).toHaveText(/Write the answers/)
  await (await reported).finished()
  await expect(cards(page, 'Todo').nth(1)).toHaveText(/Write the answers/)
  await expect(link(page, farm)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(cards(page, 'Progress').first()).toHaveText(/Write the answers/)
  // Tests beside this one also move cards out of the column.
  const left = await cards(page, 'Todo').count()
  await expect(announcement(page)).toHaveText(new RegExp(`position 1 of ${left}`))

  for (const screen of [page, there]) {
    await expect(cards(screen, 'Progress').nth(0)).toHaveText(/Write the answers/)
    await expect(cards(screen, 'Progress').nth(1)).toHaveText(lamp)
    await expect(cards(screen, 'Todo').first()).toHaveText(farm)
    await expect(screen.locator('[data-task]')).toHaveCount(total)
  }
  await other.close()
})
