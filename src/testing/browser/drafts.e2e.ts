import { globSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { takeEveryNth } from '#scripts/lib/test-run/sample.mjs'
import { untilReady } from './demo-ready.ts'
import { expect, test } from './e2e.ts'
import type { DraftFixture, FormFixture } from './form-fixture.ts'

const everyForm = globSync(['src/modules/*/tests/*.form-fixture.ts', 'src/modules/*/*.form-fixture.ts']).toSorted()
// The next commit tests the fields of other modules.
const fixtureFiles = takeEveryNth(everyForm, 8)

const thought = 'Half a thought'

/** What Chromium logs when a page with unsaved changes is left before anybody clicked it, as right after a reload. */
const leftUnclicked = /Blocked attempt to show a 'beforeunload' confirmation panel/

const readText = (field: Locator) =>
  field.evaluate((element) => (element instanceof HTMLTextAreaElement ? element.value : element.textContent))

async function openField(page: Page, { open = [], dialog, field: name }: DraftFixture) {
  const scope = dialog === undefined ? page : page.getByRole('dialog', { name: dialog })
  const field = scope.getByRole('textbox', { name, exact: true }).first()
  for (const opener of open) {
    const menuItem = page.getByRole('menuitem', { name: opener, exact: true })
    const button = page.getByRole('button', { name: opener, exact: true }).or(menuItem).first()
    await field.or(button).first().waitFor()
    if (!(await field.isVisible())) await button.click()
  }
  await expect(field).toBeEditable()
  // An editor moves the caret to the end of its text in the frame after it appears.
  await field.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return field
}

async function survives(page: Page, fixture: DraftFixture) {
  await page.goto(`.${fixture.path}`)
  const field = await openField(page, fixture)
  // Browsers report a page with unsaved changes that was never clicked.
  await field.click()
  await field.fill(thought)
  await page.keyboard.press('Escape')
  await page.reload()
  // Escape may have left the record.
  await page.goto(`.${fixture.path}`)
  await expect.poll(async () => readText(await openField(page, fixture)), fixture.path).toContain(thought)
  // The next page is opened while this one has changes.
  await (await openField(page, fixture)).click()
}

test('text begun in a field of several lines survives Escape and a reload', async ({ page, consoleErrors }) => {
  test.setTimeout(240_000)
  consoleErrors.allow(untilReady)
  consoleErrors.allow(leftUnclicked)
  page.setDefaultTimeout(30_000)
  page.on('dialog', (dialog) => void dialog.accept())
  const faults: string[] = []
  for (const file of fixtureFiles) {
    const { drafts = [] }: { default: readonly FormFixture[]; drafts?: readonly DraftFixture[] } = await import(
      path.resolve(file)
    )
    for (const draft of drafts)
      await survives(page, draft).catch((error: unknown) =>
        faults.push(`${draft.path} ${draft.field}: ${String(error)}`.slice(0, 400)),
      )
  }
  expect(faults).toEqual([])
})

test('an emptied draft leaves nothing in storage', async ({ page, consoleErrors }) => {
  consoleErrors.allow(untilReady)
  const listDraftKeys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('atrium.draft.')))
  for (const file of fixtureFiles) {
    const { drafts = [] }: { default: readonly FormFixture[]; drafts?: readonly DraftFixture[] } = await import(
      path.resolve(file)
    )
    const [draft] = drafts
    if (!draft) continue
    await page.goto(`.${draft.path}`)
    const field = await openField(page, draft)
    const before = await readText(field)
    if (before) continue
    await field.fill(thought)
    await expect.poll(listDraftKeys, draft.path).toHaveLength(1)
    // By keys, as a user does: a script selects text without the editor, which may hear of it after the deletion.
    await field.press('ControlOrMeta+a')
    await field.press('Delete')
    await expect.poll(listDraftKeys, draft.path).toEqual([])
  }
})
