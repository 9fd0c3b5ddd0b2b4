import type { Page } from '@playwright/test'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

const editing = (page: Page) => page.getByRole('form', { name: 'Edit contact' })
const field = (page: Page, name: string) => editing(page).getByRole('textbox', { name })
const save = (page: Page) => editing(page).getByRole('button', { name: 'Save' }).click()

test('merges concurrent edits of different fields, and asks about the same field', async ({ page, context }) => {
  await page.goto('./apps/contacts/?contact=1&edit=true')
  await expect(field(page, 'Company')).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await field(other, 'Company').fill('Pears and Company')
  await field(other, 'Last name').fill('Orchard')
  await save(other)
  await expect(editing(other)).toBeHidden()

  await field(page, 'Last name').fill('Meadow')
  await save(page)
  const conflict = editing(page).getByRole('group', { name: /Someone else changed the same fields/ })
  await expect(conflict).toBeFocused()
  await expect(conflict.getByRole('button', { name: 'Last name' })).toBeVisible()
  await expect(conflict.getByRole('button', { name: 'Company' })).toBeHidden()
  await expectAccessibleInLooks(page)
  await conflict.getByRole('button', { name: 'Use their value' }).click()
  await expect(field(page, 'Last name')).toHaveValue('Orchard')
  await conflict.getByRole('button', { name: 'Keep my value' }).click()
  await expect(field(page, 'Last name')).toHaveValue('Meadow')
  await save(page)
  const detail = page.getByRole('region', { name: 'Contact', exact: true })
  await expect(detail.getByRole('heading', { name: /Meadow/ })).toBeVisible()
  await expect(detail.getByText('Pears and Company').first()).toBeVisible()
  await other.close()
})
