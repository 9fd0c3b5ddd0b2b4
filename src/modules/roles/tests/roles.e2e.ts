import type { Page } from '@playwright/test'
import { expect, expectAccessibleInLooks, test } from '#testing/browser/e2e.ts'
import { needsAllModules } from '#testing/project/created-project.ts'

const screen = './admin/roles/'
const trial = './pages/casl/'

// The demo creates its data at the first start.
const patient = { timeout: 30_000 }

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const getSquare = (page: Page, name: string) => page.getByRole('button', { name })
const list = (page: Page) => page.getByRole('navigation', { name: 'All roles' })

test('changes a right by keyboard, reviews, saves and undoes it', async ({ page }) => {
  await page.goto(`${screen}?role=agent`)
  const change = getSquare(page, 'Edit Roles: Never')
  await expect(change).toBeVisible(patient)
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
  await getSquare(page, 'View Roles: Always').focus()
  await page.keyboard.press('ArrowRight')
  await expect(getSquare(page, 'Create Roles: Never')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(change).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Always' }).press('Enter')
  await expect(page.getByText('1 unsaved change')).toBeVisible()
  await expect(getSquare(page, 'Edit Roles: Always (edited)')).toBeFocused()

  await list(page).getByRole('link', { name: 'Manager' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Review and save' }).press('Enter')
  const review = page.getByRole('dialog', { name: 'Save rules for Agent?' })
  await expect(review.getByText(/This affects \d+ users immediately\./)).toBeVisible()
  await expect(review.getByText('Amina Haddad')).toBeVisible()
  await expect(review.getByText('Edit Roles: Never → Always')).toBeVisible()
  await review.getByRole('button', { name: 'Save rules' }).press('Enter')
  await expect(review).toBeHidden()
  await expect(getSquare(page, 'Edit Roles: Always')).toBeVisible()
  await expect(list(page).getByRole('link', { name: /Agent.*Changed/ })).toBeVisible()

  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(change).toBeVisible()
  await expect(list(page).getByRole('link', { name: /Agent.*Changed/ })).toHaveCount(0)
})

test(
  'grants a module’s custom action by keyboard, which shows its button to users of the role',
  needsAllModules,
  async ({ page }) => {
    await page.goto(`${screen}?role=agent`)
    const send = getSquare(page, 'Send Invoices: Never')
    await expect(send).toBeVisible(patient)
    await getSquare(page, 'Delete Invoices: Never').focus()
    await page.keyboard.press('ArrowDown')
    await expect(send).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Always' }).press('Enter')
    await page.getByRole('button', { name: 'Review and save' }).click()
    const review = page.getByRole('dialog')
    await expect(review.getByText('Send Invoices: Never → Always')).toBeVisible()
    await review.getByRole('button', { name: 'Save rules' }).click()
    await expect(getSquare(page, 'Send Invoices: Always')).toBeVisible()
    await expect(getSquare(page, 'Record payments Invoices: Never')).toBeVisible()

    await page.goto(`${trial}?role=agent&topic=invoices`)
    await expect(page.getByText('Send Invoices: always')).toBeVisible(patient)
    await page.getByRole('button', { name: /^Switch to / }).click()
    await expect(page.getByText('You have this role')).toBeVisible()
    await page.goto('./apps/invoice/list/')
    await page.getByRole('grid').getByRole('link', { name: /^INV-/ }).first().click(patient)
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible(patient)
    await expect(page.getByRole('button', { name: 'Record payment' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  },
)

test('requires a second factor for a role by keyboard, and undoes it', async ({ page }) => {
  await page.goto(`${screen}?role=admin`)
  const demand = page.getByRole('switch', { name: 'Require two-step sign-in' })
  await expect(demand).toBeVisible(patient)
  await expect(demand).not.toBeChecked()
  await expect(demand).toHaveAccessibleDescription(/set up two-step sign-in at their next sign-in/)
  await demand.press('Space')
  await expect(page.getByText('Administrator now requires two-step sign-in.')).toBeVisible()
  await expect(demand).toBeChecked()
  await page.reload()
  await expect(demand).toBeChecked(patient)
  await demand.press('Space')
  await expect(demand).not.toBeChecked()
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(demand).toBeChecked()
})

test('creates a role as a copy, renames and deletes it', async ({ page }) => {
  await page.goto(screen)
  await page.getByRole('button', { name: 'New role' }).click(patient)
  const dialog = page.getByRole('dialog', { name: 'New role' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  await name.press('Enter')
  await expect(dialog.getByText('Enter a name.')).toBeVisible()
  await name.fill('Night shift')
  await dialog.getByRole('button', { name: 'Create role' }).click()
  await expect(page.getByRole('heading', { name: 'Night shift' })).toBeVisible()
  await expect(page).toHaveURL(/role=r-/)
  await expect(page.getByText('No one has this role yet.')).toBeVisible()

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Weekend shift')
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('heading', { name: 'Weekend shift' })).toBeVisible()

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete role' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Weekend shift?' })
  await question.getByRole('button', { name: 'Delete role' }).click()
  await expect(list(page).getByRole('link')).toHaveCount(5)
  await expect(page.getByText('Choose a role')).toBeVisible()
})

test('describes a rule limited to some fields, and applies it on the trial page', async ({ page }) => {
  await page.goto(`${screen}?role=viewer`)
  await getSquare(page, 'Edit Roles: Never').click(patient)
  await page.getByRole('menuitem', { name: 'With conditions…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Roles' })
  await expect(dialog.getByRole('group', { name: 'Condition 1' })).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'Fields' })).toContainText('name')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Review and save' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save rules' }).click()
  await expect(getSquare(page, 'Edit Roles: Some')).toBeVisible()

  await page.goto(`${trial}?role=viewer&topic=roles`)
  await expect(page.getByText('Edit Roles: when only name')).toBeVisible(patient)
  const record = page.getByRole('listitem').filter({ hasText: 'Any record' })
  await record.getByRole('button', { name: 'Edit' }).click()
  await expect(record.getByText('Edit: allowed (200)')).toBeVisible()
  await record.getByRole('button', { name: 'Delete' }).click()
  await expect(record.getByText('Delete: denied (403)')).toBeVisible()
})

