import { toCell } from '#platform/fields/field-cells.ts'
import { getField } from '#platform/fields/fields.ts'
import { csvHead, csvLines } from '#platform/text/csv.ts'
import { inventDrafts } from '#testing/inputs/drafts.ts'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { fillFields } from '#testing/browser/fill-fields.ts'
import { fields, PlainRecordDraft } from '../contract.ts'

const [draft, other] = inventDrafts(PlainRecordDraft)
const heading = { level: 1 }
// A list has neither the record that a text refers to, nor the content of an attached file.
const importable = Object.fromEntries(
  Object.entries(PlainRecordDraft.shape)
    .filter(([, schema]) => !['record', 'files'].includes(getField(schema).kind))
    .map(([name]) => [name, toCell(new Map<string, unknown>(Object.entries(draft)).get(name))]),
)

test('creates and changes a record, which the list shows when it is opened again', async ({ page }) => {
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

// <files>
test('attaches, lists and downloads a file', async ({ page }) => {
  await page.goto('./apps/plain-records/new/')
  await fillFields(page, fields, draft)
  const group = page.locator('[data-field="plainFiles"]')
  const map = { name: 'map.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b') }
  await group.locator('input[type="file"]').setInputFiles(map)
  await expect(group.getByRole('button', { name: 'Remove map.csv' })).toBeVisible()
  await expectAccessibleInLooks(page)
  await page.getByRole('button', { name: 'Create plain record' }).click()
  await expect(page.getByRole('heading', { ...heading, name: draft.plainName })).toBeVisible()
  await expect(page.getByText('3 bytes')).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download map.csv' }).click()
  expect((await saving).suggestedFilename()).toBe('map.csv')
  await expectAccessibleInLooks(page)

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: 'Remove map.csv' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { ...heading, name: draft.plainName })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download map.csv' })).toHaveCount(0)
})

// </files>
test('reports a missing value at its field, accessibly', async ({ page }) => {
  await page.goto('./apps/plain-records/new/')
  await expect(page.locator('[name="plainName"]')).toBeFocused()
  await page.getByRole('button', { name: 'Create plain record' }).click()
  await expect(page.locator('[name="plainName"]')).toHaveAccessibleDescription('This field is required.')
  await expect(page.getByRole('form').getByRole('group').first()).toBeFocused()
  await expectAccessibleInLooks(page)
})

test('restores a record from the trash, on an accessible screen', async ({ page }) => {
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

test('keeps search and page in the URL', async ({ page }) => {
  await page.goto('./apps/plain-records/')
  await page.getByRole('searchbox').fill('nothing is called so')
  await expect(page.getByText('No results')).toBeVisible()
  await expect(page).toHaveURL(/q=nothing/)
  await page.getByRole('link', { name: 'Show all plain records' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.getByRole('link', { name: 'Trash', exact: true }).click()
  await expect(page).toHaveURL(/deleted=true/)
  await expect(page.getByRole('button', { name: /permanently$/ }).first()).toBeVisible()
})

test('moves ticked records to the trash together, and restores them', async ({ page }) => {
  await page.goto('./apps/plain-records/')
  const first = page.getByRole('row').nth(1)
  // Two records may have the same name.
  const address = await first.getByRole('link').first().getAttribute('href')
  const link = page.getByRole('grid').locator(`a[href="${address}"]`)
  await first.getByRole('checkbox').check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Move to trash' }).click()
  await expect(page.getByText('1 record moved to trash.')).toBeVisible()
  await expect(link).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(link).toBeVisible()
})

test('exports a file, and imports records from one', async ({ page }) => {
  await page.goto('./apps/plain-records/')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^plain-records-.*\.csv$/)

  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const mimeType = 'text/csv'
  const buffer = Buffer.from(`${csvHead(Object.keys(importable))}${csvLines([Object.values(importable)])}`)
  await page.locator('input[type="file"]').setInputFiles({ name: 'some.csv', mimeType, buffer })
  await page.getByRole('button', { name: 'Check' }).click()
  await expectAccessibleInLooks(page)
  await page.getByRole('button', { name: 'Import 1 record' }).click()
  await expect(page.getByText('1 record imported.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('link', { name: draft.plainName })).toBeVisible()
})
