import { draftsOf } from '#testing/inputs/drafts.ts'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { fillFields } from '#testing/browser/fill-fields.ts'
import { fields, PlainRecordDraft } from '../contract.ts'

const [draft, other] = draftsOf(PlainRecordDraft)
const heading = { level: 1 }

test('one is made, changed, and there when the list is opened anew', async ({ page }) => {
  await page.goto('./apps/plain-records/')
  await page.getByRole('link', { name: 'New plain record' }).click()
  await fillFields(page, fields, draft)
  await page.getByRole('button', { name: 'Create plain record' }).click()
  await expect(page.getByRole('heading', { ...heading, name: draft.plainName })).toBeVisible()

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page.locator('[name="plainName"]')).toHaveValue(draft.plainName)
  await fillFields(page, fields, other)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { ...heading, name: other.plainName })).toBeVisible()
  await page.goto('./apps/plain-records/')
  await expect(page.getByRole('link', { name: other.plainName })).toBeVisible()
})

test('what is not filled in is said at its field, and nobody is in the way of it', async ({ page }) => {
  await page.goto('./apps/plain-records/new/')
  await expect(page.locator('[name="plainName"]')).toBeFocused()
  await page.getByRole('button', { name: 'Create plain record' }).click()
  await expect(page.locator('[name="plainName"]')).toHaveAccessibleDescription('Fill this in.')
  await expect(page.getByRole('form').getByRole('group').first()).toBeFocused()
  await expectAccessibleInLooks(page)
})

test('what goes to the trash comes back, and its screen is in nobody’s way', async ({ page }) => {
  await page.goto('./apps/plain-records/')
  const first = page.getByRole('row').nth(1).getByRole('link').first()
  const name = await first.innerText()
  await first.click()
  await expect(page.getByRole('heading', { ...heading, name })).toBeVisible()
  await page.getByRole('button', { name: 'Move to trash' }).click()
  await expect(page.getByText('This plain record is in the trash.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Move to trash' })).toBeVisible()
  await expectAccessibleInLooks(page)
})

test('search and place are in the address', async ({ page }) => {
  await page.goto('./apps/plain-records/')
  await page.getByRole('searchbox').fill('nothing is called so')
  await expect(page.getByText('Nothing fits your search')).toBeVisible()
  await expect(page).toHaveURL(/q=nothing/)
  await page.getByRole('link', { name: 'Show all plain records' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.getByRole('link', { name: 'Trash', exact: true }).click()
  await expect(page).toHaveURL(/deleted=true/)
  await expect(page.getByRole('button', { name: /for good$/ }).first()).toBeVisible()
})
