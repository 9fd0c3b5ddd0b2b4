import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as z from 'zod'
import { expect, test } from '#testing/browser/e2e.ts'

const screen = './apps/contacts/'

const grid = (page: Page) => page.getByRole('grid', { name: 'Contacts' })
const rows = (page: Page) => grid(page).locator('[role="row"]:has(a)')
const row = (page: Page, name: string) => rows(page).filter({ has: page.getByRole('link', { name, exact: true }) })
const selectRow = (page: Page, at: number) => rows(page).nth(at).getByRole('checkbox').click({ force: true })
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected contacts' })
const filters = (page: Page) => page.getByRole('navigation', { name: 'Filters' })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const undo = (page: Page) => messages(page).getByRole('button', { name: 'Undo' }).last().click()
const count = async (page: Page, name: RegExp) => {
  const link = filters(page).getByRole('link', { name })
  await expect(link).toHaveText(/\d/)
  return Number((await link.textContent())?.match(/\d+/)?.[0])
}

const Users = z.object({ users: z.array(z.object({ id: z.string(), role: z.string() })) })

async function become(page: Page, role: string) {
  const { users } = Users.parse(await page.evaluate(async () => (await fetch('/api/session')).json()))
  const userId = users.find((user) => user.role === role)?.id
  await page.evaluate(async (body) => {
    await fetch('/api/session', { method: 'PUT', headers: { 'content-type': 'application/json' }, body })
  }, JSON.stringify({ userId }))
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
}

const csv = [
  'Given Name,Surname,E-mail,Company,Colour',
  'Ada,Lovelace,ada@engine.example,Analytical,green',
  'Alan,Turing,no address,Bletchley,blue',
  'Grace,Hopper,grace@navy.example,Navy,red',
].join('\n')

