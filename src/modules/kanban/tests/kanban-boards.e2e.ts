import type { Page } from '@playwright/test'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { card, cards, column, link, open, switchRole, toast } from './kanban-e2e-steps.ts'

const fair = 'Toy fair in Nuremberg'
const lamp = 'Photograph the story lamp in a dark room'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function chooseInMenu(page: Page, role: 'menuitem' | 'menuitemradio', name: string | RegExp) {
  await page.getByRole('button', { name: 'Boards', exact: true }).click()
  await page.getByRole(role, { name }).click()
}

test('the switcher shows another board, which is kept in the URL', async ({ page }) => {
  await open(page)
  await expect(heading(page, 'Board')).toBeVisible()
  await expect(async () => {
    // The shortcut works only after hydration.
    if (!(await page.getByRole('menu').isVisible())) await page.keyboard.press('b')
    await expect(page.getByRole('menu')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.getByRole('menuitemradio', { name: 'Board', exact: true })).toHaveAttribute('aria-checked', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?board=2$/)
  await expect(heading(page, fair)).toBeVisible()
  await expect(column(page, 'Doing')).toContainText('Draw the stand')
  await expect(card(page, lamp)).toHaveCount(0)
  await page.reload()
  await expect(column(page, 'Doing')).toContainText('Draw the stand')
  await page.goBack()
  await expect(card(page, lamp)).toBeVisible()
})

test('a board is created with columns, renamed, archived with undo, and restored from the archive', async ({
  page,
}) => {
  await open(page)
  await chooseInMenu(page, 'menuitem', 'New board…')
  const dialog = page.getByRole('dialog', { name: 'New board' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Summer stand')
  await dialog.getByRole('button', { name: 'Create board' }).click()
  await expect(heading(page, 'Summer stand')).toBeVisible()
  await expect(page.locator('[data-column] h2')).toHaveText(['To do', 'Doing', 'Done'])
  await page.getByRole('button', { name: 'Add card to To do' }).click()
  await page.getByRole('textbox', { name: 'Card title' }).fill('Rent a tent')
  await page.keyboard.press('Enter')
  await expect(cards(page, 'To do')).toHaveText(['Rent a tent'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add column' }).click()
  await page.getByRole('textbox', { name: 'Column name' }).fill('Packed')
  await page.keyboard.press('Enter')
  await expect(column(page, 'Packed')).toBeVisible()

  await chooseInMenu(page, 'menuitem', 'Rename…')
  const edit = page.getByRole('dialog', { name: 'Edit board' })
  await edit.getByRole('textbox', { name: 'Name' }).fill('Summer fair')
  await edit.getByRole('textbox', { name: 'Description' }).fill('One weekend in June')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(heading(page, 'Summer fair')).toBeVisible()
  await expect(page.getByText('One weekend in June')).toBeVisible()

  await chooseInMenu(page, 'menuitem', 'Archive board')
  await expect(heading(page, 'Board')).toBeVisible()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(heading(page, 'Summer fair')).toBeVisible()
  await expect(cards(page, 'To do')).toHaveText(['Rent a tent'])

  await chooseInMenu(page, 'menuitem', 'Archive board')
  await expect(heading(page, 'Board')).toBeVisible()
  await page.goto('/apps/kanban?board=3')
  await expect(page.getByRole('heading', { name: 'This board is archived' })).toBeVisible()
  await page.goto('/apps/kanban?archive=true')
  await page.getByRole('dialog', { name: 'Archive' }).getByRole('button', { name: 'Restore Summer fair' }).click()
  await page.getByRole('dialog', { name: 'Archive' }).getByRole('button', { name: 'Close' }).click()
  await chooseInMenu(page, 'menuitemradio', /Summer fair/)
  await expect(cards(page, 'To do')).toHaveText(['Rent a tent'])
})

test('a new board can copy the columns of another', async ({ page }) => {
  await page.goto('/apps/kanban?form=newBoard')
  const dialog = page.getByRole('dialog', { name: 'New board' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Autumn')
  await dialog.getByRole('combobox', { name: 'Columns' }).click()
  await page.getByRole('option', { name: 'The same as “Board”' }).click()
  await dialog.getByRole('button', { name: 'Create board' }).click()
  await expect(heading(page, 'Autumn')).toBeVisible()
  await expect(page.locator('[data-column] h2')).toHaveText(['Todo', 'Progress', 'Pending', 'Done'])
  await expect(page.locator('[data-task]')).toHaveCount(0)
})

test('the dialog moves a card to another board, with undo, and a column too', async ({ page }) => {
  await open(page)
  await link(page, lamp).focus()
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Board' }).click()
  await page.getByRole('option', { name: fair }).click()
  await dialog.getByRole('combobox', { name: 'Column' }).click()
  await page.getByRole('option', { name: 'Doing' }).click()
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(card(page, lamp)).toBeHidden()
  await expect(toast(page).getByText(`“${lamp}” moved to Doing on the board “${fair}”.`)).toBeVisible()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page, 'Todo').first()).toHaveText(lamp)

  await page.getByRole('button', { name: 'More options for Pending' }).click()
  await page.getByRole('menuitem', { name: 'Move to another board…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  await expect(column(page, 'Pending')).toBeHidden()
  await chooseInMenu(page, 'menuitemradio', new RegExp(fair))
  await expect(cards(page, 'Pending')).toHaveCount(4)
})

test('a link to a card shows its board, and a link to no board explains itself', async ({ page, consoleErrors }) => {
  await page.goto('/apps/kanban?task=23')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toHaveValue(/Order power/)
  await expect(page).toHaveURL(/board=2/)
  await page.keyboard.press('Escape')
  await expect(heading(page, fair)).toBeVisible()
  consoleErrors.allow(/404/)
  await page.goto('/apps/kanban?board=99')
  await expect(page.getByRole('heading', { name: 'Board not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Open the first board' }).click()
  await expect(card(page, lamp)).toBeVisible()
})

test('a viewer can switch boards, but not change them', async ({ page }) => {
  await open(page)
  await switchRole(page, 'viewer')
  await page.getByRole('button', { name: 'Boards', exact: true }).click()
  await expect(page.getByRole('menuitemradio')).toHaveCount(2)
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await page.getByRole('menuitemradio', { name: fair }).click()
  await expect(column(page, 'Doing')).toBeVisible()
})

test('menu and dialogs have no accessibility violations in opposite themes', async ({ page }) => {
  await open(page, '?board=2')
  await page.getByRole('button', { name: 'Boards', exact: true }).click()
  await expect(page.getByRole('menuitemradio')).toHaveCount(2)
  await expectAccessibleInLooks(page)
  await page.goto('/apps/kanban?form=newBoard')
  await expect(page.getByRole('dialog', { name: 'New board' })).toBeVisible()
  await expectAccessibleInLooks(page)
})
