import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { demoReady, untilReady } from '#testing/browser/demo-ready.ts'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'

const screen = './forms/form-tiptap'
const phone = { width: 390, height: 844 }

const getTextField = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const getTitleField = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const isSaved = (page: Page) => expect(page.getByText(/^Saved /)).toBeVisible()

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(untilReady))

/** Creates a document with a title, and focuses its text. */
async function begin(page: Page, title: string) {
  await page.goto(screen)
  await demoReady(page)
  await expect(page.getByRole('link', { name: /Peak season/ })).toBeVisible()
  await page.keyboard.press('c')
  await expect(getTitleField(page)).toBeFocused()
  await page.keyboard.type(title)
  await expect(getTextField(page)).toBeEditable()
  await page.keyboard.press('Enter')
  await expect(getTextField(page)).toBeFocused()
}

const paste = (page: Page, text: string) =>
  getTextField(page).evaluate((element, plain) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', plain)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('writes a document by keyboard, mentions a colleague, and saves automatically', async ({ page }) => {
  test.slow()
  await begin(page, 'Oil for oak')
  await page.keyboard.type('## What we use')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ask @had')
  const people = page.getByRole('listbox', { name: 'Colleagues' })
  await expect(people.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.keyboard.type('first.')
  await expect(getTextField(page).locator('[data-mention="u3"]')).toHaveText('@Amina Haddad')

  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeFocused()
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Right to left' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(getTextField(page).locator('p[dir="rtl"]')).toContainText('Amina')
  await isSaved(page)

  await page.reload()
  await expect(getTitleField(page)).toHaveValue('Oil for oak')
  await expect(getTextField(page).getByRole('heading', { name: 'What we use' })).toBeVisible()
  await expect(getTextField(page).locator('p[dir="rtl"] [data-mention="u3"]')).toBeVisible()
})

test('pastes Markdown, and exports a Markdown file', async ({ page }) => {
  await begin(page, 'Woods')
  await paste(page, '## Oak\n\n- hard\n- **heavy**\n\n| Wood | Coats |\n| --- | --- |\n| Oak | 3 |')
  await expect(getTextField(page).getByRole('cell', { name: 'Oak' })).toBeVisible()
  await expect(getTextField(page).getByRole('listitem')).toHaveCount(2)
  await isSaved(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Markdown' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Woods.md')
  const markdown = await readFile(await file.path(), 'utf8')
  expect(markdown).toContain('# Woods\n\n## Oak\n\n- hard\n- **heavy**')
  expect(markdown).toContain('| Oak | 3 |')
})

test('updates another window, and restores a document from the trash', async ({ page, context }) => {
  test.slow()
  await begin(page, 'Two windows')
  await page.keyboard.type('From the first.')
  await isSaved(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(getTextField(other)).toContainText('From the first.')
  await page.keyboard.type(' And more.')
  await expect(getTextField(other)).toContainText('And more.')
  await other.close()

  await page.getByRole('button', { name: 'More', exact: true }).last().click()
  await page.getByRole('menuitem', { name: 'Move to trash' }).click()
  const row = page.getByRole('link', { name: /Two windows/ })
  await expect(row).toBeHidden()
  await page.getByRole('button').filter({ hasText: 'Undo' }).click()
  await expect(row).toBeVisible()
})

test('has no accessibility violations in opposite looks', async ({ page }) => {
  test.slow()
  await page.goto(`${screen}?document=1`)
  await demoReady(page)
  const text = page.locator('[contenteditable="true"]')
  await expect(text.locator('[data-mention]').first()).toBeVisible()
  await expectAccessibleInLooks(page)
  await text.locator('p').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' @')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectAccessibleInLooks(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize(phone)
  await expect(page.getByRole('listbox')).toBeHidden()
  await expectAccessibleInLooks(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.goto(`${screen}?trash=true&q=nothing`)
  await expect(page.locator('main img[src*="nothing-found"]')).toBeVisible()
  await expectAccessibleInLooks(page)
})

test('j and k move through the list, and open the next document while one is open', async ({ page }) => {
  await page.goto(screen)
  await demoReady(page)
  const links = page.getByRole('region', { name: 'Documents' }).getByRole('listitem').getByRole('link')
  await expect(links.nth(1)).toBeVisible()
  await page.keyboard.press('j')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(links.first()).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('j')
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'true')
})
