import type { Page } from '@playwright/test'
import { fieldOf } from '#platform/fields/fields.ts'
import type { Shape } from '#platform/fields/contract-shapes.ts'

/** Fills in a form that has an input for each field of a contract, as somebody does who goes from one to the next. */
export async function fillFields(page: Page, fields: Shape, values: Readonly<Record<string, unknown>>) {
  for (const [name, schema] of Object.entries(fields)) {
    const input = page.locator(`form [name="${name}"]`)
    const value = values[name]
    const { kind } = fieldOf(schema)
    if (kind === 'yesNo') await input.setChecked(value === true)
    else if (kind === 'choice') {
      await page
        .getByRole('combobox')
        .and(page.locator(`:has(+ [name="${name}"])`))
        .click()
      await page
        .getByRole('option')
        .and(page.locator(`[data-value="${String(value)}"]`))
        .click()
    } else await input.fill(String(value ?? ''))
  }
}
