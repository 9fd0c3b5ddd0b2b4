import { globSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { takeEveryNth } from '#scripts/lib/test-run/sample.mjs'
import { untilReady } from '#testing/browser/demo-ready.ts'
import { expect, test } from '#testing/browser/e2e.ts'
import type { FormFixture } from '#testing/browser/form-fixture.ts'
import { chooseFailure, expectedMessages, navigateInApp, openLab } from '#testing/browser/failure-lab-steps.ts'

const everyForm = globSync(['src/modules/*/tests/*.form-fixture.ts', 'src/modules/*/*.form-fixture.ts']).toSorted()
// The other forms are tested with the next commits.
const fixtureFiles = takeEveryNth(everyForm, 8)

const failures = ['forbidden', 'conflict', 'refused', 'broken', 'offline'] as const

// Excludes tone marks of records, which are not list items.
const failedToast = 'li[data-tone="error"]'

const hits = (page: Page) => page.locator('[data-hits]').getAttribute('data-hits')
/** A toast, an alert, an invalid field or a form's error summary. */
const failureNotice = (page: Page) =>
  page
    .locator(`[role="alert"], [aria-invalid="true"], ${failedToast}, form [role="group"][tabindex="-1"]`)
    .filter({ visible: true })
    .first()

/** Short, since callers retry. */
const soon = { timeout: 2000 }

/** Clicks by script, since the panel may cover the button. */
const press = (button: Locator, patience?: typeof soon) =>
  button.evaluate((element: HTMLElement) => element.click(), undefined, patience)
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).last()

async function keeps(page: Page, { path: screen, open = [], fields, save }: FormFixture) {
  await navigateInApp(page, screen)
  for (const name of open) await press(page.locator('#main').getByRole('button', { name }).first())
  for (const [name, text] of Object.entries(fields)) await field(page, name).fill(text)
  const button = page.getByRole('button', { name: save, exact: true }).last()
  await page.getByRole('combobox', { name: 'Requests' }).selectOption('writes')

  for (const failure of failures) {
    await chooseFailure(page, failure)
    const before = (await hits(page)) ?? ''
    // The previous failure's message may still be visible during the save: a click may come too early.
    await expect(async () => {
      await press(button, soon)
      const sent = expect(page.locator('[data-hits]'), `${screen}: ${failure} was not sent`)
      await sent.not.toHaveAttribute('data-hits', before, soon)
    }).toPass({ timeout: 20_000 })
    await expect(failureNotice(page), `${screen}: ${failure}`).toBeVisible()
    for (const [name, text] of Object.entries(fields))
      await expect(field(page, name), `${screen}: ${failure}`).toHaveValue(text)
  }

  // Without the failure the same click saves, and the form discards its draft.
  await chooseFailure(page, 'none')
  const [[first, text] = ['', '']] = Object.entries(fields)
  const isSaved = async () =>
    (await page.locator(`${failedToast}, [role="alert"][data-tone="error"]`).count()) === 0 &&
    ((await field(page, first).count()) === 0 ||
      (await field(page, first).inputValue(soon)) !== text ||
      (await button.isDisabled(soon)))
  await expect(async () => {
    if (await button.isVisible()) await press(button, soon)
    // Do not click again during the save: a second creation would be refused.
    await expect.poll(isSaved, { message: `${screen}: saved`, timeout: 8000 }).toBe(true)
  }).toPass({ timeout: 30_000 })
}

test('keeps the input while saving fails, and saves it afterwards', async ({ page, consoleErrors }) => {
  test.setTimeout(240_000)
  consoleErrors.allow(expectedMessages)
  consoleErrors.allow(untilReady)
  page.setDefaultTimeout(20_000)
  page.on('dialog', (dialog) => void dialog.accept())
  const faults: string[] = []
  for (const file of fixtureFiles) {
    const { default: forms }: { default: readonly FormFixture[] } = await import(path.resolve(file))
    for (const form of forms) {
      await openLab(page)
      await keeps(page, form).catch((error: unknown) => faults.push(`${form.path}: ${String(error)}`.slice(0, 400)))
    }
  }
  expect(faults).toEqual([])
})
