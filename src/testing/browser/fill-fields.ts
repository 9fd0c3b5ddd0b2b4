import type { Page } from '@playwright/test'
import { getField } from '#platform/fields/fields.ts'
import { toLabel } from '#platform/fields/field-cells.ts'
import type { Shape } from '#platform/fields/contract-shapes.ts'
import { typeDate } from './type-date.ts'

/** Fills in a form with an input for each field of a contract, one after the other. */
export async function fillFields(page: Page, fields: Shape, values: Readonly<Record<string, unknown>>) {
  for (const [name, schema] of Object.entries(fields)) {
    const input = page.locator(`form [name="${name}"]`)
    const value = values[name]
    const { kind } = getField(schema)
    if (kind === 'yesNo') await input.setChecked(value === true)
    else if (kind === 'choice') await choose(page, name, [String(value)])
    else if (kind === 'choices') {
      await choose(page, name, Array.isArray(value) ? value.map(String) : [])
      await page.keyboard.press('Escape')
    } else if (kind === 'person') {
      await input.fill(toLabel(value))
      // Otherwise its list would cover the next element.
      await input.blur()
    } else if (kind === 'date') {
      if (typeof value === 'string') await typeDate(page.locator(`form [data-field="${name}"]`), value)
    }
    // Choices of these come from the search, and files from a disk.
    else if (kind === 'record' || kind === 'files') continue
    else await input.fill(String(value ?? ''))
  }
}

async function choose(page: Page, name: string, values: readonly string[]) {
  await page
    .getByRole('combobox')
    .and(page.locator(`:has(+ [name="${name}"])`))
    .click()
  for (const value of values)
    await page
      .getByRole('option')
      .and(page.locator(`[data-value="${value}"]`))
      .click()
}
