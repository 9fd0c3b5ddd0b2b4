import type { Locator } from '@playwright/test'
import * as z from 'zod'
import { getField, isTextKind } from '#platform/fields/fields.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { inventDrafts } from '#testing/inputs/drafts.ts'
import { expect, test } from '#testing/browser/e2e.ts'
import { fillFields } from '#testing/browser/fill-fields.ts'
import { type FlatField, flatFields, genericFields, listedFields } from '../field-groups.ts'

const getKind = (name: FlatField) => getField(flatFields[name]).kind

/** What an input shows of a value: a day in the order of American English. */
const toInputText = (name: FlatField, text: string) =>
  getKind(name) === 'date' ? text.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1') : text

test('accepts, stores and shows every field', async ({ page }) => {
  // Pictures are selected, not typed.
  const { image: _image, ...typed } = flatFields
  const [values] = inventDrafts(z.strictObject(typed))
  const textByField = new Map(Object.entries(values).map(([name, value]) => [name, String(value)]))
  await page.goto('./apps/contacts/?contact=new')
  await fillFields(page, typed, values)
  await page.getByRole('button', { name: 'Create contact' }).click()

  const detail = page.getByRole('region', { name: 'Contact', exact: true })
  await expect(detail.getByRole('heading', { level: 2 })).toHaveText(`${values.firstname} ${values.lastname}`)
  const expectShown = (area: Locator, name: FlatField) =>
    getKind(name) === 'date'
      ? expect(area.locator(`time[datetime="${textByField.get(name)}"]`).first(), name).toBeVisible()
      : expect(area, name).toContainText(textByField.get(name) ?? name)
  for (const name of genericFields.filter((one) => isTextKind(getKind(one)) || getKind(one) === 'date'))
    await expectShown(detail, name)

  await detail.getByRole('button', { name: 'Edit' }).click()
  for (const name of listNames(typed)) {
    const input = page.locator(`form [name="${name}"]`)
    if (values[name] === true) await expect(input, name).toBeChecked()
    else await expect(input, name).toHaveValue(toInputText(name, textByField.get(name) ?? name))
  }

  await page.goto(`./apps/contacts/?q=${encodeURIComponent(values.email)}`)
  const row = page.getByRole('grid', { name: 'Contacts' }).locator('[role="row"]:has(a)').first()
  for (const name of [...listedFields.first, ...listedFields.wide]) await expectShown(row, name)
})
