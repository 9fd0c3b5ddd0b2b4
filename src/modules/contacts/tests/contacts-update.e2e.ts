import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/e2e.ts'

const rows = (page: Page) => page.getByRole('grid', { name: 'Contacts' }).locator('[role="row"]:has(a)')

const file = (lines: readonly string[]) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
})

async function check(page: Page, lines: readonly string[]) {
  await page.getByRole('navigation', { name: 'Filters' }).getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import' })
  await dialog.locator('input[type="file"]').setInputFiles(file(lines))
  await dialog.getByRole('button', { name: 'Check' }).click()
  return dialog
}

test('an import shows its changes of existing contacts, applies them, and undoes them', async ({ page }) => {
  await page.goto('./apps/contacts/')
  await expect(rows(page).first()).toBeVisible()
  const head = 'UID,First name,Last name,Email,Company,Department'
  const first = await check(page, [head, 'K-77,Ottilie,Quarles,ottilie@quarles.example,Mill,Sales'])
  await first.getByRole('button', { name: 'Import 1 contact' }).click()
  await first.getByRole('button', { name: 'Done' }).click()

  const dialog = await check(page, [
    head,
    'K-77,Ottilie,Quarles,ottilie@harbour.example,Harbour,Support',
    ',Ottilie,Quarles,,Elsewhere,',
    ',Norbert,Nobody,norbert@nobody.example,,',
  ])
  await expect(dialog.getByRole('button', { name: 'Import 1 contact' })).toBeVisible()
  await dialog.getByRole('radio', { name: 'Update 1 contact' }).check()
  await expect(dialog.getByText('Other matches are skipped.')).toBeVisible()
  await expect(dialog.getByRole('row', { name: 'Company Mill Harbour' })).toBeVisible()
  await expect(dialog.getByRole('row', { name: 'Department Sales Support' })).toBeVisible()
  await expect(dialog.getByRole('row', { name: 'Email ottilie@quarles.example ottilie@harbour.example' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 2 contacts' }).click()
  await expect(dialog.getByText('2 contacts imported.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText('The updated contacts were restored to their previous values.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('searchbox').fill('Quarles')
  await expect(rows(page)).toHaveCount(1)
  await rows(page).first().getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Contact', exact: true })).toContainText('ottilie@quarles.example')
})
