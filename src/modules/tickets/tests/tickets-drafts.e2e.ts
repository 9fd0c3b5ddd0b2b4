import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'
import { pictureFile } from '#testing/browser/picture-file.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Tickets', exact: true }).locator('[data-index]')
const pane = (page: Page) => page.getByRole('region', { name: 'Ticket', exact: true })
const reply = (page: Page) => pane(page).getByRole('textbox', { name: 'Public reply' })

test.beforeEach(async ({ page }) => {
  await page.goto('./apps/tickets/')
  await rows(page).first().getByRole('link').click()
})

test('keeps the files of a folded reply, also after a reload', async ({ page }) => {
  await pane(page).getByRole('button', { name: 'Reply', exact: true }).click()
  await reply(page).fill('The certificate is attached.')
  await pane(page).locator('input[type="file"]').setInputFiles(pictureFile)
  const files = pane(page).getByRole('list', { name: 'Attachments' }).getByText(pictureFile.name)
  await expect(files).toBeVisible()
  await pane(page).getByRole('button', { name: 'Collapse and keep draft' }).click()
  await expect(files).toBeHidden()
  await pane(page).getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(files).toBeVisible()
  await page.reload()
  await expect(reply(page)).toContainText('The certificate is attached.')
  await expect(files).toBeVisible()
  await pane(page).getByRole('button', { name: 'Send reply', exact: true }).click()
  const sent = pane(page).getByRole('article').filter({ hasText: 'The certificate is attached.' })
  await expect(sent.getByRole('button', { name: `View ${pictureFile.name}` })).toBeVisible()
})

test('moves past a ticket with a draft by keyboard, without typing into it', async ({ page }) => {
  await pane(page).getByRole('button', { name: 'Reply', exact: true }).click()
  await reply(page).fill('Half a thought')
  await rows(page).nth(1).getByRole('link').click()
  const address = page.url()
  await page.keyboard.press('k')
  await expect(reply(page)).toContainText('Half a thought')
  await page.keyboard.press('j')
  await expect(page).toHaveURL(address)
  await page.keyboard.press('k')
  await expect(reply(page)).toHaveText('Half a thought')
})

test('restores the requester of a new ticket visibly', async ({ page }) => {
  await page.goto('./apps/tickets/?ticket=new')
  const form = page.getByRole('dialog', { name: 'New ticket' })
  const requester = form.getByRole('combobox', { name: 'Requester' })
  await requester.fill('drummond')
  await page
    .getByRole('option', { name: /isla\.drummond/ })
    .first()
    .click()
  await form.getByRole('textbox', { name: 'Title' }).fill('The shelf talks back')
  await page.reload()
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('The shelf talks back')
  await expect(requester).toHaveValue('Isla Drummond')
})