const file = (text: string) => ({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test.beforeEach(async ({ page }) => {
  await page.goto(screen)
  await expect(rows(page).first()).toBeVisible()
})

test('maps, checks and imports a file, and undoes', async ({ page }) => {
  await filters(page).getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import' })
  await dialog.locator('input[type="file"]').setInputFiles(file('\n'))
  await expect(dialog.getByRole('alert')).toContainText('contains no contacts')
  await dialog.locator('input[type="file"]').setInputFiles(file(csv))
  await expect(dialog.getByRole('combobox', { name: 'Field for “Given Name”' })).toHaveValue('firstname')
  await expect(dialog.getByRole('combobox', { name: 'Field for “Colour”' })).toHaveValue('')
  await dialog.getByRole('combobox', { name: 'Field for “Colour”' }).selectOption('Labels')
  await dialog.getByRole('button', { name: 'Check' }).click()
  await expect(dialog.getByRole('row', { name: /2.*no address.*Enter a valid email address/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 2 contacts' }).click()
  await expect(dialog.getByText('2 contacts imported.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await filters(page)
    .getByRole('link', { name: /^green/ })
    .click()
  await expect(row(page, 'Ada Lovelace')).toBeVisible()

  await filters(page).getByRole('button', { name: 'Import' }).click()
  await dialog.locator('input[type="file"]').setInputFiles(file(csv))
  await dialog.getByRole('button', { name: 'Check' }).click()
  await expect(dialog.getByRole('button', { name: 'Import 0 contacts' })).toBeDisabled()
  await expect(dialog.getByText(/Ada Lovelace/)).toBeVisible()
  await dialog.getByRole('radio', { name: 'Import them as new contacts' }).check()
  await dialog.getByRole('button', { name: 'Import 2 contacts' }).click()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText('2 contacts moved to trash.')).toBeVisible()
})

test('imports a vCard without a mapping', async ({ page }) => {
  await filters(page).getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import' })
  const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Curie;Marie;;;\r\nFN:Marie Curie\r\nTEL:+33 1 555 01\r\nEND:VCARD\r\n'
  await dialog.locator('input[type="file"]').setInputFiles({ ...file(card), name: 'people.vcf' })
  await dialog.getByRole('button', { name: 'Check' }).click()
  await dialog.getByRole('button', { name: 'Import 1 contact' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('searchbox').fill('Marie Curie')
  await expect(row(page, 'Marie Curie')).toBeVisible()
})

test('labels, moves, stars and deletes several contacts, and undoes each', async ({ page }) => {
  const all = await count(page, /All contacts/)
  await selectRow(page, 1)
  await rows(page)
    .nth(3)
    .getByRole('checkbox')
    .click({ force: true, modifiers: ['Shift'] })
  await expect(bar(page).getByText('3 selected')).toBeVisible()

  await bar(page).getByRole('button', { name: 'Label' }).click()
  await page.getByRole('textbox', { name: 'Find or create a label' }).fill('Picnic')
  await page.keyboard.press('Enter')
  await expect(filters(page).getByRole('link', { name: /Picnic\s*3/ })).toBeVisible()
  await undo(page)
  await expect(filters(page).getByRole('link', { name: /Picnic/ })).toBeHidden()

  const support = await count(page, /Support/)
  await bar(page).getByRole('button', { name: 'Select all' }).click()
  await expect(bar(page).getByText(`${all} selected`)).toBeVisible()
  await bar(page).getByRole('button', { name: 'Move to department' }).click()
  await page.getByRole('menuitem', { name: 'Support' }).click()
  await expect(filters(page).getByRole('link', { name: new RegExp(`Support\\s*${all}`) })).toBeVisible()
  await undo(page)
  await expect(filters(page).getByRole('link', { name: new RegExp(`Support\\s*${support}`) })).toBeVisible()

  const starred = await count(page, /Starred/)
  await bar(page).getByRole('button', { name: 'Star' }).click()
  await expect(filters(page).getByRole('link', { name: new RegExp(`Starred\\s*${all}`) })).toBeVisible()
  await undo(page)
  await expect(filters(page).getByRole('link', { name: new RegExp(`Starred\\s*${starred}`) })).toBeVisible()

  await bar(page).getByRole('button', { name: 'Move to trash' }).click()
  await expect(page.getByText('No contacts yet')).toBeVisible()
  await undo(page)
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(all + 1))
})

test('scrolls, selects and deletes among thousands of rows', async ({ page }) => {
  const total = await page.evaluate(async () => {
    for (let batch = 0; batch < 4; batch += 1) {
      const rows = Array.from({ length: 500 }, (_, at) => ({
        firstname: `Zz ${String(batch * 500 + at).padStart(4, '0')}`,
      }))
      const body = JSON.stringify({ rows, duplicates: 'create' })
      const headers = { 'content-type': 'application/json' }
      await fetch('/api/data/contacts/ContactsData/import', { method: 'POST', headers, body })
    }
    const list = await fetch('/api/data/contacts/ContactsData?limit=1')
    return Number(list.headers.get('x-total-count'))
  })
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(total + 1))
  await rows(page).first().focus()
  await page.keyboard.press('End')
  await expect(grid(page).locator('[role="row"]:focus')).toHaveAttribute('aria-rowindex', String(total + 1))
  await grid(page).evaluate((element) => {
    element.scrollTop = element.scrollHeight / 2
  })
  await expect(
    rows(page)
      .filter({ hasText: /Zz (09|10)/ })
      .nth(12),
  ).toBeInViewport()
  await page.getByRole('checkbox', { name: /^Select all/ }).click()
  await bar(page).getByRole('button', { name: 'Move to trash' }).click()
  await expect(page.getByText('No contacts yet')).toBeVisible({ timeout: 30_000 })
  await undo(page)
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(total + 1), { timeout: 30_000 })
})

test('exports a selection and a whole list', async ({ page }) => {
  await selectRow(page, 0)
  await selectRow(page, 1)
  const selected = page.waitForEvent('download')
  await bar(page).getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  const lines = (await readFile(await (await selected).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(3)

  await page.keyboard.press('Escape')
  await bar(page).getByRole('button', { name: 'Clear selection' }).click()
  await filters(page)
    .getByRole('link', { name: /Starred/ })
    .click()
  const whole = page.waitForEvent('download')
  await filters(page).getByRole('button', { name: 'Export this list' }).click()
  await page.getByRole('menuitem', { name: /vCard/ }).click()
  const cards = await readFile(await (await whole).path(), 'utf8')
  expect(cards.match(/BEGIN:VCARD/g)).toHaveLength(await count(page, /Starred/))
})

test('merges duplicates, and undoes', async ({ page }) => {
  await filters(page).getByRole('link', { name: 'Duplicates' }).click()
  const groups = page.getByRole('region', { name: 'Duplicates' }).getByRole('button', { name: 'Merge' })
  await expect(groups.first()).toBeVisible()
  const before = await groups.count()
  await groups.first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /Merge/ })
  const keep = dialog.getByRole('group', { name: 'Keep this contact' }).getByRole('radio')
  await keep.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(keep.nth(1)).toBeChecked()
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(dialog).toBeHidden()
  await expect(groups).toHaveCount(before - 1)
  await undo(page)
  await expect(groups).toHaveCount(before)
})

test('restores a contact from the trash, or deletes permanently', async ({ page }) => {
  await filters(page).getByRole('link', { name: /Trash/ }).click()
  await expect(rows(page).first()).toContainText(/days? left/)
  const before = await count(page, /Trash/)
  await rows(page).first().getByRole('link').click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(filters(page).getByRole('link', { name: new RegExp(`Trash\\s*${before - 1}`) })).toBeVisible()
  await undo(page)
  await expect(filters(page).getByRole('link', { name: new RegExp(`Trash\\s*${before}`) })).toBeVisible()

  await selectRow(page, 0)
  await bar(page).getByRole('button', { name: 'Delete permanently' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click()
  await expect(filters(page).getByRole('link', { name: new RegExp(`Trash\\s*${before - 1}`) })).toBeVisible()
  await page.getByRole('button', { name: 'Empty trash' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Empty trash' }).click()
  await expect(page.getByText('The trash is empty')).toBeVisible()
})

test('reverts an optimistic change after an error', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/403|Failed to load resource/)
  const star = rows(page).last().getByRole('button')
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  const { users } = Users.parse(await page.evaluate(async () => (await fetch('/api/session')).json()))
  const userId = users.find((user) => user.role === 'viewer')?.id
  // At once, before the page hears of its new user and disables the button.
  await star.evaluate(async (button: HTMLElement, body) => {
    await fetch('/api/session', { method: 'PUT', headers: { 'content-type': 'application/json' }, body })
    button.click()
  }, JSON.stringify({ userId }))
  await expect(messages(page)).toContainText(/allowed/i)
  await expect(star).toHaveAttribute('aria-pressed', 'false')
})

test('offers a viewer no changes', async ({ page }) => {
  await become(page, 'viewer')
  await expect(page.getByRole('link', { name: 'New contact' })).toBeHidden()
  await expect(filters(page).getByRole('button', { name: 'Import' })).toBeHidden()
  await selectRow(page, 0)
  await expect(bar(page).getByRole('button', { name: 'Export' })).toBeVisible()
  await expect(bar(page).getByRole('button', { name: 'Move to trash' })).toBeHidden()
  await expect(bar(page).getByRole('button', { name: 'Label' })).toBeHidden()
  await rows(page).first().getByRole('link').click()
  const detail = page.getByRole('region', { name: 'Contact', exact: true })
  await expect(detail.getByText('You can view contacts but not change them.')).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Edit' })).toBeHidden()
  await page.goto(`${screen}?contact=new`)
  await expect(page.getByText('You do not have permission to add contacts.')).toBeVisible()
})