test('shows the menu of each role, and switches to a sample user who has it', async ({ page }) => {
  await page.goto(trial)
  const roles = page.getByRole('group', { name: 'Role' })
  const pressed = { pressed: true }
  await expect(roles.getByRole('button', { name: 'Administrator', ...pressed })).toBeVisible(patient)
  await expect(page.getByText('Nothing is hidden')).toBeVisible()
  await expect(page.getByText('Full access to everything.')).toBeVisible()
  await roles.getByRole('button', { name: 'Viewer' }).press('Enter')
  await expect(roles.getByRole('button', { name: 'Viewer', ...pressed })).toBeVisible()
  await expect(page.getByText(/items? hidden/)).toBeVisible()
  await page.getByRole('button', { name: 'JSON' }).click()
  await expect(page.getByRole('region', { name: 'JSON' })).toContainText('"subject"')
  await page.getByRole('button', { name: /^Switch to / }).click()
  await expect(page.getByText('You have this role')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit rules' })).toHaveCount(0)
})

test('has no accessibility violations in opposite looks', async ({ page }) => {
  test.slow()
  await page.goto(`${screen}?role=agent`)
  const squares = page.getByRole('grid').locator('td button', { has: page.locator('[data-level="always"]') })
  await expect(squares.first()).toBeVisible(patient)
  await expectAccessibleInLooks(page)
  await squares.first().click()
  await page.getByRole('menuitem').last().click()
  await page.locator('[aria-haspopup="dialog"]').last().click()
  await expect(page.getByRole('dialog').getByRole('list').first()).toBeVisible()
  await expectAccessibleInLooks(page)
  await page.goto(`${trial}?role=agent&show=data`)
  await expect(page.getByRole('region').locator('visible=true').first()).toBeVisible(patient)
  await expectAccessibleInLooks(page)
})
