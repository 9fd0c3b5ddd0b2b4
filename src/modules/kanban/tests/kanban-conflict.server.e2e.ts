import type { Page } from '@playwright/test'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { kanban } from '../contract.ts'

const begin = async (page: Page) => {
  await page.getByRole('button', { name: 'Edit description' }).click()
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('Control+a')
}
const text = (page: Page) => page.getByRole('textbox', { name: 'Description' })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('a conflict shows the other description before it can be replaced', async ({ page, browser, baseURL }) => {
  await page.goto('./apps/kanban/?task=1')
  await begin(page)
  await page.keyboard.type('From the second')
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const headers = { 'content-type': 'application/json' }
  await context.request.put('/api/session', { data: { userId: 'u2' }, headers })
  const other = await context.newPage()
  await other.goto(page.url())
  await begin(other)
  await other.keyboard.type('From the first')
  await save(other).click()
  await expect(other.getByText('From the first')).toBeVisible()

  const notice = page.getByRole('alert').filter({ hasText: 'Someone else changed the description' })
  await expect(notice).toBeVisible()
  await expect(page.getByText('From the first')).toBeVisible()
  await expect(save(page)).toBeDisabled()
  await expectAccessibleInLooks(page)
  await notice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(other.getByText('From the second')).toBeVisible()
  await context.close()
})

test('an open card keeps its height when it is deleted', async ({ page }) => {
  const [{ child }] = await (await page.request.get(kanban.base)).json()
  const task = child.at(-1)
  await page.goto(`./apps/kanban/?task=${task.id}`)
  const paper = page.getByRole('dialog')
  await expect(page.getByRole('group', { name: 'Details' })).toBeVisible()
  const before = await paper.evaluate((dialog) => dialog.getBoundingClientRect().height)
  expect((await page.request.delete(`${kanban.base}/deleteTask`, { data: { taskId: task.id } })).ok()).toBe(true)
  await expect(page.getByRole('status').filter({ hasText: 'deleted' })).toBeVisible()
  expect(await paper.evaluate((dialog) => dialog.getBoundingClientRect().height)).toBe(before)
})
