import type { Page } from '@playwright/test'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { cards, screen } from './notes-e2e-steps.ts'

async function make(page: Page, note: object): Promise<number> {
  await page.goto(screen)
  await expect(cards(page).first()).toBeVisible()
  return page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/data/notes/NotesData', { method: 'POST', headers, body })
    return (await answer.json()).id
  }, JSON.stringify(note))
}

const patch = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([url, text]) => {
      const headers = { 'content-type': 'application/json' }
      await fetch(`/api/data/notes/NotesData/${url}`, { method: 'PATCH', headers, body: text })
    },
    [path, JSON.stringify(body)] as const,
  )

const item = (id: string) => ({ id, text: id, done: false })

test('changes of another tab arrive, and typed changes are kept', async ({ page, context }) => {
  const note = { title: 'Shared', kind: 'checklist', items: [item('milk'), item('tea')] }
  const id = await make(page, note)
  await page.goto(`${screen}?note=${id}`)
  const dialog = page.getByRole('dialog')
  const title = dialog.getByRole('textbox', { name: 'Title' })
  await expect(title).toHaveValue('Shared')

  const other = await context.newPage()
  await other.goto(screen)
  await expect(cards(other).first()).toBeVisible()
  await title.press('End')
  await page.keyboard.type(' by', { delay: 30 })
  await patch(other, `${id}/items`, { set: [{ id: 'tea', done: true }] })
  await page.keyboard.type(' us', { delay: 30 })
  await expect(dialog.getByRole('checkbox', { name: 'Done: tea' })).toBeChecked()
  await dialog.getByRole('checkbox', { name: 'Done: milk' }).check()
  await expect(title).toHaveValue('Shared by us')
  const there = cards(other).filter({ hasText: 'Shared by us' })
  await expect(there).toContainText('2 of 2 done')
  await other.close()
})

test('a link opens a note, or explains that it does not exist', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404/)
  const id = await make(page, { title: 'By link', archived: true })
  await page.goto(`${screen}?note=${id}`)
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toHaveValue('By link')
  await page.keyboard.press('Escape')
  await page.goto(`${screen}?note=999999`)
  await expect(page.getByRole('dialog')).toContainText('Note not found')
})

/** Signs in as a user of this role, without the page noticing. */
const become = (page: Page, role: string) =>
  page.evaluate(async (wanted) => {
    const { users } = await (await fetch('/api/session')).json()
    const userId = users.find((user: { role: string }) => user.role === wanted).id
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/session', { method: 'PUT', headers, body: JSON.stringify({ userId }) })
  }, role)

test('a rejected change is reported and kept', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/403|404/)
  const id = await make(page, { title: 'Stays' })
  await page.goto(screen)
  await expect(page.locator(`[data-note="${id}"]`)).toBeVisible()
  await become(page, 'viewer')
  await page.getByRole('textbox', { name: 'New note' }).fill('Not to be lost')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('Not to be lost')
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(/allowed/i)
  await become(page, 'admin')
  await page.reload()
  await expect(page.locator(`[data-note="${id}"]`)).toBeVisible()
})

test('a viewer can only read', async ({ page }) => {
  await page.goto(screen)
  await expect(cards(page).first()).toBeVisible()
  await become(page, 'viewer')
  await page.reload()
  await expect(page.getByText('You can view your notes but not change them.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'New note' })).toBeHidden()
  await expect(cards(page).first().getByRole('button')).toHaveCount(0)
  await cards(page).first().getByRole('link').click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).not.toBeEditable()
})

test('the screen is accessible in opposite themes', async ({ page }) => {
  for (const search of ['?layout=list&color=info', '?place=trash', '?note=1', '?note=2']) {
    await page.goto(screen + search)
    await expect(page.locator('[data-note], dialog[open] textarea').first()).toBeVisible()
    await expectAccessibleInLooks(page)
  }
})
