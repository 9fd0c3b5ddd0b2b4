import type { Page } from '@playwright/test'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { card, cards, open, screen, write } from './notes-e2e-steps.ts'

/** Signs in as this user. */
async function become(page: Page, name: string) {
  await page.evaluate(async (wanted) => {
    const { users } = await (await fetch('/api/session')).json()
    const userId = users.find((user: { name: string }) => user.name === wanted).id
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/session', { method: 'PUT', headers, body: JSON.stringify({ userId }) })
  }, name)
  await page.goto(screen)
  await expect(cards(page).first()).toBeVisible()
}

const me = (page: Page) =>
  page.evaluate(async (): Promise<string> => (await (await fetch('/api/session')).json()).user.name)

test('a note is shared, edited by a collaborator, left, and no longer shared', async ({ page }) => {
  await page.goto(screen)
  await expect(cards(page).first()).toBeVisible()
  const owner = await me(page)
  await write(page, 'Picnic')
  await open(page, 'Picnic').click()
  const note = page.getByRole('dialog', { name: 'Picnic' })
  await note.getByRole('button', { name: 'Collaborators' }).click()
  const dialog = page.getByRole('dialog', { name: 'Collaborators' })
  const people = dialog.getByRole('list', { name: 'Collaborators' }).getByRole('listitem')
  await expect(people).toHaveCount(1)
  for (const name of ['Amina', 'Tomasz']) {
    await dialog.getByRole('combobox', { name: 'Add a person' }).fill(name)
    await page.getByRole('option', { name }).click()
    await expect(people.filter({ hasText: name })).toBeVisible()
  }
  await expectAccessibleInLooks(page)
  await dialog.getByRole('button', { name: /^Remove Tomasz/ }).click()
  await expect(people).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(note.getByText('Shared with Amina Haddad')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Picnic').getByText('Shared with Amina Haddad')).toBeAttached()

  await become(page, 'Amina Haddad')
  await expect(card(page, 'Picnic').getByText(`Shared by ${owner}`)).toBeAttached()
  await open(page, 'Picnic').click()
  await expect(note.getByRole('button', { name: 'Move to trash' })).toHaveCount(0)
  await note.getByRole('textbox', { name: 'Text' }).fill('Rope and sand')
  await expect(note.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessibleInLooks(page)
  await page.keyboard.press('Escape')
  await open(page, 'Picnic').focus()
  await page.keyboard.press('#')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave note' }).click()
  await expect(card(page, 'Picnic')).toHaveCount(0)
  await expect(page.getByText('You have left the note.')).toBeVisible()

  await become(page, owner)
  await expect(card(page, 'Picnic')).toContainText('Rope and sand')
  await expect(card(page, 'Picnic').getByText(/^Shared/)).toHaveCount(0)
})
