import { expect, test } from '#testing/browser/e2e.ts'

test.beforeEach(({ page }) => page.goto('./apps/plain-things/'))

test('adds, renames and ticks a record, and keeps the changes after a reload', async ({ page }) => {
  const first = page.getByRole('list', { name: 'Plain things' }).getByRole('listitem').first()
  await page.getByLabel('New plain thing').fill('Milk')
  await page.keyboard.press('Enter')
  await expect(first.getByLabel('Name')).toHaveValue('Milk')
  await first.getByLabel('Name').fill('Oat milk')
  await page.keyboard.press('Enter')
  await first.getByLabel('Done: Oat milk').check()

  await page.reload()
  await expect(first.getByLabel('Name')).toHaveValue('Oat milk')
  await expect(first.getByLabel('Done: Oat milk')).toBeChecked()
})

test('restores a record from the trash', async ({ page }) => {
  await page.getByLabel('New plain thing').fill('Back soon')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Move Back soon to trash' }).click()
  await expect(page.getByLabel('Done: Back soon')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Done: Back soon')).toBeVisible()
})

test('keeps search, preset and order in the URL', async ({ page }) => {
  await page.getByRole('searchbox').fill('nothing is called so')
  await expect(page.getByText('No results')).toBeVisible()
  await expect(page).toHaveURL(/q=nothing/)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await page.getByRole('link', { name: 'Done', exact: true }).click()
  await expect(page).toHaveURL(/preset=done/)
  await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(0)
})
